package dev.clew.solver.expr;

/** An operator applied to arguments. */
public final class Apply extends Expr {

  private final Op op;
  private final Expr[] args;

  /** Takes the array over; only the intern table calls this. */
  Apply(Op op, Sort sort, Expr[] args, int id) {
    super(sort, id, TermRank.of(op, sort, args));
    this.op = op;
    this.args = args;
  }

  public Op op() {
    return op;
  }

  @Override
  public int arity() {
    return args.length;
  }

  @Override
  public Expr arg(int index) {
    return args[index];
  }

  /** A fresh array of the arguments. */
  public Expr[] args() {
    return args.clone();
  }

  @Override
  public boolean is(Op other) {
    return op == other;
  }

  int internHash() {
    return InternTable.hashOf(op, sort(), args);
  }

  boolean matches(Op otherOp, Sort otherSort, Expr[] otherArgs) {
    if (op != otherOp || args.length != otherArgs.length || !sort().equals(otherSort)) {
      return false;
    }
    for (int i = 0; i < args.length; i++) {
      if (args[i] != otherArgs[i]) {
        return false;
      }
    }
    return true;
  }

  /** One level only, so that a debugger does not unfold a million nodes; see {@code Printer}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("(").append(op);
    for (Expr arg : args) {
      text.append(' ').append(arg instanceof Apply ? "#" + arg.id() : arg.toString());
    }
    return text.append(')').toString();
  }
}
