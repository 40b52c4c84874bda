package newer;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

/** Exceptions, arrays and nested generics as subjects of pattern switches. */
public final class UnionTypes {

  sealed interface Outcome<T> permits Done, Broken {}

  record Done<T>(T value) implements Outcome<T> {}

  record Broken<T>(Throwable cause) implements Outcome<T> {}

  static <T> Outcome<T> attempt(Callable<T> callable) {
    try {
      return new Done<>(callable.call());
    } catch (Throwable e) {
      return new Broken<>(e);
    }
  }

  static String explain(Outcome<?> outcome) {
    return switch (outcome) {
      case Done<?>(Integer i) when i % 2 == 0 -> "even " + i;
      case Done<?>(Number n) -> "number " + n;
      case Done<?>(CharSequence s) when s.length() > 3 -> "long " + s;
      case Done<?>(Object[] array) when array.length > 0 && array[0] instanceof String first -> "starts with " + first;
      case Done<?>(Object[] array) -> "array " + array.length;
      case Done<?>(var value) -> "done " + value;
      case Broken<?>(IOException e) -> "io: " + e.getMessage();
      case Broken<?>(RuntimeException e) when e.getCause() instanceof IOException inner -> "wrapped " + inner.getMessage();
      case Broken<?>(RuntimeException e) -> switch (e) {
        case ArithmeticException a -> "arithmetic";
        case IndexOutOfBoundsException i -> "index: " + i.getMessage();
        default -> e.getClass().getSimpleName();
      };
      case Broken<?>(StackOverflowError e) -> "overflow";
      case Broken<?>(Error e) -> "error " + e.getMessage();
      case Broken<?>(var other) -> "checked " + other;
    };
  }

  private static int forever(int n) {
    return forever(n + 1) + 1;
  }

  public static void main(String[] args) {
    List<Callable<?>> all = List.of(
        () -> 4, () -> 5, () -> 2.5, () -> "text", () -> "abc", () -> new String[] {"first"}, () -> new Object[] {1}, () -> new Integer[0], () -> null, () -> 1 / (args.length - args.length),
        () -> List.of().get(0), () -> "x".charAt(3), () -> { throw new IOException("disk"); }, () -> { throw new RuntimeException(new IOException("inner")); }, () -> { throw new Exception("plain"); },
        () -> { throw new AssertionError("assertion"); }, () -> forever(0), () -> (String) (Object) 5, () -> new int[] {1, 2});
    for (Callable<?> callable : all) {
      String text = explain(attempt(callable));
      System.out.println(text.startsWith("done [I") ? "done ints" : text);
    }
  }
}
