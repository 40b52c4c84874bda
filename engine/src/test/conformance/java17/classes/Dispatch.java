package classes;

import java.util.ArrayList;
import java.util.List;

/** Virtual, super, static, private and interface calls; overloads chosen by static types. */
public final class Dispatch {

  static class A {
    String f(A a) {
      return "A.f(A)";
    }

    String g() {
      return "A.g " + h() + p() + s();
    }

    String h() {
      return "A.h";
    }

    private String p() {
      return " A.p";
    }

    static String s() {
      return " A.s";
    }

    String over(Object o) {
      return "object";
    }

    String over(String s) {
      return "string";
    }

    String over(Integer i) {
      return "integer";
    }

    String over(long l) {
      return "long";
    }

    String over(char c) {
      return "char";
    }
  }

  static class B extends A {
    String f(B b) {
      return "B.f(B)";
    }

    @Override
    String f(A a) {
      return "B.f(A) then " + super.f(a);
    }

    @Override
    String h() {
      return "B.h";
    }

    private String p() {
      return " B.p";
    }

    static String s() {
      return " B.s";
    }
  }

  static class C extends B {
    @Override
    String g() {
      return "C:" + super.g();
    }

    @Override
    String h() {
      return "C.h<" + super.h();
    }
  }

  abstract static class Template {
    final List<String> log = new ArrayList<>();

    final List<String> run() {
      log.add("begin");
      for (int i = 0; i < count(); i++) {
        log.add(step(i));
      }
      log.add("end");
      return log;
    }

    int count() {
      return 2;
    }

    abstract String step(int i);
  }

  interface Visitor<R> {
    R visitLeaf(int value);

    R visitNode(Tree left, Tree right);
  }

  interface Tree {
    <R> R accept(Visitor<R> visitor);

    static Tree leaf(int value) {
      return new Tree() {
        @Override
        public <R> R accept(Visitor<R> visitor) {
          return visitor.visitLeaf(value);
        }
      };
    }

    static Tree node(Tree left, Tree right) {
      return new Tree() {
        @Override
        public <R> R accept(Visitor<R> visitor) {
          return visitor.visitNode(left, right);
        }
      };
    }
  }

  static class Sum implements Visitor<Integer> {
    @Override
    public Integer visitLeaf(int value) {
      return value;
    }

    @Override
    public Integer visitNode(Tree left, Tree right) {
      return left.accept(this) + right.accept(this);
    }
  }

  static class Show implements Visitor<String> {
    @Override
    public String visitLeaf(int value) {
      return "" + value;
    }

    @Override
    public String visitNode(Tree left, Tree right) {
      return "(" + left.accept(this) + " " + right.accept(this) + ")";
    }
  }

  public static void main(String[] args) {
    A[] all = {new A(), new B(), new C()};
    B b = new C();
    for (A a : all) {
      System.out.println(a.f(a) + " | " + a.f(b) + " | " + a.g());
    }
    System.out.println(b.f(b) + " " + b.f(all[1]) + " " + b.g());
    Object o = "text";
    System.out.println(
        all[0].over(o)
            + all[0].over("s")
            + all[0].over(3)
            + all[0].over('c')
            + all[0].over((short) 1)
            + all[0].over(1.5));
    System.out.println(
        new Template() {
          @Override
          String step(int i) {
            return "step" + i * count();
          }

          @Override
          int count() {
            return 3;
          }
        }.run());
    Tree tree =
        Tree.node(Tree.node(Tree.leaf(1), Tree.leaf(2)), Tree.node(Tree.leaf(3), Tree.leaf(-4)));
    System.out.println(tree.accept(new Show()) + " = " + tree.accept(new Sum()));
    A dynamic = new B();
    for (int i = 0; i < 6; i++) {
      dynamic = all[(i * 5 + 1) % 3];
      System.out.println(i + " " + dynamic.h() + " " + dynamic.getClass().getSimpleName());
    }
    System.out.println(((Object) dynamic).equals(dynamic) + " " + (dynamic instanceof B));
  }
}
