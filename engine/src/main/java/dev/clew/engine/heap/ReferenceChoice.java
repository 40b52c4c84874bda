package dev.clew.engine.heap;

import dev.clew.solver.expr.Expr;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * A reference that is one of several objects, depending on unknowns: what a map gives for an
 * unknown key. It is held like an {@link UnknownReference}, under {@link UnknownReference#MARK},
 * and decided when an instruction has to know.
 */
public final class ReferenceChoice extends HeapObject implements TracedIdentities {

  /**
   * One of the objects.
   *
   * @param guard when it is this one; the guards of a choice are disjoint and leave no gap
   * @param id its identity, 0 for null; it may be an unknown reference itself
   */
  public record Case(Expr guard, int id) {}

  private static final int OPEN = -1;

  private final List<Case> cases;
  private final boolean nonNull;

  /** An index into the cases, or {@link #OPEN}. */
  private final int decided;

  private ReferenceChoice(
      WriteToken owner, RuntimeClass type, List<Case> cases, boolean nonNull, int decided) {
    super(owner, type);
    this.cases = cases;
    this.nonNull = nonNull;
    this.decided = decided;
  }

  /**
   * A choice that is open.
   *
   * @param type one that all cases are of
   */
  public static ReferenceChoice open(WriteToken owner, RuntimeClass type, List<Case> cases) {
    return new ReferenceChoice(owner, type, List.copyOf(cases), /* nonNull= */ false, OPEN);
  }

  public List<Case> cases() {
    return cases;
  }

  public boolean isOpen() {
    return decided == OPEN;
  }

  /** Whether it is known not to be null; what it is may be open. */
  public boolean isNonNull() {
    return nonNull;
  }

  /** The identity of the case that it is decided to be. */
  public int target() {
    return cases.get(decided).id();
  }

  public ReferenceChoice knownNonNull(WriteToken newOwner) {
    return new ReferenceChoice(newOwner, type(), cases, /* nonNull= */ true, decided);
  }

  /** Decided to be one of its cases. */
  public ReferenceChoice decided(WriteToken newOwner, int index) {
    return new ReferenceChoice(newOwner, type(), cases, cases.get(index).id() != 0, index);
  }

  @Override
  public void trace(IntConsumer identities) {
    for (Case each : cases) {
      identities.accept(each.id());
    }
  }

  @Override
  HeapObject copy(WriteToken newOwner) {
    return new ReferenceChoice(newOwner, type(), cases, nonNull, decided);
  }
}
