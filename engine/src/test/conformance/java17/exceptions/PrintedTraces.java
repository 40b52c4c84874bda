package exceptions;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whole printed stack traces, the library's frames included, down to the main method. */
public final class PrintedTraces {

  private interface Action {
    void run() throws Throwable;
  }

  static class Broken {
    static final int VALUE = 1 / Integer.parseInt("0");

    static void touch() {}
  }

  static class BrokenByError {
    static int value;

    static {
      if (value == 0) {
        throw new AssertionError("broken");
      }
    }
  }

  static class Above {
    static {
      if (Broken.class != null) {
        throw new IllegalStateException();
      }
    }
  }

  static class Below extends Above {}

  static final class Resource implements AutoCloseable {
    private final String name;

    Resource(String name) {
      this.name = name;
    }

    @Override
    public void close() throws IOException {
      throw new IOException("close " + name);
    }
  }

  /** How many frames are common depends on who called main: not shown. */
  private static void show(String title, Action action) {
    try {
      action.run();
      System.out.println(title + " returned");
    } catch (Throwable e) {
      StringWriter text = new StringWriter();
      e.printStackTrace(new PrintWriter(text, true));
      System.out.println("== " + title);
      for (String line : text.toString().split("\n")) {
        boolean isBelowMain = line.contains("reflect") || line.contains("TranscriptWriter");
        if (!isBelowMain && !line.matches("\\s*\\.\\.\\. \\d+ more")) {
          System.out.println(line);
        }
      }
    }
  }

  private static void resources() throws IOException {
    try (Resource a = new Resource("a");
        Resource b = new Resource("b")) {
      throw new IllegalArgumentException("body of " + a.name + b.name);
    }
  }

  private static int deep(int n) {
    return deep(n + 1) + 1;
  }

  public static void main(String[] args) {
    show("initialiser", () -> Broken.touch());
    show("initialiser again", () -> Broken.touch());
    show("by name", () -> Class.forName("exceptions.PrintedTraces$Broken"));
    show("error", () -> System.out.println(BrokenByError.value));
    show("error again", () -> System.out.println(BrokenByError.value));
    show("below", () -> new Below());
    show("above", () -> new Above());
    show("below again", () -> new Below());
    show("resources", () -> resources());
    show("stream", () -> Stream.of(1, 2, 0).map(i -> 10 / i).collect(Collectors.toList()));
    show("sort", () -> Arrays.asList("a", null, "b").sort(Comparator.naturalOrder()));
    show("map", () -> new HashMap<String, String>().computeIfAbsent("k", k -> Integer.toString(k.charAt(3))));
    show("no class", () -> Class.forName("no.Such"));
    show("copy", () -> System.arraycopy(new int[1], 0, new int[1], 0, 2));
    show("clone", () -> new PrintedTraces().clone());
    show("loop", () -> loop(new ArrayList<>(List.of(1, 2, 3))));
    show("parse", () -> Integer.parseInt("x1"));
    show("format", () -> String.format("%d", "x"));
    Throwable one = new Exception("one");
    Throwable other = new Exception("other", one);
    one.initCause(other);
    show("cycle", () -> { throw new RuntimeException("outer", one); });
    try {
      deep(0);
    } catch (StackOverflowError e) {
      System.out.println(e.getMessage() + e.getStackTrace().length + e.getStackTrace()[9]);
    }
    System.out.println(Thread.currentThread().getStackTrace()[0].getMethodName());
    System.out.println(Thread.currentThread().getStackTrace()[1]);
    Exception made = new Exception("made");
    made.setStackTrace(
        new StackTraceElement[] {
          new StackTraceElement("A", "b", "C.java", 7),
          new StackTraceElement("A", "n", null, -2),
          new StackTraceElement("loader", "module", "1", "A", "u", null, -1)
        });
    show("made", () -> { throw made; });
    Exception bare = new Exception("bare", null, false, false) {};
    bare.addSuppressed(one);
    System.out.println(bare.getStackTrace().length + " " + bare.getSuppressed().length);
  }

  private static void loop(List<Integer> list) {
    for (Integer each : list) {
      list.remove(each);
    }
  }
}
