package dev.clew.replay.process;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.harness.session.ServerSession;
import dev.clew.replay.wall.Permission;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The words that start a JVM of a class path's JDK.
 *
 * @param harness the classes of Clew's that are in it
 * @param scratch the folder that it may write to
 */
record JvmCommand(
    ClassPath classPath, Set<Permission> allowed, HarnessClasses harness, Path scratch) {

  private static final Path SHELL = Path.of("/bin/sh");

  /**
   * Gives the pipe descriptors of its own: the standard ones lead nowhere, for the JVM and for
   * programs that it starts, so that nothing gets at the pipe by accident.
   */
  private static final String OWN_PIPE =
      "exec 3<&0 4>&1 </dev/null >/dev/null || exit; exec \"$@\"";

  /** That of the class path's JDK, or else the one that runs Clew. */
  static Path java(ClassPath classPath) {
    Path own = classPath.jdkHome().resolve("bin").resolve("java");
    return Files.isExecutable(own) ? own : Path.of(System.getProperty("java.home"), "bin", "java");
  }

  List<String> words(JvmPlan plan) {
    boolean hasShell = Files.isExecutable(SHELL);
    List<String> words = new ArrayList<>();
    if (hasShell) {
      words.addAll(List.of(SHELL.toString(), "-c", OWN_PIPE, "clew-pipe"));
    }
    words.add(java(classPath).toString());
    words.addAll(options());
    words.addAll(harness.patchOptions());
    words.addAll(plan.options());
    if (plan.recordsCoverage()) {
      words.addAll(harness.coverageOptions());
    }
    words.addAll(List.of("-cp", path(plan), plan.server().getName()));
    words.add(scratch.toString());
    words.add(allowed.stream().map(Permission::word).sorted().collect(Collectors.joining(",")));
    words.add(hasShell ? ServerSession.OWN_PIPE : ServerSession.STANDARD_PIPE);
    words.addAll(plan.arguments());
    return words;
  }

  /** The harness comes first: a class of the users' by the same name is not taken for it. */
  private String path(JvmPlan plan) {
    List<String> places = new ArrayList<>(List.of(harness.classes().toString()));
    plan.places().forEach(place -> places.add(place.toString()));
    return String.join(File.pathSeparator, places);
  }

  /** Options that suit short calls. */
  private List<String> options() {
    return List.of(
        "-Xmx512m",
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-Xshare:auto",
        "-XX:-UsePerfData",
        "-XX:-CreateCoredumpOnCrash",
        "-XX:-OmitStackTraceInFastThrow",
        "-XX:+DisplayVMOutputToStderr",
        "-Xlog:disable",
        "-Xlog:all=warning:stderr",
        "-XX:ErrorFile=" + scratch.resolve("crash.txt"),
        "-Djava.library.path=" + System.getProperty("java.library.path", ""),
        "-Djava.io.tmpdir=" + scratch,
        "--enable-native-access=ALL-UNNAMED");
  }
}
