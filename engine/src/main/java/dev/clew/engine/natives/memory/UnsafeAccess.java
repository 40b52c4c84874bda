package dev.clew.engine.natives.memory;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HiddenField;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.insn.array.ElementSorts;
import dev.clew.engine.insn.object.BoxIdentity;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.machine.OpenReferences;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reading, writing and swapping by {@code Unsafe}, of known and unknown values. */
final class UnsafeAccess {

  private static final int OBJECT = 1;
  private static final int OFFSET = 2;
  private static final int VALUE = 4;

  /** The most elements that an unknown offset is gone through for. */
  private static final int MOST_ELEMENTS = 64;

  private UnsafeAccess() {}

  static NativeMethod.Symbolic get(JvmType.Kind kind) {
    return (m, f) -> {
      if (!isPlaced(m, f)) {
        return place(m, f);
      }
      UnsafePlace place = UnsafePlace.of(m, f);
      Object sym = sym(m, place);
      return m.calls().returnValue(f, place.raw(m, kind), sym);
    };
  }

  static NativeMethod.Symbolic put(JvmType.Kind kind) {
    return (m, f) -> {
      if (!isPlaced(m, f)) {
        return place(m, f);
      }
      UnsafePlace place = UnsafePlace.of(m, f);
      if (f.sym(VALUE) != null && place.isWide(m, kind)) {
        return m.unsupported(ReasonCode.UNSAFE_WIDTH, "an unknown value written across elements");
      }
      place.set(m, kind, f.raw[VALUE], f.sym(VALUE));
      return m.calls().returnVoid(f);
    };
  }

  /** Whether it is known which object is accessed, and where. */
  private static boolean isPlaced(Machine m, Frame f) {
    return !f.hasSymbols() || (m.unknowns().settle(f, OBJECT) && f.sym(OFFSET) == null);
  }

  /** Forks over the objects or the offsets; then the method is executed once more. */
  private static @Nullable Insn place(Machine m, Frame f) {
    Insn here = NativeRegistry.here(f);
    if (!m.unknowns().settle(f, OBJECT)) {
      return m.unknowns().decide(f, here, OBJECT);
    }
    if (f.raw[OBJECT] == 0
        || !(m.object(f.raw[OBJECT]) instanceof HeapArray array)
        || array.length() > MOST_ELEMENTS) {
      return m.unsupported(ReasonCode.UNSAFE_OFFSET, "Unsafe access at an unknown offset");
    }
    Expr offset = m.terms().of(Sort.LONG, f.raw[OFFSET], f.sym(OFFSET));
    List<Branch> branches = new ArrayList<>();
    Expr none = m.terms().factory().bool(true);
    int scale = UnsafePlace.scale(array.type().component());
    for (int i = 0; i < array.length(); i++) {
      long element = UnsafePlace.ARRAY_BASE + (long) i * scale;
      Expr same = m.terms().ints().eq(offset, m.terms().factory().longConst(element));
      none = m.terms().factory().and(none, m.terms().factory().not(same));
      branches.add(
          Branch.when(
              same,
              (machine, frame) -> {
                frame.set(OFFSET, element);
                return here;
              }));
    }
    branches.add(
        Branch.when(
            none,
            (x, g) ->
                x.unsupported(
                    ReasonCode.UNSAFE_OFFSET, "Unsafe access between or beyond elements")));
    return m.fork(f, here, branches);
  }

  /** The symbolic part of what is at a place; an input's field is looked at first. */
  private static @Nullable Object sym(Machine m, UnsafePlace place) {
    Object sym = place.sym(m);
    if (sym instanceof HiddenField hidden) {
      throw new dev.clew.engine.machine.UnsupportedException(hidden.cause(), hidden.detail());
    }
    if (sym != UnreadField.MARK) {
      return sym;
    }
    Instance owned = (Instance) m.heap().own(place.id());
    m.lazyInputs().readField(m, place.id(), owned, (int) place.offset());
    return place.sym(m);
  }

  /**
   * Compare and set, or exchange.
   *
   * @param exchange whether the result is what was there, not whether it was expected
   */
  static NativeMethod.Symbolic swap(JvmType.Kind kind, boolean exchange) {
    int width = kind == JvmType.Kind.LONG || kind == JvmType.Kind.DOUBLE ? 2 : 1;
    return (m, f) -> {
      if (!isPlaced(m, f)) {
        return place(m, f);
      }
      UnsafePlace place = UnsafePlace.of(m, f);
      Object sym = sym(m, place);
      Swap swap = new Swap(place, kind, VALUE + width, exchange, place.raw(m, kind), sym);
      return kind == JvmType.Kind.CLASS ? swap.references(m, f) : swap.numbers(m, f);
    };
  }

  /** One swap: what is there now is {@code raw} and {@code sym}. */
  private record Swap(
      UnsafePlace place,
      JvmType.Kind kind,
      int update,
      boolean exchange,
      long raw,
      @Nullable Object sym) {

    @Nullable Insn references(Machine m, Frame f) {
      Insn here = NativeRegistry.here(f);
      long current = sym == null ? raw : m.unknowns().target(raw);
      boolean sameUnknown = sym != null && sym == f.sym(VALUE) && raw == f.raw[VALUE];
      if (sameUnknown) {
        return finish(m, f, /* same= */ true);
      }
      if (current == OpenReferences.OPEN) {
        return m.unknowns().decideReference(f, here, raw);
      }
      if (!m.unknowns().settle(f, VALUE)) {
        return m.unknowns().decide(f, here, VALUE);
      }
      boolean same = current == f.raw[VALUE];
      return !same && BoxIdentity.same(m, current, f.raw[VALUE]) != null
          ? m.unsupported(ReasonCode.BOX_IDENTITY, "compare and set of a box of an unknown value")
          : finish(m, f, same);
    }

    @Nullable Insn numbers(Machine m, Frame f) {
      if (sym == null && f.sym(VALUE) == null) {
        return finish(m, f, raw == f.raw[VALUE]);
      }
      if (kind == JvmType.Kind.FLOAT || kind == JvmType.Kind.DOUBLE) {
        return m.unsupported(ReasonCode.NATIVE_SYMBOLIC, "compare and set of an unknown float");
      }
      Sort sort = ElementSorts.of(kind == JvmType.Kind.LONG ? JvmType.LONG : JvmType.INT);
      Expr current = m.terms().of(sort, raw, sym);
      Expr same = m.terms().ints().eq(current, m.terms().of(sort, f.raw[VALUE], f.sym(VALUE)));
      if (same instanceof Const known) {
        return finish(m, f, known.value().asBoolean());
      }
      return m.fork(
          f,
          NativeRegistry.here(f),
          List.of(
              Branch.when(m.terms().factory().not(same), (x, g) -> finish(x, g, false)),
              Branch.when(same, (x, g) -> finish(x, g, true))));
    }

    private @Nullable Insn finish(Machine m, Frame f, boolean same) {
      if (same) {
        place.set(m, kind, f.raw[update], f.sym(update));
      }
      return exchange
          ? m.calls().returnValue(f, raw, sym)
          : NativeRegistry.give(m, f, same ? 1 : 0);
    }
  }
}
