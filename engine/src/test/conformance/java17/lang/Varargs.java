package lang;

import java.util.Arrays;
import java.util.List;

/** Variable arguments, overloads, boxing in calls, and defaults of evaluation order. */
public final class Varargs {

  static String join(String first, Object... rest) {
    return first + rest.length + Arrays.toString(rest);
  }

  static String pick(int x) {
    return "int";
  }

  static String pick(long x) {
    return "long";
  }

  static String pick(Integer x) {
    return "Integer";
  }

  static String pick(Object x) {
    return "Object";
  }

  static String pick(int... x) {
    return "int...";
  }

  @SafeVarargs
  static <T> List<T> listOf(T... items) {
    return Arrays.asList(items);
  }

  static int sum(int... values) {
    int sum = 0;
    for (int value : values) {
      sum += value;
    }
    return sum;
  }

  private static int trace(String name, int value) {
    System.out.println("evaluated " + name);
    return value;
  }

  public static void main(String[] args) {
    System.out.println(join("a"));
    System.out.println(join("b", 1, "two", 3.0));
    System.out.println(join("c", (Object) new String[] {"x", "y"}).startsWith("c1[[L"));
    System.out.println(join("d", (Object[]) new String[] {"x", "y"}));
    System.out.println(join("e", new int[0].length, 'c', null));
    byte small = 3;
    System.out.println(pick(small) + pick('c') + pick(3L) + pick(Integer.valueOf(3)));
    System.out.println(pick(3.0f) + pick() + pick(1, 2) + pick((Object) 1));
    System.out.println(listOf(1, 2, 3) + " " + listOf().size() + " " + listOf("x").get(0));
    System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3) + " " + sum(new int[] {4, 5}));
    try {
      sum((int[]) null);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    int[] array = {0, 0, 0, 0};
    int i = 1;
    array[i] = i = 2;
    array[i++] += i * 10;
    System.out.println(Arrays.toString(array) + i);
    System.out.println(trace("a", 1) + trace("b", 2) * trace("c", 3));
    System.out.println(trace("x", 0) != 0 && trace("y", 1) == 1 || trace("z", 1) == 1);
    System.out.println(sum(trace("p", 1), trace("q", 2)));
    i = 5;
    i = i++ + ++i;
    System.out.println(i);
    i += i++ - --i;
    System.out.println(i);
  }
}
