package classes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Bridges, covariant returns, bounds, wildcards, erasure and heap pollution. */
public final class Generics {

  abstract static class Animal implements Comparable<Animal>, Cloneable {
    abstract Object sound();

    Animal self() {
      return this;
    }

    @Override
    public int compareTo(Animal other) {
      return getClass().getSimpleName().compareTo(other.getClass().getSimpleName());
    }
  }

  static class Dog extends Animal {
    @Override
    String sound() {
      return "woof";
    }

    @Override
    Dog self() {
      return this;
    }

    @Override
    public Dog clone() {
      try {
        return (Dog) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  static class Cat extends Animal {
    @Override
    Integer sound() {
      return 7;
    }
  }

  interface Transformer<A, B> {
    B transform(A a);
  }

  static class Length implements Transformer<String, Integer>, Function<String, Integer> {
    @Override
    public Integer transform(String s) {
      return s.length();
    }

    @Override
    public Integer apply(String s) {
      return -s.length();
    }
  }

  static <T extends Comparable<? super T>> T max(List<? extends T> list) {
    T best = list.get(0);
    for (T each : list) {
      if (each.compareTo(best) > 0) {
        best = each;
      }
    }
    return best;
  }

  static double sum(List<? extends Number> numbers) {
    double sum = 0;
    for (Number number : numbers) {
      sum += number.doubleValue();
    }
    return sum;
  }

  static void fill(List<? super Integer> list) {
    for (int i = 0; i < 3; i++) {
      list.add(i);
    }
  }

  static class Box<T> {
    private T value;

    <R> Box<R> map(Function<? super T, ? extends R> function) {
      Box<R> box = new Box<>();
      box.value = function.apply(value);
      return box;
    }
  }

  abstract static class Node<T extends Node<T>> {
    private final List<T> children = new ArrayList<>();

    abstract T me();

    T add(T child) {
      children.add(child);
      return me();
    }
  }

  static class Tree extends Node<Tree> {
    @Override
    Tree me() {
      return this;
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void main(String[] args) {
    Animal[] animals = {new Dog(), new Cat()};
    Arrays.sort(animals);
    for (Animal animal : animals) {
      System.out.println(animal.sound() + " " + (animal.self() == animal));
    }
    Dog dog = new Dog();
    System.out.println(dog.clone() != dog);
    Transformer raw = new Length();
    System.out.println(raw.transform("four") + " " + new Length().andThen(x -> x * 2).apply("abc"));
    try {
      raw.transform(5);
    } catch (ClassCastException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(
        max(List.of(3, 9, 2))
            + " "
            + max(List.of("pear", "apple"))
            + max(List.of(new Dog(), new Dog())).sound());
    System.out.println(sum(List.of(1, 2.5, 3L)));
    List<Object> objects = new ArrayList<>(List.of("x"));
    fill(objects);
    System.out.println(objects);
    Box<String> box = new Box<>();
    box.value = "text";
    System.out.println(box.map(String::length).map(n -> n * 1.5).value);
    System.out.println(new Tree().add(new Tree()).add(new Tree().add(new Tree())).me() != null);
    List<String> polluted = (List) objects;
    System.out.println(polluted.size());
    try {
      String s = polluted.get(1);
      System.out.println(s);
    } catch (ClassCastException e) {
      System.out.println(e.getMessage());
    }
    long bridges =
        Arrays.stream(Length.class.getDeclaredMethods()).filter(m -> m.isBridge()).count();
    System.out.println(
        bridges
            + " "
            + Arrays.stream(Dog.class.getDeclaredMethods())
                .map(m -> m.getName() + m.getReturnType().getSimpleName())
                .sorted()
                .toList());
    Comparator<String> byLast = Comparator.comparing(s -> s.charAt(s.length() - 1));
    System.out.println(byLast.compare("az", "zb") > 0);
  }
}
