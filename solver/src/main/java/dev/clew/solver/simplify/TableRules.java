package dev.clew.solver.simplify;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A unit of a known text at an unknown place, as in alphabets and tables, is arithmetic. */
record TableRules(ExprFactory factory) {

  private static final int LONGEST = 128;
  private static final int MOST_RUNS = 20;

  /** Units that are all the same, or each by one more than that before it. */
  private record Run(int start, int end, int step) {}

  /** Null where that is not simpler. */
  @Nullable Expr codeAt(String text, Expr position) {
    if (text.length() > LONGEST) {
      return null;
    }
    List<Run> runs = runs(text);
    if (runs.size() > MOST_RUNS) {
      return null;
    }
    Expr code = factory.integerConst(0);
    for (int i = runs.size() - 1; i >= 0; i--) {
      Run run = runs.get(i);
      Expr isBefore = factory.apply(IntegerOp.LT, position, factory.integerConst(run.end()));
      code = factory.ite(isBefore, unit(text, run, position), code);
    }
    Expr isNegative = factory.apply(IntegerOp.LT, position, factory.integerConst(0));
    return factory.ite(isNegative, factory.integerConst(0), code);
  }

  private Expr unit(String text, Run run, Expr position) {
    char first = text.charAt(run.start());
    return run.step() == 0
        ? factory.integerConst(first)
        : factory.apply(IntegerOp.ADD, position, factory.integerConst((long) first - run.start()));
  }

  private static List<Run> runs(String text) {
    List<Run> runs = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int flat = end(text, start, 0);
      int rising = end(text, start, 1);
      boolean isFlat = flat >= rising;
      runs.add(new Run(start, Math.max(flat, rising), isFlat ? 0 : 1));
      start = Math.max(flat, rising);
    }
    return runs;
  }

  private static int end(String text, int start, int step) {
    int end = start + 1;
    while (end < text.length() && text.charAt(end) == text.charAt(end - 1) + step) {
      end++;
    }
    return end;
  }
}
