package dev.clew.engine.insn.object;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.solver.expr.Expr;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Whether two strings are one object under two identities: inputs may be the same as each other and
 * as literals. Of a text that the library made of an unknown one {@link MadeTexts} knows whether it
 * is a new object.
 */
public final class TextIdentity {

  private final Machine m;
  private final int one;
  private final int other;

  private TextIdentity(Machine m, int one, int other) {
    this.m = m;
    this.one = one;
    this.other = other;
  }

  /** Null if they are no strings, or strings that are known to be two. */
  public static @Nullable TextIdentity of(Machine m, long x, long y) {
    if (x == 0 || y == 0 || !isText(m, x) || !isText(m, y)) {
      return null;
    }
    boolean sure =
        (!isInput(m, x) && !isMade(m, x) && !isInput(m, y) && !isMade(m, y))
            || (isInput(m, x) && isKnownNew(m, y))
            || (isInput(m, y) && isKnownNew(m, x));
    return sure ? null : new TextIdentity(m, (int) x, (int) y);
  }

  private static boolean isText(Machine m, long id) {
    return m.object(id).type() == m.runtime().wellKnown().string();
  }

  static boolean isInput(Machine m, long id) {
    return id > 0 && m.instance(id).input() != null;
  }

  /** Whether the library made it of an unknown text. */
  static boolean isMade(Machine m, long id) {
    return id > 0 && m.instance(id).input() == null && m.texts().isUnknown(id);
  }

  /** Whether the program made it, and of known texts. */
  private static boolean isKnownNew(Machine m, long id) {
    return id > 0 && !isInput(m, id) && !isMade(m, id);
  }

  /** What the path has decided; null for nothing. */
  public @Nullable Boolean decided() {
    return m.journal().texts().isSame(one, other);
  }

  /** The ways to decide it. */
  public List<Branch> branches(BiFunction<Machine, Boolean, @Nullable Insn> go) {
    if (isMade(m, one) || isMade(m, other)) {
      MadeTexts.Sameness answer = new MadeTexts(m).compare(one, other);
      Expr isKnown = m.terms().factory().or(answer.isSame(), answer.isOpen());
      return List.of(
          Branch.when(m.terms().factory().not(isKnown), (x, f) -> go.apply(x, false)),
          Branch.when(answer.isSame(), (x, f) -> go.apply(x, true)),
          Branch.when(answer.isOpen(), (x, f) -> unsure()));
    }
    Expr equal = m.terms().strings().equal(m.texts().term(one), m.texts().term(other));
    return List.of(
        Branch.choice(name(one) + " != " + name(other), (x, f) -> decide(x, go, /* same= */ false)),
        Branch.noted(
            equal, name(one) + " == " + name(other), (x, f) -> decide(x, go, /* same= */ true)));
  }

  private @Nullable Insn decide(
      Machine x, BiFunction<Machine, Boolean, @Nullable Insn> go, boolean same) {
    x.journal().decideSameText(one, other, same);
    return go.apply(x, same);
  }

  private static @Nullable Insn unsure() {
    throw new UnsupportedException(
        ReasonCode.STRING_IDENTITY, "whether a text that the library made is a new object");
  }

  private String name(int id) {
    HeapObject object = m.object(id);
    InputIdentity input = object instanceof Instance instance ? instance.input() : null;
    return input == null ? "\"" + m.texts().of(id) + "\"" : input.name();
  }
}
