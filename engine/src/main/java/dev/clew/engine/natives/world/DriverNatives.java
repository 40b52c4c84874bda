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
import dev.clew.solver.expr.Sort;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What drivers call: the methods of {@code dev.clew.annotations.Clew}. */
public final class DriverNatives {

  public static final String OWNER = "dev/clew/annotations/Clew";

  private static final Map<String, JvmType> TYPES =
      Map.of(
          "Int", JvmType.INT,
          "Long", JvmType.LONG,
          "Short", JvmType.SHORT,
          "Byte", JvmType.BYTE,
          "Char", JvmType.CHAR,
          "Boolean", JvmType.BOOLEAN,
          "Float", JvmType.FLOAT,
          "Double", JvmType.DOUBLE,
          "String", JvmType.STRING);

  private DriverNatives() {}

  public static void register(NativeRegistry r) {
    TYPES.forEach((name, type) -> r.on(OWNER + ".symbolic" + name, unknown(type)));
    NativeMethod.Symbolic object = DriverNatives::object;
    NativeMethod.Symbolic assume = DriverNatives::assume;
    r.on(OWNER + ".symbolicObject", object).on(OWNER + ".assume", assume);
    r.on("dev/clew/engine/guest/InputMaking.assume", assume);
  }

  private static NativeMethod.Symbolic unknown(JvmType type) {
    return (m, f) -> give(m, f, type);
  }

  private static @Nullable Insn object(Machine m, Frame f) {
    if (f.sym(1) != null || f.raw[1] == 0) {
      return m.unsupported(ReasonCode.DRIVER, "an unknown object whose type is not known");
    }
    return give(m, f, m.mirrors().classOf(f.raw[1]).type());
  }

  private static @Nullable Insn give(Machine m, Frame f, JvmType type) {
    if (m.lazyInputs() == LazyInputs.NONE) {
      return NativeRegistry.own(f);
    }
    boolean isKnown = f.sym(0) == null && f.raw[0] != 0;
    if (!isKnown || !(m.texts().content(f.raw[0]) instanceof String name)) {
      return m.unsupported(ReasonCode.DRIVER, "an unknown whose name is not known");
    }
    FurtherInput made =
        Objects.requireNonNull(m.lazyInputs().outside(m, plain(name), InputOrigin.DRIVER, type));
    return m.calls().returnValue(f, made.raw(), made.sym());
  }

  /** A name that is not a word could be taken for a part of another input: it gets quotes. */
  private static String plain(String name) {
    boolean isWord =
        !name.isEmpty()
            && Character.isJavaIdentifierStart(name.charAt(0))
            && name.chars().allMatch(Character::isJavaIdentifierPart);
    return isWord ? name : "\"" + name + "\"";
  }

  private static @Nullable Insn assume(Machine m, Frame f) {
    if (m.lazyInputs() == LazyInputs.NONE) {
      return NativeRegistry.own(f);
    }
    Expr holds = m.terms().ints().toBoolean(m.terms().of(Sort.INT, f.raw[0], f.sym(0)));
    return m.fork(
        f, NativeRegistry.here(f), List.of(Branch.when(holds, (x, g) -> x.calls().returnVoid(g))));
  }
}
