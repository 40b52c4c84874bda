package dev.clew.engine.model;

import dev.clew.engine.machine.Branch;
import dev.clew.solver.expr.Expr;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One way of a fork; {@link Call#when} makes it. */
public final class CallWay {

  private final Expr guard;
  private final @Nullable String note;
  private final Function<Call, CallExit> way;
  private final boolean isRare;

  CallWay(Expr guard, @Nullable String note, Function<Call, CallExit> way, boolean isRare) {
    this.guard = guard;
    this.note = note;
    this.way = way;
    this.isRare = isRare;
  }

  /** The choice in words, where the guard does not say it; empty for one not worth a word. */
  public CallWay noted(String words) {
    return new CallWay(guard, words, way, isRare);
  }

  /** Gone only if the values that the path carries go there, and not worth a word. */
  public CallWay rare() {
    return new CallWay(guard, "", way, /* isRare= */ true);
  }

  Branch branch(ParameterRegisters parameters) {
    return new Branch(guard, note, (m, f) -> way.apply(new Call(m, f, parameters)).then(), isRare);
  }
}
