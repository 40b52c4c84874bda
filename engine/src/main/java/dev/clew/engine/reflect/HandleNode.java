package dev.clew.engine.reflect;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a method handle does that the engine made: its payload. Other handles are identities. */
@FunctionalInterface
public interface HandleNode {

  /** Gives its first argument; nothing if there is none. */
  HandleNode IDENTITY =
      (m, handle, arguments, then) ->
          then.accept(m, arguments.isEmpty() ? GuestValue.ZERO : arguments.get(0));

  /** Throws its first argument. */
  HandleNode THROW =
      (m, handle, arguments, then) ->
          arguments.get(0).raw() == 0
              ? GuestCalls.raise(m, "java/lang/NullPointerException", null)
              : m.exceptions().unwind((int) arguments.get(0).raw());

  /**
   * Calls the handle with arguments of its own types.
   *
   * @param handle of which this is the payload
   */
  @Nullable Insn call(Machine m, long handle, List<GuestValue> arguments, ResultAction then);

  /** Makes what a handle does from values that it is to hold: the payload of a form. */
  @FunctionalInterface
  interface Maker {
    HandleNode make(List<GuestValue> held);
  }

  /** Calls another handle of the same type. */
  record Delegate(long target) implements HandleNode {
    @Override
    public @Nullable Insn call(
        Machine m, long handle, List<GuestValue> arguments, ResultAction then) {
      return HandleInvoker.call(m, target, arguments, then);
    }
  }

  /** Gives always the same. */
  record Constant(GuestValue value) implements HandleNode {
    @Override
    public @Nullable Insn call(
        Machine m, long handle, List<GuestValue> arguments, ResultAction then) {
      return then.accept(m, value);
    }
  }

  /** Converts arguments and result one by one; explicitly: narrowing, and null becomes zero. */
  record Converted(long target, boolean isExplicit) implements HandleNode {
    @Override
    public @Nullable Insn call(
        Machine m, long handle, List<GuestValue> arguments, ResultAction then) {
      Signature outer = HandleTypes.ofHandle(m, handle);
      Signature inner = HandleTypes.ofHandle(m, target);
      JvmType from = inner.result();
      JvmType to = outer.result();
      HandleConversions conversions = new HandleConversions(isExplicit);
      ResultAction convert = (machine, value) -> conversions.one(machine, value, from, to, then);
      return conversions.all(
          m,
          arguments,
          outer.parameters(),
          inner.parameters(),
          (machine, values) ->
              HandleInvoker.call(machine, target, values, from.equals(to) ? then : convert));
    }
  }

  /** Another handle, changed. */
  record Edited(long base, HandleEdit.Form form, GuestValue extra) implements HandleNode {
    @Override
    public @Nullable Insn call(
        Machine m, long handle, List<GuestValue> arguments, ResultAction then) {
      return form.call(
          m,
          form.edits().size() - 1,
          extra,
          arguments,
          then,
          (next, values, after) -> HandleInvoker.call(next, base, values, after));
    }
  }

  /** Chooses by what a test says of the first arguments. */
  record Guard(long test, long target, long fallback) implements HandleNode {
    @Override
    public @Nullable Insn call(
        Machine m, long handle, List<GuestValue> arguments, ResultAction then) {
      int count = HandleTypes.ofHandle(m, test).parameters().size();
      return HandleInvoker.call(
          m,
          test,
          List.copyOf(arguments.subList(0, count)),
          (next, value) -> {
            if (value.sym() != null) {
              return next.unsupported(
                  ReasonCode.NATIVE_SYMBOLIC, "guardWithTest on an unknown value");
            }
            return HandleInvoker.call(next, value.raw() != 0 ? target : fallback, arguments, then);
          });
    }
  }

  /** Puts its arguments into a new array. */
  record NewArray(RuntimeClass type) implements HandleNode {
    @Override
    public @Nullable Insn call(
        Machine m, long handle, List<GuestValue> arguments, ResultAction then) {
      int id = m.heap().add(HeapArrays.create(m.token(), type, arguments.size()));
      HeapArray array = (HeapArray) m.heap().own(id);
      for (int i = 0; i < arguments.size(); i++) {
        array.set(i, arguments.get(i).raw(), arguments.get(i).sym());
      }
      return then.accept(m, GuestValue.of(id));
    }
  }

  /** Calls the handle that is its first argument with the others. */
  record InvokeFirst(boolean isExact, Signature site) implements HandleNode {
    @Override
    public @Nullable Insn call(
        Machine m, long handle, List<GuestValue> arguments, ResultAction then) {
      long target = arguments.get(0).raw();
      List<GuestValue> others = List.copyOf(arguments.subList(1, arguments.size()));
      if (target == 0) {
        return GuestCalls.raise(m, "java/lang/NullPointerException", null);
      }
      return isExact
          ? HandleInvoker.invokeExact(m, target, site, others, then)
          : HandleInvoker.invoke(m, target, site, others, then);
    }
  }

  /**
   * Lets a method of the JDK do it that was written for interpreted forms.
   *
   * @param collector puts the arguments into an array, which is the method's last argument
   * @param takesFirst whether the method takes the first argument by itself, too
   */
  record Helped(String name, List<GuestValue> held, long collector, boolean takesFirst)
      implements HandleNode {
    @Override
    public @Nullable Insn call(
        Machine m, long handle, List<GuestValue> arguments, ResultAction then) {
      RuntimeClass owner = m.runtime().classes().named("java/lang/invoke/MethodHandleImpl");
      MethodInfo helper = find(owner);
      JvmType result = HandleTypes.ofHandle(m, handle).result();
      return HandleInvoker.call(
          m,
          collector,
          arguments,
          (next, array) -> {
            List<GuestValue> all = new ArrayList<>(held);
            all.add(array);
            if (takesFirst) {
              all.add(0, arguments.get(0));
            }
            return GuestCalls.call(
                next,
                helper,
                all,
                (last, value) ->
                    HandleConversions.AS_TYPE.one(last, value, JvmType.OBJECT, result, then));
          });
    }

    private MethodInfo find(RuntimeClass owner) {
      return owner.info().methods().stream()
          .filter(method -> method.isStatic() && method.name().equals(name))
          .findFirst()
          .orElseThrow();
    }
  }
}
