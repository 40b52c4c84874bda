package exceptions;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** Where exceptions come from: methods, files and lines, down to main. */
public final class StackTraces {

  static class Failing {
    private final int value;

    Failing(int value) {
      if (value < 0) {
        throw new IllegalArgumentException("negative: " + value);
      }
      this.value = value;
    }

    int divide(int by) {
      return value / by;
    }

    static Object initialise() {
      return new Failing(-1);
    }
  }

  interface Visitor {
    void visit(int x);

    default void twice(int x) {
      visit(x);
      visit(x - 1);
    }
  }

  private static int recurse(int n) {
    if (n == 0) {
      throw new IllegalStateException("bottom");
    }
    return recurse(n - 1) + 1;
  }

  private static void show(Throwable e) {
    System.out.println(e);
    for (StackTraceElement element : e.getStackTrace()) {
      if (element.getClassName().startsWith("exceptions.")
          && !element.getMethodName().contains("lambda")) {
        System.out.println(
            "  "
                + element.getClassName()
                + "."
                + element.getMethodName()
                + "("
                + element.getFileName()
                + ":"
                + element.getLineNumber()
                + ")");
      }
      if (element.getMethodName().equals("main")) {
        break;
      }
    }
  }

  public static void main(String[] args) {
    Runnable[] actions = {
      () -> recurse(4),
      () -> new Failing(5).divide(0),
      Failing::initialise,
      () -> List.of(1, 2, 3).forEach(x -> new Failing(1 - x)),
      () -> ((Visitor) x -> new Failing(x)).twice(0),
      new Runnable() {
        @Override
        public void run() {
          int[] array = new int[2];
          for (int i = 0; ; i++) {
            array[i] = i;
          }
        }
      },
      () -> Integer.parseInt("x"),
    };
    for (Runnable action : actions) {
      try {
        action.run();
      } catch (RuntimeException e) {
        show(e);
      }
    }
    Exception made = new Exception("made here");
    try {
      rethrow(made);
    } catch (Exception e) {
      show(e);
      e.fillInStackTrace();
      show(e);
      e.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "C.java", 7)});
      StringWriter text = new StringWriter();
      e.printStackTrace(new PrintWriter(text, true));
      System.out.print(text);
    }
    causes();
  }

  private static void rethrow(Exception e) throws Exception {
    throw e;
  }

  private static void causes() {
    StackTraceElement[] none = {};
    Exception inner = new RuntimeException("inner");
    Exception outer = new Exception("outer", new IllegalStateException(inner));
    outer.addSuppressed(new Error("beside"));
    for (Throwable each : List.of(inner, outer, outer.getCause(), outer.getSuppressed()[0])) {
      each.setStackTrace(none);
    }
    StringWriter text = new StringWriter();
    outer.printStackTrace(new PrintWriter(text));
    System.out.print(text);
  }
}
