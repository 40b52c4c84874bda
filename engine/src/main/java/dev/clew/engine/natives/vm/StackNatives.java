package dev.clew.engine.natives.vm;

import dev.clew.engine.guest.StackWalking;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.GuestCode;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.LazyInputs;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.reflect.GuestCalls;
import dev.clew.engine.reflect.GuestValue;
import dev.clew.engine.reflect.ResultAction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code StackWalker}: the frames are listed here, and handed over by {@link StackWalking}. Who
 * called the method under test is not told: a path that asks ends.
 */
public final class StackNatives {

  private static final String WALKER = "java/lang/StackWalker";
  private static final String OPTION = WALKER + "$Option";
  private static final String PARTS = "[Ljava/lang/Class;[Ljava/lang/String;[IZ)Ljava/lang/Object;";

  private StackNatives() {}

  public static void register(NativeRegistry r) {
    r.on(WALKER + ".getCallerClass()Ljava/lang/Class;", StackNatives::caller)
        .on(
            WALKER + ".walk(Ljava/util/function/Function;)Ljava/lang/Object;",
            walking("walk", "(Ljava/util/function/Function;", ResultAction.LEAVE))
        .on(
            WALKER + ".forEach(Ljava/util/function/Consumer;)V",
            walking("forEach", "(Ljava/util/function/Consumer;", ResultAction.LEAVE_VOID));
  }

  private static boolean retainsClasses(Machine m, Frame f) {
    return m.instance(f.raw[0]).raw(m.classOf(f.raw[0]).field("retainClassRef").slot()) != 0;
  }

  /** The caller of the method that asks; the JDK's code says what is wrong with a walker. */
  private static @Nullable Insn caller(Machine m, Frame f) {
    if (!retainsClasses(m, f)) {
      return NativeRegistry.own(f);
    }
    List<Frame> seen = new ArrayList<>();
    for (Frame each : frames(f)) {
      if (!isReflective(each)) {
        seen.add(each);
      }
    }
    if (seen.size() < 2) {
      return m.lazyInputs() == LazyInputs.NONE
          ? m.exceptions().raise("java/lang/IllegalCallerException", "no caller frame")
          : m.unsupported(ReasonCode.CALLER, "which class calls the method under test");
    }
    return NativeRegistry.give(m, f, mirror(m, seen.get(1)));
  }

  /** From the caller of a native method downwards, as a stack trace has them. */
  private static List<Frame> frames(Frame f) {
    List<Frame> frames = new ArrayList<>();
    Frame each = f.caller;
    while (each != null && !Backtrace.isBelowThread(each)) {
      if (Backtrace.shows(each) && frames.size() + 1 < Backtrace.MAX_ELEMENTS) {
        frames.add(each);
      }
      each = each.caller;
    }
    return frames;
  }

  private static boolean isReflective(Frame f) {
    String owner = f.code.method().owner().name();
    return owner.equals("java/lang/reflect/Method")
        || owner.equals("java/lang/reflect/Constructor")
        || owner.startsWith("java/lang/invoke/")
        || (owner.startsWith("jdk/internal/reflect/") && owner.contains("Accessor"));
  }

  private static int mirror(Machine m, Frame frame) {
    return m.mirrors().of(m.runtime().classes().of(frame.code.method().owner()));
  }

  private static NativeMethod walking(String method, String function, ResultAction leaving) {
    return (m, f) -> {
      if (f.raw[1] == 0) {
        return NativeRegistry.own(f);
      }
      if (shows(m, f, "SHOW_REFLECT_FRAMES") || shows(m, f, "SHOW_HIDDEN_FRAMES")) {
        return m.unsupported(ReasonCode.CALLER, "frames of reflection and of generated code");
      }
      GuestCode.of(m.runtime(), StackWalking.FRAME);
      RuntimeClass walking = GuestCode.of(m.runtime(), StackWalking.class);
      Insn first = GuestCalls.initialize(m, walking);
      if (first != null || m.isEnded()) {
        return first;
      }
      MethodInfo target = m.runtime().method(walking, method, function + PARTS);
      return GuestCalls.call(m, target, arguments(m, f), leaving);
    };
  }

  /** Whether a walker has an option: the set of them is an {@code EnumSet} of few constants. */
  private static boolean shows(Machine m, Frame f, String option) {
    long set = m.instance(f.raw[0]).raw(m.classOf(f.raw[0]).field("options").slot());
    RuntimeClass options = m.runtime().classes().named(OPTION);
    long constant = m.initialization().statics(options).raw(options.staticField(option).slot());
    long ordinal = m.instance(constant).raw(options.field("ordinal").slot());
    long elements = m.instance(set).raw(m.classOf(set).field("elements").slot());
    return (elements >>> ordinal & 1) != 0;
  }

  /** The first frame is the walker's own, which is not shown. */
  private static List<GuestValue> arguments(Machine m, Frame f) {
    List<Frame> frames = frames(f);
    int count = frames.size() + 1;
    HeapArray classes = array(m, JvmType.ofClass("java/lang/Class"), count);
    HeapArray descriptors = array(m, JvmType.STRING, count);
    HeapArray positions = array(m, JvmType.INT, count);
    for (int i = 1; i < count; i++) {
      Frame each = frames.get(i - 1);
      Insn at = each.insn();
      classes.set(i, isReflective(each) ? 0 : mirror(m, each), null);
      descriptors.set(i, m.texts().intern(each.code.method().descriptor()), null);
      positions.set(i, at == null ? -1 : at.position(), null);
    }
    return List.of(
        GuestValue.in(f, 1),
        GuestValue.of(m.heap().add(classes)),
        GuestValue.of(m.heap().add(descriptors)),
        GuestValue.of(m.heap().add(positions)),
        GuestValue.of(retainsClasses(m, f) ? 1 : 0));
  }

  private static HeapArray array(Machine m, JvmType component, int length) {
    return HeapArrays.create(m.token(), m.runtime().classes().of(component.arrayOf()), length);
  }
}
