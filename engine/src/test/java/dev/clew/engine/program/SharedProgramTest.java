package dev.clew.engine.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Several threads use one program, and what it takes of time and memory. */
final class SharedProgramTest {

  private static final int THREADS = 8;

  @Test
  void allThreadsGetTheSameClasses() throws IOException, InterruptedException, ExecutionException {
    try (Guest guest = new Guest()) {
      List<String> names = someNames(guest, 400);
      List<Callable<List<Object>>> tasks = new ArrayList<>();
      for (int seed = 0; seed < THREADS; seed++) {
        long order = seed;
        tasks.add(() -> visit(guest, names, order));
      }
      ExecutorService threads = Executors.newFixedThreadPool(THREADS);
      try {
        List<Future<List<Object>>> answers = threads.invokeAll(tasks);
        for (Future<List<Object>> each : answers) {
          assertThat(each.get()).isEqualTo(answers.get(0).get());
        }
        assertThat(answers.get(0).get()).hasSizeGreaterThan(2_000);
      } finally {
        threads.shutdownNow();
      }
    }
  }

  /** Loads in an order of its own and selects methods; the answers come in the names' order. */
  private static List<Object> visit(Guest guest, List<String> names, long seed) {
    List<String> order = new ArrayList<>(names);
    Collections.shuffle(order, new Random(seed));
    order.forEach(guest::load);
    List<Object> answers = new ArrayList<>();
    for (String name : names) {
      ClassInfo info = guest.load(name);
      answers.add(info);
      answers.addAll(info.allSuperinterfaces());
      for (MethodInfo method : guest.load("java/lang/Object").methods()) {
        if (method.isVirtual() && !info.isAbstract()) {
          answers.add(info.select(method));
        }
      }
    }
    return answers;
  }

  private static List<String> someNames(Guest guest, int count) {
    List<String> names =
        new ArrayList<>(
            guest.program.classPath().jdkClassNames().stream()
                .filter(name -> name.startsWith("java/"))
                .toList());
    Collections.shuffle(names, new Random(1));
    return names.subList(0, count);
  }

  /** Figures for whoever wants to know; only their being there is a promise. */
  @Test
  void threeThousandClassesFitIntoModestMemory() throws IOException {
    try (Guest guest = new Guest()) {
      List<String> names = someNames(guest, 3_000);
      long before = usedMemory();
      long start = System.nanoTime();
      names.forEach(guest::load);
      long micros = (System.nanoTime() - start) / 1_000;
      long bytes = usedMemory() - before;
      start = System.nanoTime();
      int bodies = 0;
      for (String name : names.subList(0, 300)) {
        for (MethodInfo method : guest.load(name).methods()) {
          bodies += method.hasCode() && method.readBody().maxLocals() >= 0 ? 1 : 0;
        }
      }
      long bodyNanos = (System.nanoTime() - start) / Math.max(bodies, 1);
      System.out.printf(
          "loading 3,000 classes: %d µs each, %d kB in all; %d bodies: %d µs each%n",
          micros / 3_000, bytes / 1_000, bodies, bodyNanos / 1_000);

      assertThat(bodies).isGreaterThan(1_000);
    }
  }

  private static long usedMemory() {
    System.gc();
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
