package older;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Class files of Java 8: no nest mates, so accessors; builders instead of indy concatenation. */
public class OldClassFiles {

  private int secret = 1;
  private static long counter = 10;

  private int hidden(int x) {
    return x + secret;
  }

  private OldClassFiles() {}

  class Inner {
    private String text = "inner";

    private int use() {
      secret += 5;
      counter++;
      secret++;
      return hidden(secret++ + (int) counter);
    }
  }

  static class Nested extends OldClassFiles {
    private final List<String> log = new ArrayList<String>();

    private void add(String s) {
      log.add(s);
    }
  }

  interface Old {
    int f(int x);
  }

  enum Kind {
    A,
    B,
    C
  }

  static String kind(Kind kind) {
    switch (kind) {
      case A:
        return "first";
      case B:
        return "second";
      default:
        return "other";
    }
  }

  static String close(boolean fail) {
    StringBuilder log = new StringBuilder();
    try (AutoCloseable one = () -> log.append("one ");
        AutoCloseable two =
            () -> {
              log.append("two ");
              throw new IllegalStateException("two");
            }) {
      log.append("body ");
      if (fail) {
        throw new RuntimeException("body");
      }
    } catch (Exception e) {
      log.append(e.getMessage()).append(e.getSuppressed().length);
    } finally {
      log.append(" end");
    }
    return log.toString();
  }

  public static void main(String[] args) {
    OldClassFiles outer = new OldClassFiles();
    Inner inner = outer.new Inner();
    System.out.println(inner.use() + " " + inner.use() + " " + inner.text + outer.secret + counter);
    Nested nested = new Nested();
    nested.add("x");
    nested.log.add("y");
    System.out.println(nested.log + "" + ((OldClassFiles) nested).secret);
    Old old =
        new Old() {
          @Override
          public int f(int x) {
            return x * outer.secret + (int) counter;
          }
        };
    System.out.println(old.f(3));
    String text = "a" + 1 + 'c' + 2L + 3.5f + 4.5 + null + true + new int[0].length;
    text += text.length();
    System.out.println(text);
    for (Kind kind : Kind.values()) {
      System.out.println(kind + kind(kind) + kind.ordinal());
    }
    System.out.println(close(false));
    System.out.println(close(true));
    for (String word : Arrays.asList("Aa", "BB", "cc")) {
      switch (word) {
        case "Aa":
          System.out.println("Aa");
          break;
        case "BB":
          System.out.println("BB");
          break;
        default:
          System.out.println("default");
      }
    }
    assert counter > 0 : "counter";
    try {
      assert counter < 0 : counter;
    } catch (AssertionError e) {
      System.out.println(e.getMessage());
    }
    System.out.println(OldClassFiles.class.getName() + int[].class.getName());
  }
}
