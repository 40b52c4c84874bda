package newer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Generic sealed types: an option, a result, a list, a tree, matched exhaustively. */
public final class GenericRecords {

  sealed interface Option<T> {
    record Some<T>(T value) implements Option<T> {}

    record None<T>() implements Option<T> {}

    default <R> Option<R> map(Function<? super T, ? extends R> f) {
      return switch (this) {
        case Some<T>(T value) -> new Some<>(f.apply(value));
        case None<T>() -> new None<>();
      };
    }
  }

  sealed interface Result<T, E extends Exception> {
    record Ok<T, E extends Exception>(T value) implements Result<T, E> {}

    record Err<T, E extends Exception>(E error) implements Result<T, E> {}

    default T get() throws E {
      return switch (this) {
        case Ok<T, E> ok -> ok.value();
        case Err<T, E> err -> throw err.error();
      };
    }
  }

  sealed interface Tree<T extends Comparable<T>> {
    record Leaf<T extends Comparable<T>>() implements Tree<T> {}

    record Node<T extends Comparable<T>>(Tree<T> left, T value, Tree<T> right) implements Tree<T> {}

    default Tree<T> add(T item) {
      return switch (this) {
        case Leaf<T> leaf -> new Node<>(leaf, item, leaf);
        case Node<T>(var l, var v, var r) when item.compareTo(v) < 0 -> new Node<>(l.add(item), v, r);
        case Node<T>(var l, var v, var r) when item.compareTo(v) > 0 -> new Node<>(l, v, r.add(item));
        case Node<T> same -> same;
      };
    }

    default int depth() {
      return switch (this) {
        case Leaf<T>() -> 0;
        case Node<T>(Leaf<T> l, T v, Leaf<T> r) -> 1;
        case Node<T>(var l, var v, var r) -> 1 + Math.max(l.depth(), r.depth());
      };
    }

    default void walk(List<T> into) {
      if (this instanceof Node<T>(var left, var value, var right)) {
        left.walk(into);
        into.add(value);
        right.walk(into);
      }
    }
  }

  static Result<Integer, NumberFormatException> parse(String text) {
    try {
      return new Result.Ok<>(Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return new Result.Err<>(e);
    }
  }

  public static void main(String[] args) {
    Option<String> some = new Option.Some<>("text");
    System.out.println(some.map(String::length) + " " + new Option.None<String>().map(String::length));
    for (String text : List.of("12", "x", "-7", "")) {
      Result<Integer, NumberFormatException> result = parse(text);
      System.out.println(result);
      try {
        System.out.println(result.get() * 2);
      } catch (NumberFormatException e) {
        System.out.println(e.getMessage());
      }
    }
    Tree<String> tree = new Tree.Leaf<>();
    for (String word : "the quick brown fox jumps over the lazy dog".split(" ")) {
      tree = tree.add(word);
      System.out.println(tree.depth());
    }
    List<String> sorted = new ArrayList<>();
    tree.walk(sorted);
    System.out.println(sorted);
    System.out.println(tree.add("fox") == tree ? "same" : "rebuilt " + tree.add("fox").equals(tree));
  }
}
