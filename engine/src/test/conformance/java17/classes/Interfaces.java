package classes;

import java.util.ArrayList;
import java.util.List;

/** Default, static and private methods of interfaces; which of several is inherited. */
public final class Interfaces {

  interface Greeter {
    String name();

    default String greet() {
      return decorate("hello " + name());
    }

    private String decorate(String text) {
      return "*" + text + suffix() + "*";
    }

    private static String suffix() {
      return "!";
    }

    static Greeter of(String name) {
      return () -> name;
    }
  }

  interface Left {
    default String who() {
      return "left";
    }
  }

  interface Right {
    default String who() {
      return "right";
    }
  }

  interface LeftChild extends Left {
    @Override
    default String who() {
      return "child of " + Left.super.who();
    }
  }

  static class Both implements Left, Right {
    @Override
    public String who() {
      return Left.super.who() + "+" + Right.super.who();
    }
  }

  static class Diamond implements LeftChild, Left {}

  static class Base {
    public String who() {
      return "base";
    }
  }

  static class Winner extends Base implements Left {}

  abstract static class Unfinished implements Left {
    @Override
    public abstract String who();
  }

  static class Finished extends Unfinished {
    @Override
    public String who() {
      return "finished";
    }
  }

  interface Stack<T> {
    List<T> items();

    default Stack<T> push(T item) {
      items().add(item);
      return this;
    }

    default T pop() {
      return items().remove(items().size() - 1);
    }

    default boolean isEmpty() {
      return items().isEmpty();
    }
  }

  static class Parent {
    String name = "parent";

    static String kind() {
      return "Parent";
    }

    String get() {
      return name + secret();
    }

    private String secret() {
      return " secret";
    }
  }

  static class Child extends Parent {
    String name = "child";

    static String kind() {
      return "Child";
    }

    private String secret() {
      return " other";
    }

    String both() {
      return name + super.name + ((Parent) this).name + secret();
    }
  }

  public static void main(String[] args) {
    System.out.println(Greeter.of("Ada").greet());
    System.out.println(
        new Greeter() {
          @Override
          public String name() {
            return "Bob";
          }

          @Override
          public String greet() {
            return Greeter.super.greet().toUpperCase(java.util.Locale.ROOT);
          }
        }.greet());
    Left[] lefts = {
      new Both(), new Diamond(), new Winner(), new Finished(), new Left() {}, new LeftChild() {}
    };
    for (Left left : lefts) {
      System.out.println(left.who());
    }
    List<String> backing = new ArrayList<>();
    Stack<String> stack = () -> backing;
    stack.push("a").push("b");
    System.out.println(stack.pop() + stack.pop() + stack.isEmpty());
    Parent parent = new Child();
    System.out.println(parent.get() + " " + parent.name + " " + ((Child) parent).name);
    System.out.println(((Child) parent).both() + " " + Parent.kind() + Child.kind());
    System.out.println(parent instanceof Child c && c.name.equals("child"));
    Object o = new Both();
    System.out.println(o instanceof Left && o instanceof Right && !(o instanceof LeftChild));
  }
}
