package dev.clew.engine.machine;

import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * One way to go on at a fork.
 *
 * @param guard when this way is taken; null if that is for the explorer to choose
 * @param note the choice in words where no guard says it, such as {@code node.next == node}; empty
 *     for one that is not worth a word
 * @param effect what going this way does
 * @param isRare whether it is gone only if the values that the path carries go there: no solver is
 *     asked for others
 */
public record Branch(@Nullable Expr guard, @Nullable String note, Effect effect, boolean isRare) {

  /** Changes the machine, which stands at the forking instruction. */
  @FunctionalInterface
  public interface Effect {
    /** The instruction to go on with; null if that ends the path or forks again. */
    @Nullable Insn apply(Machine m, Frame f);
  }

  public static Branch when(Expr guard, Effect effect) {
    return new Branch(guard, null, effect, /* isRare= */ false);
  }

  /** A way with a guard that the note explains. */
  public static Branch noted(Expr guard, String note, Effect effect) {
    return new Branch(guard, note, effect, /* isRare= */ false);
  }

  public static Branch choice(String note, Effect effect) {
    return new Branch(null, note, effect, /* isRare= */ false);
  }
}
