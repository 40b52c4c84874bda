package dev.clew.engine.natives.world;

import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FurtherInput;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.LazyInputs;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What programs call whose loops were cut, to prove something about all rounds: any value, what is
 * assumed of it, and what turned out not to hold. Relations are values, so that many of them are
 * assumed at once and are one condition of the path.
 */
public final class InductionNatives {

  /** The class that has these methods, native ones: whoever cuts loops brings it. */
  public static final String OWNER = "dev/clew/engine/guest/Induction";

  /** What the names of guesses begin with; their numbers follow. */
  public static final String TOLD = "guess ";

  private static final Map<String, JvmType> TYPES =
      Map.of(
          "anyInt", JvmType.INT,
          "anyLong", JvmType.LONG,
          "anyFloat", JvmType.FLOAT,
          "anyDouble", JvmType.DOUBLE,
          "anyText", JvmType.STRING);

  private InductionNatives() {}

  public static void register(NativeRegistry r) {
    TYPES.forEach((name, type) -> r.on(OWNER + "." + name, any(type)));
    NativeMethod.Symbolic atMost =
        (m, f) -> give(m, f, m.terms().ints().le(at(m, f, 0), at(m, f, 2)));
    NativeMethod.Symbolic same =
        (m, f) -> give(m, f, m.terms().ints().eq(at(m, f, 0), at(m, f, 2)));
    NativeMethod.Symbolic both =
        (m, f) -> give(m, f, m.terms().factory().and(truth(m, f, 0), truth(m, f, 1)));
    NativeMethod.Symbolic either =
        (m, f) -> give(m, f, m.terms().factory().or(truth(m, f, 0), truth(m, f, 1)));
    NativeMethod.Symbolic assume = InductionNatives::assume;
    NativeMethod.Symbolic tell = InductionNatives::tell;
    r.on(OWNER + ".tell", tell);
    r.on(OWNER + ".atMost", atMost).on(OWNER + ".same", same);
    r.on(OWNER + ".both", both).on(OWNER + ".either", either).on(OWNER + ".assume", assume);
    r.on(OWNER + ".broken", (m, f) -> m.cut(ReasonCode.INVARIANT, String.valueOf(f.raw[0])));
  }

  private static NativeMethod.Symbolic any(JvmType type) {
    return (m, f) -> {
      if (m.lazyInputs() == LazyInputs.NONE) {
        return m.unsupported(
            ReasonCode.DRIVER, "a program with loops that are cut is only explored");
      }
      FurtherInput made =
          Objects.requireNonNull(m.lazyInputs().outside(m, "any", InputOrigin.DRIVER, type));
      return m.calls().returnValue(f, made.raw(), made.sym());
    };
  }

  private static Expr at(Machine m, Frame f, int register) {
    return m.terms().of(Sort.LONG, f.raw[register], f.sym(register));
  }

  private static Expr truth(Machine m, Frame f, int register) {
    return m.terms().ints().toBoolean(m.terms().of(Sort.INT, f.raw[register], f.sym(register)));
  }

  /** Leaves a method with 1 or 0. */
  private static @Nullable Insn give(Machine m, Frame f, Expr holds) {
    ExprFactory terms = m.terms().factory();
    if (holds == terms.bool(true) || holds == terms.bool(false)) {
      return NativeRegistry.give(m, f, holds == terms.bool(true) ? 1 : 0);
    }
    return m.calls().returnValue(f, 0, terms.ite(holds, terms.intConst(1), terms.intConst(0)));
  }

  /** Has the report of the path say whether something holds on it, under its name. */
  private static @Nullable Insn tell(Machine m, Frame f) {
    String name = TOLD + f.raw[1];
    m.journal().addFurtherInput(name, InputOrigin.DRIVER, JvmType.INT, f.raw[0], f.sym(0));
    return m.calls().returnVoid(f);
  }

  /** Where what is assumed does not hold, there is no path. */
  private static @Nullable Insn assume(Machine m, Frame f) {
    return m.fork(
        f,
        NativeRegistry.here(f),
        List.of(Branch.when(truth(m, f, 0), (x, g) -> x.calls().returnVoid(g))));
  }
}
