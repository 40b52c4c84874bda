package dev.clew.replay.process;

import java.nio.file.Path;
import java.util.List;

/**
 * What a JVM that runs code under test is for. How it is confined is not decided here.
 *
 * @param server its main class, which begins with a {@link dev.clew.harness.session.ServerSession}
 * @param classes those that the server needs beside the harness's
 * @param options of the JVM
 * @param recordsCoverage whether JaCoCo's agent is with it
 * @param places its class path, after the harness
 * @param arguments of the server, after those of its session
 */
public record JvmPlan(
    Class<?> server,
    List<Class<?>> classes,
    List<String> options,
    boolean recordsCoverage,
    List<Path> places,
    List<String> arguments) {
  public JvmPlan {
    classes = List.copyOf(classes);
    options = List.copyOf(options);
    places = List.copyOf(places);
    arguments = List.copyOf(arguments);
  }

  /** A server of the harness, without anything else. */
  public static JvmPlan of(Class<?> server) {
    return new JvmPlan(
        server, List.of(), List.of(), /* recordsCoverage= */ false, List.of(), List.of());
  }

  public JvmPlan withClasses(List<Class<?>> others) {
    return new JvmPlan(server, others, options, recordsCoverage, places, arguments);
  }

  public JvmPlan withOptions(String... others) {
    return new JvmPlan(server, classes, List.of(others), recordsCoverage, places, arguments);
  }

  public JvmPlan withCoverage() {
    return new JvmPlan(server, classes, options, /* recordsCoverage= */ true, places, arguments);
  }

  public JvmPlan withPlaces(List<Path> others) {
    return new JvmPlan(server, classes, options, recordsCoverage, others, arguments);
  }

  public JvmPlan withArguments(List<String> others) {
    return new JvmPlan(server, classes, options, recordsCoverage, places, others);
  }
}
