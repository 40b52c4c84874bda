package newer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Many types against many patterns: a matrix of answers. */
public final class TypeTests {

  interface Flying {}

  interface Swimming {}

  static class Animal {}

  static class Bird extends Animal implements Flying {}

  static final class Duck extends Bird implements Swimming {}

  static final class Fish extends Animal implements Swimming {}

  static String first(Object o) {
    return switch (o) {
      case Duck d -> "duck";
      case Swimming s when s instanceof Animal -> "swimming animal";
      case Flying f -> "flying";
      case Animal a -> "animal";
      case Set<?> s when s instanceof TreeSet<?> t && !t.isEmpty() -> "sorted from " + t.first();
      case Collection<?> c when c.contains(null == o ? 1 : 2) -> "with two";
      case Collection<?> c -> "collection";
      case int[][] grid -> "grid " + grid.length;
      case Object[] array when array.getClass().getComponentType() == String.class -> "strings";
      case Object[] array -> "objects";
      case Comparable<?> c -> "comparable " + c;
      case Object x -> "object";
    };
  }

  static boolean both(Object a, Object b) {
    return a instanceof Animal x && b instanceof Animal y && x.getClass() == y.getClass();
  }

  public static void main(String[] args) {
    Object[] all = {
      new Duck(), new Fish(), new Bird(), new Animal(), new Flying() {}, new Swimming() {}, new TreeSet<>(List.of("b", "a")), new TreeSet<>(), new ArrayList<>(List.of(1, 2)), List.of(), new int[2][3], new String[1], new Object[1], new Integer[0], "text", 5, new Object(), new long[1]
    };
    for (Object o : all) {
      StringBuilder tests = new StringBuilder();
      tests.append(o instanceof Animal).append(o instanceof Flying).append(o instanceof Swimming);
      tests.append(o instanceof Comparable).append(o instanceof Object[]).append(o instanceof Cloneable);
      System.out.println(first(o) + " " + tests.toString().replace("true", "1").replace("false", "0"));
    }
    System.out.println(both(new Duck(), new Duck()) + " " + both(new Duck(), new Bird()) + both("x", null));
    try {
      first(null);
    } catch (NullPointerException e) {
      System.out.println("even a case for Object does not take null");
    }
  }
}
