package programs;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;

/** Events in a queue: customers at two counters, and a vending machine of states. */
public final class Simulation {

  record Event(int time, int sequence, Runnable action) {}

  private final PriorityQueue<Event> events =
      new PriorityQueue<>(Comparator.comparingInt(Event::time).thenComparingInt(Event::sequence));
  private final Deque<Integer> waiting = new ArrayDeque<>();
  private final Random random = new Random(2024);
  private final int[] arrivals = new int[30];
  private int now;
  private int sequence;
  private int freeCounters = 2;
  private long totalWait;
  private int served;

  private void schedule(int delay, Runnable action) {
    events.add(new Event(now + delay, sequence++, action));
  }

  private void arrive(int customer) {
    arrivals[customer] = now;
    waiting.add(customer);
    System.out.println(now + ": customer " + customer + " arrives, " + waiting.size() + " waiting");
    serve();
    if (customer + 1 < 15) {
      schedule(1 + random.nextInt(4), () -> arrive(customer + 1));
    }
  }

  private void serve() {
    if (freeCounters > 0 && !waiting.isEmpty()) {
      freeCounters--;
      int customer = waiting.remove();
      totalWait += now - arrivals[customer];
      int duration = 2 + random.nextInt(7);
      schedule(duration, () -> leave(customer));
    }
  }

  private void leave(int customer) {
    freeCounters++;
    served++;
    System.out.println(now + ": customer " + customer + " leaves");
    serve();
  }

  void run() {
    schedule(0, () -> arrive(0));
    for (Event event; (event = events.poll()) != null; ) {
      now = event.time();
      event.action().run();
    }
    System.out.println(served + " served until " + now + ", waited " + (double) totalWait / served);
  }

  enum State {
    IDLE {
      @Override
      State on(char input) {
        return input == 'c' ? PAID : this;
      }
    },
    PAID {
      @Override
      State on(char input) {
        return switch (input) {
          case 'p' -> SERVING;
          case 'r' -> IDLE;
          default -> this;
        };
      }
    },
    SERVING {
      @Override
      State on(char input) {
        if (input == 'c') {
          throw new IllegalStateException("busy");
        }
        return IDLE;
      }
    };

    abstract State on(char input);
  }

  public static void main(String[] args) {
    new Simulation().run();
    Map<State, Integer> visits = new EnumMap<>(State.class);
    State state = State.IDLE;
    for (char input : "xcpxccrcpcxcp".toCharArray()) {
      try {
        state = state.on(input);
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage() + " in " + state);
      }
      visits.merge(state, 1, Integer::sum);
    }
    System.out.println(state + " " + visits);
  }
}
