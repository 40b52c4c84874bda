package newer;

import java.util.List;
import java.util.function.Supplier;

/** Patterns in loops, conditions, lambdas and scopes; enum constants with qualified names. */
public final class MixedPatterns {

  sealed interface Command {}

  enum Simple implements Command {
    START, STOP
  }

  record Move(int dx, int dy) implements Command {}

  record Repeat(int times, Command command) implements Command {}

  record Batch(Command... commands) implements Command {}

  private int x;
  private int y;
  private boolean running;
  private int steps;

  String run(Command command) {
    steps++;
    return switch (command) {
      case Simple.START -> {
        running = true;
        yield "started";
      }
      case Simple.STOP -> {
        running = false;
        yield "stopped";
      }
      case Move m when !running -> "ignored";
      case Move(int dx, int dy) -> {
        x += dx;
        y += dy;
        yield x + "," + y;
      }
      case Repeat(int times, Command inner) when times <= 0 -> "none";
      case Repeat(int times, Repeat(int more, Command inner)) -> run(new Repeat(times * more, inner));
      case Repeat(int times, Command inner) -> {
        String last = "";
        for (int i = 0; i < times; i++) {
          last = run(inner);
        }
        yield last;
      }
      case Batch(Command[] commands) -> {
        StringBuilder all = new StringBuilder("[");
        for (Command each : commands) {
          all.append(run(each)).append(' ');
        }
        yield all.append(']').toString();
      }
    };
  }

  static int sum(List<?> items) {
    int sum = 0;
    for (Object item : items) {
      sum += item instanceof Integer i ? i : item instanceof List<?> inner && !inner.isEmpty() ? sum(inner) : 0;
    }
    return sum;
  }

  static Supplier<String> later(Object o) {
    return () -> switch (o) {
      case Character c when Character.isDigit(c) -> "digit " + (c - '0');
      case Character c -> "char " + (int) c;
      case Number n when n.doubleValue() != n.doubleValue() -> "not a number";
      case Number n -> "number " + n.intValue();
      case Object other -> "object " + other;
    };
  }

  static String loop(Object start) {
    Object at = start;
    int hops = 0;
    while (at instanceof Repeat(var times, var next) && times != 99) {
      at = next;
      hops++;
    }
    if (!(at instanceof Move(var dx, var dy))) {
      return hops + " hops to " + at;
    }
    return hops + " hops to a move by " + (dx + dy);
  }

  public static void main(String[] args) {
    MixedPatterns robot = new MixedPatterns();
    Command[] commands = {
      new Move(1, 1), Simple.START, new Move(1, 2), new Repeat(3, new Move(2, 0)), new Repeat(0, Simple.STOP), new Repeat(2, new Repeat(2, new Move(0, -1))),
      new Batch(new Move(5, 5), Simple.STOP, new Move(9, 9), Simple.START), new Batch(), new Move(-1, -1)
    };
    for (Command command : commands) {
      System.out.println(robot.run(command));
    }
    System.out.println(robot.x + " " + robot.y + " " + robot.running + " " + robot.steps);
    System.out.println(sum(List.of(1, "x", List.of(2, List.of(), List.of(3)), 4L)));
    for (Object o : new Object[] {'7', 'x', 3.9, Double.NaN, "text", 5L}) {
      System.out.println(later(o).get());
    }
    System.out.println(loop(commands[5]) + "; " + loop(commands[4]) + "; " + loop(new Repeat(99, null)) + "; " + loop(null));
    try {
      robot.run(null);
    } catch (NullPointerException e) {
      System.out.println("no command");
    }
    try {
      later(null).get();
    } catch (NullPointerException e) {
      System.out.println("no object");
    }
  }
}
