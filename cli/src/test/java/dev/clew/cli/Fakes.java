package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.ExplorerProvider;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;

/** Explorers that do as a test needs, and a class for them to explore. */
final class Fakes {

  static final String SOURCE =
      """
      package com.acme;
      public class Cart {
        private Cart() {}
        public static int half(int x) { return x / 2; }
        public static int share(int x, int y) { return x / y; }
      }
      """;

  private Fakes() {}

  static void compile(Path folder) throws IOException {
    Path source = Files.writeString(folder.resolve("Cart.java"), SOURCE);
    int exitCode =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", folder.toString(), source.toString());
    assertThat(exitCode).isZero();
  }

  static ExplorerProvider of(Explorer explorer) {
    return (program, options, jvms) -> explorer;
  }

  /** Two paths for each method: one returns 4 and one throws. */
  static Exploration found(Status status, Map<Reason, Long> reasons) {
    return new Exploration(status, reasons, List.of(returning(0), throwing(1)), Effort.NONE);
  }

  static ExplorerProvider complete() {
    return of(
        (target, bounds, strategy, seed, jobs, budget, listener) ->
            found(Status.COMPLETE, Map.of()));
  }

  /** Finds a path, says so, and then goes on until it is told to stop, if it obeys. */
  static ExplorerProvider endless(boolean obeys, Runnable found) {
    return of(
        (target, bounds, strategy, seed, jobs, budget, listener) -> {
          listener.pathEnded(returning(0));
          found.run();
          while (!obeys || !budget.exhausted()) {
            Thread.onSpinWait();
          }
          Reason reason = new Reason(ReasonCode.TIME, "more was to come");
          return new Exploration(
              Status.TIMEOUT, Map.of(reason, 1L), List.of(returning(0)), Effort.NONE);
        });
  }

  static ExploredPath returning(int decision) {
    Outcome outcome =
        new Outcome.Returned("int", new Datum.Primitive(4), new Site("com.acme.Cart", "share", 5));
    return path(decision, "y != 0", outcome, 2);
  }

  static ExploredPath throwing(int decision) {
    Outcome outcome =
        new Outcome.Threw(
            "java.lang.ArithmeticException", "/ by zero", new Site("com.acme.Cart", "share", 5));
    return path(decision, "y == 0", outcome, 0);
  }

  private static ExploredPath path(int decision, String condition, Outcome outcome, int y) {
    List<Input> inputs =
        List.of(
            new Input("x", "int", new Datum.Primitive(8)),
            new Input("y", "int", new Datum.Primitive(y)));
    return new ExploredPath(List.of(decision), List.of(condition), inputs, outcome, true);
  }
}
