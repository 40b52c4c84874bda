package dev.clew.benchmarks.deep;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Counts the branches of a library that calls with the inputs of all explored paths cover, as
 * JaCoCo does: the same for every version of Clew. In a JVM of its own, as a call may do anything.
 *
 * <p>Arguments: a results file, the folder of the entry point's class, jars of the library.
 */
final class CoveredBranches {

  private static final long MOST_SECONDS_A_CALL = 2;

  /** Calls that did not end go on beside the others. */
  private static final int MOST_ENDLESS = 3;

  private CoveredBranches() {}

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws InterruptedException {
    PrintStream out = System.out;
    PrintStream complaints = System.err;
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
    System.setErr(System.out);
    try {
      out.println(count(args));
    } catch (IOException | ReflectiveOperationException e) {
      complaints.println(e);
    }
    Runtime.getRuntime().halt(0); // calls that do not end
  }

  private static int count(String[] args)
      throws IOException, ReflectiveOperationException, InterruptedException {
    List<Path> jars = List.of(args).subList(2, args.length).stream().map(Path::of).toList();
    try (CountingLoader loader = new CountingLoader(Path.of(args[1]), jars)) {
      Method call =
          Class.forName(EntryPoint.CLASS, true, loader).getMethod(EntryPoint.METHOD, String.class);
      int endless = 0;
      for (String input : inputs(Path.of(args[0]))) {
        endless += endless < MOST_ENDLESS && !ends(call, input) ? 1 : 0;
      }
      return loader.coveredBranches();
    }
  }

  private static Set<String> inputs(Path results) throws IOException {
    Set<String> inputs = new LinkedHashSet<>();
    for (JsonNode path : new ObjectMapper().readTree(results.toFile()).at("/targets/0/paths")) {
      for (JsonNode input : path.get("inputs")) {
        if (input.get("name").textValue().equals("text") && input.get("value").isTextual()) {
          inputs.add(input.get("value").textValue());
        }
      }
    }
    return inputs;
  }

  private static boolean ends(Method call, String input) throws InterruptedException {
    Thread thread =
        new Thread(
            () -> {
              try {
                call.invoke(null, input);
              } catch (ReflectiveOperationException | RuntimeException | Error e) {
                return; // what a call throws covers branches, too
              }
            });
    thread.setDaemon(true);
    thread.start();
    thread.join(TimeUnit.SECONDS.toMillis(MOST_SECONDS_A_CALL));
    return !thread.isAlive();
  }
}
