package text;

/** Concatenation of everything with everything, and the order in which it is evaluated. */
public final class Concatenations {

  private static int calls;

  static class Loud {
    private final String name;

    Loud(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      calls++;
      return name + calls;
    }
  }

  static class Null {
    @Override
    public String toString() {
      return null;
    }
  }

  static class Failing {
    @Override
    public String toString() {
      throw new IllegalStateException("no text");
    }
  }

  static int next() {
    return ++calls;
  }

  public static void main(String[] args) {
    byte b = -1;
    short s = 2;
    char c = 'c';
    int i = Integer.MIN_VALUE;
    long l = Long.MIN_VALUE;
    float f = 1e10f;
    double d = -0.0;
    boolean z = true;
    Object o = null;
    String t = null;
    System.out.println("" + b + s + c + i + l + f + d + z + o + t);
    System.out.println(b + s + c + i + "" + c + c);
    System.out.println(c + 1 + "x" + (c + 1) + (char) (c + 1));
    System.out.println("\u0001\u0002".length() + "a\u0001b" + i + "\u0002".length());
    Loud one = new Loud("one");
    Loud two = new Loud("two");
    System.out.println(one + "," + two + "," + one);
    System.out.println(next() + ":" + next() + ":" + (calls = 10) + ":" + calls);
    System.out.println("null text " + new Null());
    try {
      System.out.println("x" + new Failing() + next());
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + calls);
    }
    String sum = "";
    for (int k = 0; k < 5; k++) {
      sum += k + ",";
      sum += 'x';
      sum += k * 0.5;
    }
    System.out.println(sum);
    String[] array = {"a", "b"};
    int index = 0;
    array[index++] += index;
    System.out.println(array[0] + array[1] + index);
    StringBuilder shared = new StringBuilder("s");
    System.out.println("" + shared + shared.append("t") + shared);
    String many =
        "" + 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14 + 15 + 16 + 17 + 18 + 19
            + 20 + i + i + i + i + i + l + l + l + l + l + d + d + d + d + d + c + c + c + c + c + z
            + z + z + z + o + o + o + t + t + one + f + f;
    System.out.println(many + many.length());
    final int constant = 5;
    final String compile = "v" + constant + 1.0 + 'c' + true + 3L + (byte) 300 + 1.0f;
    System.out.println(compile + (compile == "v51.0ctrue3441.0"));
    CharSequence sequence = new StringBuilder("sequence");
    System.out.println(sequence + "!" + new int[0].length + new char[] {'x'}.length);
    System.out.println(
        "caf\u00e9".length()
            + "\u4e2d".length()
            + ("\u4e2d" + "a").length()
            + ("a" + c + '\u4e2d').hashCode());
  }
}
