package classes;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A sealed hierarchy of expressions, taken apart with instanceof patterns. */
public final class Sealed {

  sealed interface Expr permits Num, Var, Binary, Neg {}

  record Num(double value) implements Expr {}

  record Var(String name) implements Expr {}

  enum Op {
    ADD("+"),
    MUL("*"),
    SUB("-");

    final String sign;

    Op(String sign) {
      this.sign = sign;
    }
  }

  record Binary(Op op, Expr left, Expr right) implements Expr {}

  static final class Neg implements Expr {
    final Expr inner;

    Neg(Expr inner) {
      this.inner = inner;
    }
  }

  static double eval(Expr expr, Map<String, Double> values) {
    if (expr instanceof Num num) {
      return num.value();
    } else if (expr instanceof Var variable && values.containsKey(variable.name())) {
      return values.get(variable.name());
    } else if (expr instanceof Binary binary) {
      double left = eval(binary.left(), values);
      double right = eval(binary.right(), values);
      return switch (binary.op()) {
        case ADD -> left + right;
        case MUL -> left * right;
        case SUB -> left - right;
      };
    } else if (expr instanceof Neg neg) {
      return -eval(neg.inner, values);
    }
    throw new IllegalArgumentException("unbound " + expr);
  }

  static String show(Expr expr) {
    if (!(expr instanceof Binary binary)) {
      return expr instanceof Neg neg
          ? "-" + show(neg.inner)
          : expr instanceof Num n ? n.value() + "" : ((Var) expr).name();
    }
    return "(" + show(binary.left()) + binary.op().sign + show(binary.right()) + ")";
  }

  static Expr derive(Expr expr, String by) {
    if (expr instanceof Num) {
      return new Num(0);
    }
    if (expr instanceof Var variable) {
      return new Num(variable.name().equals(by) ? 1 : 0);
    }
    if (expr instanceof Neg neg) {
      return new Neg(derive(neg.inner, by));
    }
    Binary b = (Binary) expr;
    return b.op() == Op.MUL
        ? new Binary(
            Op.ADD,
            new Binary(Op.MUL, derive(b.left(), by), b.right()),
            new Binary(Op.MUL, b.left(), derive(b.right(), by)))
        : new Binary(b.op(), derive(b.left(), by), derive(b.right(), by));
  }

  static Expr simplify(Expr expr) {
    if (expr instanceof Binary b) {
      Expr l = simplify(b.left());
      Expr r = simplify(b.right());
      if (l instanceof Num x && r instanceof Num y) {
        return new Num(eval(new Binary(b.op(), x, y), Map.of()));
      }
      if (b.op() == Op.MUL && (l.equals(new Num(0)) || r.equals(new Num(0)))) {
        return new Num(0);
      }
      if (b.op() == Op.MUL && l.equals(new Num(1)) || b.op() == Op.ADD && l.equals(new Num(0))) {
        return r;
      }
      return new Binary(b.op(), l, r);
    }
    return expr;
  }

  public static void main(String[] args) {
    Expr x = new Var("x");
    Expr y = new Var("y");
    List<Expr> all =
        List.of(
            new Num(3),
            x,
            new Neg(y),
            new Binary(Op.ADD, x, y),
            new Binary(Op.MUL, x, new Binary(Op.SUB, x, new Num(2))),
            new Neg(new Binary(Op.MUL, new Binary(Op.MUL, x, x), x)));
    Map<String, Double> values = new TreeMap<>(Map.of("x", 5.0, "y", -0.5));
    for (Expr expr : all) {
      Expr derived = derive(expr, "x");
      System.out.println(show(expr) + " = " + eval(expr, values));
      System.out.println(
          "  d/dx "
              + show(derived)
              + " -> "
              + show(simplify(derived))
              + " = "
              + eval(derived, values));
    }
    try {
      eval(new Var("z"), values);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Expr.class.isSealed() + " " + Expr.class.getPermittedSubclasses().length);
  }
}
