package dev.clew.engine.machine;

import dev.clew.engine.outcome.ForkKind;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One decoded instruction: operands are registers of the frame, and what follows is linked.
 *
 * <p>Shared by all machines; after decoding only caches of what its names resolve to change.
 */
public abstract class Insn {

  /** For an instruction without a result. */
  public static final int NO_REGISTER = -1;

  private int dst;
  private int position;
  private @Nullable Insn next;

  protected Insn(int dst) {
    this.dst = dst;
  }

  /**
   * Executes in a frame that holds no symbols, and looks at none there.
   *
   * @return what to execute next, in whatever frame is on top then; null to stop the machine
   */
  public abstract @Nullable Insn run(Machine m, Frame f);

  /** Executes in a frame that may hold symbols. */
  public @Nullable Insn careful(Machine m, Frame f) {
    return run(m, f);
  }

  /** Names what can follow in the same method, calls taken as one step and exceptions left out. */
  public void successors(Consumer<Insn> each) {
    Insn follower = next;
    if (follower != null) {
      each.accept(follower);
    }
  }

  /** What a branch of a fork here goes on with, if that is always the same; null otherwise. */
  public @Nullable Insn afterBranch(int index) {
    return null;
  }

  /** What it does, where it forks. */
  public ForkKind forkKind() {
    return ForkKind.OTHER;
  }

  /** The register that takes the result. */
  public final int dst() {
    return dst;
  }

  /** Lets the result go to another register; while decoding only. */
  public final void retarget(int register) {
    dst = register;
  }

  /** The index of the bytecode instruction that it comes from. */
  public final int position() {
    return position;
  }

  public final void setPosition(int index) {
    position = index;
  }

  /** What follows when nothing else is said; unset only after instructions that always jump. */
  @SuppressWarnings("NullAway") // asked for only where there is one
  public final Insn next() {
    return next;
  }

  public final void setNext(@Nullable Insn insn) {
    next = insn;
  }
}
