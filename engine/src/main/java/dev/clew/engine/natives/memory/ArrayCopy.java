package dev.clew.engine.natives.memory;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.insn.array.ArrayBounds;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code System.arraycopy}, of known and unknown arrays and ranges. Where a range is unknown its
 * small values are gone through one by one.
 */
final class ArrayCopy {

  static final int SOURCE = 0;
  static final int FROM = 1;
  static final int TARGET = 2;
  static final int TO = 3;
  static final int COUNT = 4;

  /** The largest position and count that an unknown one is taken for in a long array. */
  private static final int MOST_UNKNOWN = 16;

  /** An array of known length that is no longer has all its positions gone through. */
  private static final int SHORT = 64;

  private ArrayCopy() {}

  static @Nullable Insn perform(Machine m, Frame f) {
    for (int register : new int[] {SOURCE, TARGET}) {
      if (!m.unknowns().settle(f, register)) {
        return m.unknowns().decide(f, NativeRegistry.here(f), register);
      }
      if (f.raw[register] != 0 && m.classOf(f.raw[register]).isOpen()) {
        return m.lazyInputs().decideClass(m, f, NativeRegistry.here(f), (int) f.raw[register]);
      }
    }
    if (f.raw[SOURCE] == 0 || f.raw[TARGET] == 0) {
      return m.exceptions().raise("java/lang/NullPointerException", null);
    }
    String mismatch = CopyMessages.mismatch(m.classOf(f.raw[SOURCE]), m.classOf(f.raw[TARGET]));
    if (mismatch != null) {
      return m.exceptions().raise("java/lang/ArrayStoreException", mismatch);
    }
    return isKnown(m, f) ? copyKnown(m, f) : checkUnknown(m, f);
  }

  private static boolean isKnown(Machine m, Frame f) {
    return !f.hasSymbols()
        && m.object(f.raw[SOURCE]) instanceof HeapArray
        && m.object(f.raw[TARGET]) instanceof HeapArray;
  }

  private static @Nullable Insn copyKnown(Machine m, Frame f) {
    HeapArray source = m.array(f.raw[SOURCE]);
    HeapArray target = m.array(f.raw[TARGET]);
    int from = f.intAt(FROM);
    int to = f.intAt(TO);
    int count = f.intAt(COUNT);
    String bad = CopyMessages.badRange(source, from, target, to, count);
    if (bad != null) {
      return m.exceptions().raise("java/lang/ArrayIndexOutOfBoundsException", bad);
    }
    RuntimeClass left = source.type().component();
    RuntimeClass right = target.type().component();
    if (left != right && !m.isSubtype(left, right)) {
      return transfer(m, f);
    }
    HeapArray owned = (HeapArray) m.heap().own((int) f.raw[TARGET]);
    owned.copyFrom(m.array(f.raw[SOURCE]), from, to, count);
    return m.calls().returnVoid(f);
  }

  /** One branch for each way in which a range can be bad, in HotSpot's order, and one for none. */
  private static @Nullable Insn checkUnknown(Machine m, Frame f) {
    List<Branch> branches = new ArrayList<>();
    Expr good = m.terms().factory().bool(true);
    for (CopyMessages.Check check : CopyMessages.checks(m, f)) {
      Expr bad = m.terms().factory().and(good, check.fails());
      branches.add(
          Branch.when(
              bad,
              (machine, frame) ->
                  machine
                      .exceptions()
                      .raise("java/lang/ArrayIndexOutOfBoundsException", check.message())));
      good = m.terms().factory().and(good, m.terms().factory().not(check.fails()));
    }
    branches.add(0, Branch.when(good, ArrayCopy::copyInside));
    return m.fork(f, NativeRegistry.here(f), branches);
  }

  /** The range is good, and may be unknown. */
  private static @Nullable Insn copyInside(Machine m, Frame f) {
    if (isWhole(m, f)) {
      return copyWhole(m, f);
    }
    for (int register : new int[] {COUNT, FROM, TO}) {
      if (f.sym(register) != null) {
        return choose(m, f, register);
      }
    }
    return transfer(m, f);
  }

  private static @Nullable Insn transfer(Machine m, Frame f) {
    return new ElementTransfer(
            (int) f.raw[SOURCE], f.intAt(FROM), (int) f.raw[TARGET], f.intAt(TO), f.intAt(COUNT))
        .perform(m, f);
  }

  /**
   * Whether all of an array that is not looked into is overwritten, from another's beginning on.
   */
  private static boolean isWhole(Machine m, Frame f) {
    boolean fromStart = isZero(f, FROM) && isZero(f, TO);
    if (!fromStart
        || !(m.object(f.raw[SOURCE]) instanceof SymbolicArray source)
        || !(m.object(f.raw[TARGET]) instanceof SymbolicArray target)) {
      return false;
    }
    RuntimeClass left = source.type().component();
    RuntimeClass right = target.type().component();
    return !isSource(target)
        && term(m, f, COUNT) == target.length()
        && (left == right || m.isSubtype(left, right));
  }

  /** Whether copies of an array may look for their elements in it. */
  private static boolean isSource(SymbolicArray array) {
    boolean isReference = array.type().component().type().isReference();
    return array.input() != null || (isReference && array.computed() != null);
  }

  private static boolean isZero(Frame f, int register) {
    return f.sym(register) == null && f.raw[register] == 0;
  }

  static Expr term(Machine m, Frame f, int register) {
    return m.terms().of(Sort.INT, f.raw[register], f.sym(register));
  }

  private static @Nullable Insn copyWhole(Machine m, Frame f) {
    SymbolicArray source = (SymbolicArray) m.object(f.raw[SOURCE]);
    SymbolicArray target = (SymbolicArray) m.object(f.raw[TARGET]);
    HeapObject copy =
        SymbolicArray.copy(m.token(), target.type(), target.length(), source, (int) f.raw[SOURCE]);
    m.heap().put((int) f.raw[TARGET], copy);
    return m.calls().returnVoid(f);
  }

  /** Goes through the small values of a position or count. */
  private static @Nullable Insn choose(Machine m, Frame f, int register) {
    Expr value = term(m, f, register);
    int most = most(m, f, register);
    List<Branch> branches = new ArrayList<>();
    for (int i = 0; i <= most; i++) {
      int chosen = i;
      branches.add(
          Branch.when(
              m.terms().ints().eq(value, m.terms().factory().intConst(i)),
              (machine, frame) -> {
                frame.set(register, chosen);
                return copyInside(machine, frame);
              }));
    }
    branches.add(
        Branch.when(
            m.terms().ints().gt(value, m.terms().factory().intConst(most)),
            (machine, frame) ->
                machine.cut(
                    ReasonCode.ARRAY_COPY, "a copy of, or at, more than " + most + " elements")));
    return m.fork(f, NativeRegistry.here(f), branches);
  }

  private static int most(Machine m, Frame f, int register) {
    int source = most(m, f.raw[SOURCE]);
    int target = most(m, f.raw[TARGET]);
    int most = register == FROM ? source : register == TO ? target : Math.min(source, target);
    return most <= SHORT ? most : MOST_UNKNOWN;
  }

  private static int most(Machine m, long array) {
    return ArrayBounds.length(m, m.object(array)) instanceof dev.clew.solver.expr.Const known
        ? known.value().asInt()
        : Integer.MAX_VALUE;
  }
}
