package dev.clew.benchmarks;

import dev.clew.engine.boot.Engine;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.LazyInputs;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.State;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.simplify.Simplifier;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

/**
 * What a fork costs, with a heap of 10,000 objects beside what the JDK's start left: bare, and with
 * twenty objects written by every child, chosen at random. The last 100 and the last 1,000 children
 * are kept alive, and every other one continues the oldest of them, whose pages are no longer in
 * any cache. Run it with {@code -Xmx512m}.
 */
public final class ForkCosts {

  private static final int OBJECTS = 10_000;
  private static final int SMALL_WINDOW = 100;
  private static final int LARGE_WINDOW = 1_000;
  private static final int ROUNDS = 8;

  private ForkCosts() {}

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException {
    try (GuestPrograms guests = GuestPrograms.open()) {
      Engine engine = guests.engine();
      Terms terms = new Terms(Simplifier.factory());
      Machine m = new Machine(engine.runtime(), terms, LazyInputs.NONE, engine.booted());
      RuntimeClass type = engine.runtime().classes().named("java/util/HashMap$Node");
      int first = m.allocate(type);
      for (int i = 1; i < OBJECTS; i++) {
        m.allocate(type);
      }
      State state = m.freeze();
      for (int round = 0; round < ROUNDS; round++) {
        double bare = bare(engine, terms, state, 2_000_000);
        double few = writing(engine, terms, state, first, SMALL_WINDOW, 200_000);
        double many = writing(engine, terms, state, first, LARGE_WINDOW, 200_000);
        System.out.printf(
            "round %d: bare fork %.0f ns; with 20 writes %,.0f forks/s (%d alive), %,.0f (%d alive)%n",
            round, bare, 1e9 / few, SMALL_WINDOW, 1e9 / many, LARGE_WINDOW);
      }
    }
  }

  /** Freezing and resuming, nothing else. */
  private static double bare(Engine engine, Terms terms, State start, int forks) {
    State state = start;
    long t = System.nanoTime();
    for (int i = 0; i < forks; i++) {
      state = new Machine(engine.runtime(), terms, LazyInputs.NONE, state).freeze();
    }
    return (System.nanoTime() - t) / (double) forks;
  }

  private static double writing(
      Engine engine, Terms terms, State start, int first, int kept, int forks) {
    Random random = new Random(1);
    Deque<State> window = new ArrayDeque<>();
    window.add(start);
    long t = System.nanoTime();
    for (int i = 0; i < forks; i++) {
      State parent = i % 2 == 0 ? window.getLast() : window.getFirst();
      Machine m = new Machine(engine.runtime(), terms, LazyInputs.NONE, parent);
      for (int k = 0; k < 20; k++) {
        int id = first + random.nextInt(OBJECTS);
        ((Instance) m.heap().own(id)).set(0, i);
      }
      window.addLast(m.freeze());
      if (window.size() > kept) {
        window.removeFirst();
      }
    }
    return (System.nanoTime() - t) / (double) forks;
  }
}
