package newer;

import java.util.Map;
import java.util.function.UnaryOperator;

/** An expression language over a sealed hierarchy: evaluation, simplification, printing. */
public final class SealedSwitches {

  sealed interface Expr {
    record Const(int value) implements Expr {}

    record Var(String name) implements Expr {}

    record Add(Expr left, Expr right) implements Expr {}

    record Mul(Expr left, Expr right) implements Expr {}

    record Neg(Expr inner) implements Expr {}

    record Let(String name, Expr value, Expr body) implements Expr {}
  }

  static int eval(Expr expr, Map<String, Integer> scope) {
    return switch (expr) {
      case Expr.Const(int value) -> value;
      case Expr.Var(String name) when scope.containsKey(name) -> scope.get(name);
      case Expr.Var(String name) -> throw new IllegalArgumentException("unbound " + name);
      case Expr.Add(Expr l, Expr r) -> eval(l, scope) + eval(r, scope);
      case Expr.Mul(Expr l, Expr r) -> eval(l, scope) * eval(r, scope);
      case Expr.Neg(Expr inner) -> -eval(inner, scope);
      case Expr.Let(var name, var value, var body) -> {
        Map<String, Integer> inner = new java.util.HashMap<>(scope);
        inner.put(name, eval(value, scope));
        yield eval(body, inner);
      }
    };
  }

  static Expr simplify(Expr expr) {
    return switch (expr) {
      case Expr.Add(Expr.Const(int a), Expr.Const(int b)) -> new Expr.Const(a + b);
      case Expr.Mul(Expr.Const(int a), Expr.Const(int b)) -> new Expr.Const(a * b);
      case Expr.Add(Expr.Const(int a), Expr e) when a == 0 -> simplify(e);
      case Expr.Add(Expr e, Expr.Const(int a)) when a == 0 -> simplify(e);
      case Expr.Mul(Expr.Const(int a), Expr e) when a == 0 -> new Expr.Const(0);
      case Expr.Mul(Expr.Const(int a), Expr e) when a == 1 -> simplify(e);
      case Expr.Neg(Expr.Neg(Expr e)) -> simplify(e);
      case Expr.Neg(Expr.Const(int a)) -> new Expr.Const(-a);
      case Expr.Add(Expr l, Expr r) -> new Expr.Add(simplify(l), simplify(r));
      case Expr.Mul(Expr l, Expr r) -> new Expr.Mul(simplify(l), simplify(r));
      case Expr.Neg(Expr e) -> new Expr.Neg(simplify(e));
      case Expr.Let(String n, Expr v, Expr b) -> new Expr.Let(n, simplify(v), simplify(b));
      case Expr.Const c -> c;
      case Expr.Var v -> v;
    };
  }

  static String show(Expr expr) {
    return switch (expr) {
      case Expr.Const c -> Integer.toString(c.value());
      case Expr.Var v -> v.name();
      case Expr.Add a -> "(" + show(a.left()) + " + " + show(a.right()) + ")";
      case Expr.Mul m -> show(m.left()) + "*" + show(m.right());
      case Expr.Neg n -> "-" + show(n.inner());
      case Expr.Let l -> "let " + l.name() + "=" + show(l.value()) + " in " + show(l.body());
    };
  }

  static <T> T fixpoint(UnaryOperator<T> f, T start) {
    T next = f.apply(start);
    return next.equals(start) ? start : fixpoint(f, next);
  }

  public static void main(String[] args) {
    Expr x = new Expr.Var("x");
    Expr[] all = {
      new Expr.Const(3), x, new Expr.Add(x, new Expr.Const(0)), new Expr.Mul(new Expr.Const(1), new Expr.Add(new Expr.Const(2), new Expr.Const(3))),
      new Expr.Neg(new Expr.Neg(new Expr.Neg(x))), new Expr.Let("y", new Expr.Add(x, x), new Expr.Mul(new Expr.Var("y"), new Expr.Neg(new Expr.Const(4)))), new Expr.Mul(new Expr.Const(0), new Expr.Var("zzz")), new Expr.Var("z")
    };
    for (Expr expr : all) {
      Expr simple = fixpoint(SealedSwitches::simplify, expr);
      System.out.println(show(expr) + " ~> " + show(simple));
      try {
        System.out.println("  " + eval(expr, Map.of("x", 6)));
      } catch (IllegalArgumentException e) {
        System.out.println("  " + e.getMessage() + ", simplified: " + (simple instanceof Expr.Const(var v) ? "" + v : "none"));
      }
    }
  }
}
