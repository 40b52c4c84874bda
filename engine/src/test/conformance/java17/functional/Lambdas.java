package functional;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** Lambdas and method references of all kinds, and their composition. */
public final class Lambdas {

  private final String prefix;

  Lambdas(String prefix) {
    this.prefix = prefix;
  }

  String prefixed(Object o) {
    return prefix + o;
  }

  static <T> T twice(UnaryOperator<T> f, T x) {
    return f.apply(f.apply(x));
  }

  interface TriFunction<A, B, C, R> {
    R apply(A a, B b, C c);
  }

  class Base {
    String hello() {
      return "base" + prefix;
    }
  }

  class Derived extends Base {
    @Override
    String hello() {
      Supplier<String> viaSuper = super::hello;
      Supplier<String> viaThis = this::own;
      return viaSuper.get() + viaThis.get();
    }

    String own() {
      return "own";
    }
  }

  @FunctionalInterface
  interface Thrower {
    void run() throws Exception;
  }

  public static void main(String[] args) throws Exception {
    Function<String, Integer> length = String::length;
    Function<Integer, Integer> square = x -> x * x;
    System.out.println(
        length.andThen(square).apply("abcd") + " " + square.compose(length).apply("xy"));
    System.out.println(Function.<String>identity().apply("same"));
    Predicate<String> empty = String::isEmpty;
    System.out.println(
        empty.negate().and(s -> s.length() < 3).or(s -> s.equals("long")).test("long"));
    System.out.println(Predicate.not(empty).test("") + " " + Predicate.isEqual(null).test(null));
    Supplier<List<String>> maker = ArrayList::new;
    IntFunction<int[]> array = int[]::new;
    Function<String, Lambdas> constructor = Lambdas::new;
    Lambdas object = constructor.apply("p-");
    Function<Object, String> bound = object::prefixed;
    BiFunction<Lambdas, Object, String> unbound = Lambdas::prefixed;
    System.out.println(
        maker.get() + " " + array.apply(3).length + bound.apply(1) + unbound.apply(object, 2));
    BinaryOperator<Integer> max = BinaryOperator.maxBy(Comparator.naturalOrder());
    System.out.println(max.apply(3, 9) + " " + twice(s -> s + "!", "hey") + twice(x -> x * 3, 2));
    TriFunction<Integer, Long, String, String> tri = (a, b, c) -> a + b + c;
    System.out.println(tri.apply(1, 2L, "3"));
    Function<Integer, Function<Integer, Function<Integer, Integer>>> curried =
        a -> b -> c -> a * b + c;
    System.out.println(curried.apply(2).apply(3).apply(4));
    List<String> log = new ArrayList<>();
    Consumer<String> add = log::add;
    add.andThen(s -> log.add(s.toUpperCase(java.util.Locale.ROOT))).accept("x");
    System.out.println(log);
    ToIntFunction<String> parse = Integer::parseInt;
    IntUnaryOperator negate = x -> -x;
    IntPredicate odd = x -> (x & 1) == 1;
    System.out.println(
        parse.applyAsInt("12")
            + negate.andThen(x -> x - 1).applyAsInt(5)
            + " "
            + odd.negate().test(3));
    System.out.println(object.new Derived().hello());
    Thrower thrower =
        () -> {
          throw new java.io.IOException("from a lambda");
        };
    try {
      thrower.run();
    } catch (java.io.IOException e) {
      System.out.println(e.getMessage());
    }
    Runnable[] actions = new Runnable[3];
    for (int i = 0; i < 3; i++) {
      long big = i * 10_000_000_000L;
      double half = i / 2.0;
      char c = (char) ('a' + i);
      actions[i] = () -> System.out.println(big + " " + half + " " + c);
    }
    Arrays.asList(actions).forEach(Runnable::run);
    try {
      String none = null;
      Supplier<Integer> failing = none::length;
      failing.get();
    } catch (NullPointerException e) {
      System.out.println("a reference to null fails when made");
    }
    Runnable both = (Runnable & java.io.Serializable) () -> System.out.println("intersection");
    both.run();
    System.out.println(both instanceof java.io.Serializable);
    Comparator<String> comparator = String::compareToIgnoreCase;
    System.out.println(
        comparator.compare("ABC", "abd")
            + " "
            + ((Supplier<Supplier<String>>) () -> () -> "nested").get().get());
  }
}
