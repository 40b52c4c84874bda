package dev.clew.engine.natives.world;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FurtherInput;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.LazyInputs;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.reflect.GuestCalls;
import dev.clew.engine.reflect.GuestValue;
import dev.clew.engine.reflect.ResultAction;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.jvm.JvmIntegers;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What programs ask the world for: the environment, the clock of {@code java.time}, random numbers.
 * Where there are inputs, these are among them; otherwise the JDK's own code runs.
 */
public final class OutsideNatives {

  private static final long NANOS = 1_000_000_000;

  private OutsideNatives() {}

  public static void register(NativeRegistry r) {
    r.on("java/lang/System.getenv(Ljava/lang/String;)Ljava/lang/String;", variable())
        .on("java/lang/System.getenv()Ljava/util/Map;", OutsideNatives::variables)
        .on("java/time/Clock.currentInstant()Ljava/time/Instant;", OutsideNatives::instant)
        .on("java/util/Random.<init>()V", OutsideNatives::seeded)
        .on("java/security/SecureRandom.<init>()V", OutsideNatives::unseeded)
        .on("java/security/SecureRandom.nextBytes([B)V", OutsideNatives::randomBytes)
        .on("java/util/concurrent/ThreadLocalRandom.current", OutsideNatives::ofThread);
  }

  private static boolean isKnown(Machine m) {
    return m.lazyInputs() == LazyInputs.NONE;
  }

  private static FurtherInput outside(Machine m, String name, JvmType type) {
    return Objects.requireNonNull(
        m.lazyInputs().outside(m, name, new InputOrigin.FromWorld(name), type));
  }

  /** One variable has one value, however often it is asked for: a text, or null. */
  private static NativeMethod.Symbolic variable() {
    return (m, f) -> {
      if (isKnown(m) || (f.raw[0] == 0 && f.sym(0) == null)) {
        return NativeRegistry.own(f);
      }
      if (f.sym(0) != null || !(m.texts().content(f.raw[0]) instanceof String variable)) {
        return m.unsupported(ReasonCode.ENVIRONMENT, "a variable whose name is not known");
      }
      String name = "System.getenv(\"" + variable + "\")";
      for (FurtherInput each : m.journal().furtherInputs()) {
        if (each.name().equals(name)) {
          return m.calls().returnValue(f, each.raw(), each.sym());
        }
      }
      RuntimeClass string = m.runtime().wellKnown().string();
      int unknown = m.heap().add(UnknownReference.open(m.token(), string, name));
      InputOrigin origin = new InputOrigin.FromWorld(name);
      m.journal().addFurtherInput(name, origin, JvmType.STRING, unknown, UnknownReference.MARK);
      return m.calls().returnValue(f, unknown, UnknownReference.MARK);
    };
  }

  private static @Nullable Insn variables(Machine m, Frame f) {
    return isKnown(m)
        ? NativeRegistry.own(f)
        : m.unsupported(ReasonCode.ENVIRONMENT, "all variables of the environment");
  }

  /** Any moment that can be told in milliseconds, as the system's clock does. */
  private static @Nullable Insn instant(Machine m, Frame f) {
    if (isKnown(m)) {
      return NativeRegistry.own(f);
    }
    RuntimeClass type = m.runtime().classes().named("java/time/Instant");
    Insn first = GuestCalls.initialize(m, type);
    if (first != null || m.isEnded()) {
      return first;
    }
    Expr second = number(m, "Instant.now().getEpochSecond()", JvmType.LONG);
    Expr nano = number(m, "Instant.now().getNano()", JvmType.INT);
    ExprFactory terms = m.terms().factory();
    JvmIntegers ints = m.terms().ints();
    m.journal().assume(ints.ge(second, terms.longConst(Long.MIN_VALUE / 1_000)));
    m.journal().assume(ints.le(second, terms.longConst(Long.MAX_VALUE / 1_000)));
    m.journal().assume(ints.ge(nano, terms.intConst(0)));
    m.journal().assume(ints.lt(nano, terms.intConst((int) NANOS)));
    int id = m.allocate(type);
    Instance instant = (Instance) m.heap().own(id);
    instant.set(type.field("seconds").slot(), 0, second);
    instant.set(type.field("nanos").slot(), 0, nano);
    return NativeRegistry.give(m, f, id);
  }

  private static Expr number(Machine m, String name, JvmType type) {
    return (Expr) Objects.requireNonNull(outside(m, name, type).sym());
  }

  /** A generator without a seed has an unknown one; from there on it is arithmetic. */
  private static @Nullable Insn seeded(Machine m, Frame f) {
    if (isKnown(m)) {
      return NativeRegistry.own(f);
    }
    RuntimeClass type = m.runtime().classes().named("java/util/Random");
    MethodInfo withSeed = m.runtime().method(type, "<init>", "(J)V");
    GuestValue seed = new GuestValue(0, number(m, "new Random()", JvmType.LONG));
    return GuestCalls.call(
        m, withSeed, List.of(GuestValue.of(f.raw[0]), seed), ResultAction.LEAVE_VOID);
  }

  /** Without a provider: every bit comes from {@link #randomBytes}. */
  private static @Nullable Insn unseeded(Machine m, Frame f) {
    return isKnown(m) ? NativeRegistry.own(f) : m.calls().returnVoid(f);
  }

  private static @Nullable Insn randomBytes(Machine m, Frame f) {
    if (isKnown(m) || f.raw[1] == 0) {
      return NativeRegistry.own(f);
    }
    int length = m.array(f.raw[1]).length();
    HeapArray bytes = (HeapArray) m.heap().own((int) f.raw[1]);
    for (int i = 0; i < length; i++) {
      bytes.set(i, 0, number(m, "SecureRandom.nextBytes()[" + i + "]", JvmType.BYTE));
    }
    return m.calls().returnVoid(f);
  }

  private static @Nullable Insn ofThread(Machine m, Frame f) {
    return isKnown(m)
        ? NativeRegistry.own(f)
        : m.unsupported(ReasonCode.RANDOM, "ThreadLocalRandom, whose seed no program can see");
  }
}
