package dev.clew.engine.machine;

import dev.clew.engine.heap.ReferenceChoice;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** References that are one of several objects: making, asking and deciding them. */
public final class ReferenceChoices {

  private final Machine m;

  ReferenceChoices(Machine m) {
    this.m = m;
  }

  /**
   * A reference that is one of several, for a register or slot. Cases of one object are taken
   * together; those that cannot be are left out.
   *
   * @param cases guards are disjoint and leave no gap
   */
  public Reference of(List<ReferenceChoice.Case> cases) {
    Map<Integer, Expr> guards = new LinkedHashMap<>();
    for (ReferenceChoice.Case each : cases) {
      guards.merge(target(each.id()), each.guard(), (a, b) -> m.terms().factory().or(a, b));
    }
    List<ReferenceChoice.Case> possible = new ArrayList<>();
    guards.forEach(
        (id, guard) -> {
          if (!isConstant(guard, /* value= */ false)) {
            possible.add(new ReferenceChoice.Case(guard, id));
          }
        });
    if (possible.size() == 1) {
      int id = possible.get(0).id();
      return new Reference(id, isUnknown(id) ? UnknownReference.MARK : null);
    }
    ReferenceChoice choice =
        ReferenceChoice.open(m.token(), m.runtime().wellKnown().object(), possible);
    return new Reference(m.heap().add(choice), UnknownReference.MARK);
  }

  /** What a register holds. */
  public record Reference(int id, @Nullable Object sym) {}

  private static boolean isConstant(Expr guard, boolean value) {
    return guard instanceof Const known && known.value().asBoolean() == value;
  }

  /** Behind what is decided; an open reference is itself. */
  private int target(int id) {
    long target = id > 0 ? m.unknowns().target(id) : id;
    return target == OpenReferences.OPEN ? m.unknowns().open(id) : (int) target;
  }

  private boolean isUnknown(int id) {
    return id > 0 && m.unknowns().target(id) == OpenReferences.OPEN;
  }

  /** Forks over the cases; then the instruction is executed once more. */
  @Nullable Insn decide(Frame f, Insn at, int id) {
    ReferenceChoice choice = (ReferenceChoice) m.object(id);
    List<Branch> branches = new ArrayList<>();
    for (int i = 0; i < choice.cases().size(); i++) {
      ReferenceChoice.Case each = choice.cases().get(i);
      if (each.id() != 0 || !choice.isNonNull()) {
        branches.add(Branch.when(each.guard(), decideTo(at, id, i)));
      }
    }
    return m.fork(f, at, branches);
  }

  private static Branch.Effect decideTo(Insn at, int id, int index) {
    return (machine, frame) -> {
      ReferenceChoice choice = (ReferenceChoice) machine.object(id);
      machine.heap().put(id, choice.decided(machine.token(), index));
      return at;
    };
  }

  /** Forks over whether it is null, if the cases say that; otherwise over the cases. */
  @Nullable Insn decideNull(Frame f, Insn at, int id) {
    ReferenceChoice choice = (ReferenceChoice) m.object(id);
    int nullCase = -1;
    for (int i = 0; i < choice.cases().size(); i++) {
      ReferenceChoice.Case each = choice.cases().get(i);
      if (isUnknown(each.id())) {
        return decide(f, at, id);
      }
      nullCase = each.id() == 0 ? i : nullCase;
    }
    if (nullCase < 0) {
      m.heap().put(id, choice.knownNonNull(m.token()));
      return at;
    }
    Expr isNull = choice.cases().get(nullCase).guard();
    return m.fork(
        f,
        at,
        List.of(
            Branch.when(isNull, decideTo(at, id, nullCase)),
            Branch.when(
                m.terms().factory().not(isNull),
                (machine, frame) -> {
                  ReferenceChoice open = (ReferenceChoice) machine.object(id);
                  machine.heap().put(id, open.knownNonNull(machine.token()));
                  return at;
                })));
  }

  /**
   * When a marked reference that is open is an object of a type.
   *
   * @return null unless it is a choice between objects of known classes
   */
  public @Nullable Expr isInstance(long id, RuntimeClass type) {
    if (!(m.object(m.unknowns().open((int) id)) instanceof ReferenceChoice choice)) {
      return null;
    }
    Expr passes = m.terms().factory().bool(false);
    for (ReferenceChoice.Case each : choice.cases()) {
      if (each.id() == 0) {
        continue;
      }
      if (isUnknown(each.id()) || m.classOf(each.id()).isOpen()) {
        return null;
      }
      if (m.isSubtype(m.classOf(each.id()), type)) {
        passes = m.terms().factory().or(passes, each.guard());
      }
    }
    return passes;
  }

  /** Whether a marked reference that is open can be cast to a type, whatever it is. */
  public boolean isAlways(long id, RuntimeClass type) {
    if (!(m.object(m.unknowns().open((int) id)) instanceof ReferenceChoice choice)) {
      return false;
    }
    for (ReferenceChoice.Case each : choice.cases()) {
      boolean passes =
          each.id() == 0
              || (!isUnknown(each.id())
                  && !m.classOf(each.id()).isOpen()
                  && m.isSubtype(m.classOf(each.id()), type));
      if (!passes) {
        return false;
      }
    }
    return true;
  }
}
