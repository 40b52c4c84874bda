package dev.clew.engine.reflect;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All changes that the JDK's editor knows. Positions count arguments from 0. */
public final class HandleEdits {

  private HandleEdits() {}

  /** Passes the value that the handle holds. */
  public static HandleEdit bind(int position) {
    return (m, extra, arguments, then, inner) ->
        inner.call(m, inserted(arguments, position, extra), then);
  }

  /** Ignores an argument. */
  public static HandleEdit drop(int position) {
    return (m, extra, arguments, then, inner) ->
        inner.call(m, without(arguments, position, 1), then);
  }

  /** Passes one argument at another place, too. */
  public static HandleEdit duplicate(int source, int target) {
    int from = source < target ? source : source - 1;
    return (m, extra, arguments, then, inner) ->
        inner.call(m, inserted(arguments, target, arguments.get(from)), then);
  }

  /** Passes arguments in another order. */
  public static HandleEdit permute(List<Integer> order) {
    return (m, extra, arguments, then, inner) ->
        inner.call(m, order.stream().map(arguments::get).toList(), then);
  }

  /** Passes what the handle that is held makes of an argument. */
  public static HandleEdit filter(List<Integer> positions) {
    return (m, extra, arguments, then, inner) ->
        filterNext(m, extra, positions, arguments, then, inner);
  }

  private static @Nullable Insn filterNext(
      Machine m,
      GuestValue filter,
      List<Integer> positions,
      List<GuestValue> arguments,
      ResultAction then,
      HandleEdit.Inner inner) {
    if (positions.isEmpty()) {
      return inner.call(m, arguments, then);
    }
    int position = positions.get(0);
    List<Integer> rest = positions.subList(1, positions.size());
    return HandleInvoker.call(
        m,
        filter.raw(),
        List.of(arguments.get(position)),
        (next, value) ->
            filterNext(
                next,
                filter,
                rest,
                inserted(without(arguments, position, 1), position, value),
                then,
                inner));
  }

  /** Passes what the handle that is held makes of some arguments instead of them. */
  public static HandleEdit collect(int position, int count, boolean isVoid) {
    return (m, extra, arguments, then, inner) -> {
      List<GuestValue> others = without(arguments, position, count);
      return HandleInvoker.call(
          m,
          extra.raw(),
          List.copyOf(arguments.subList(position, position + count)),
          (next, value) ->
              inner.call(next, isVoid ? others : inserted(others, position, value), then));
    };
  }

  /** Passes what the handle that is held makes of some arguments before them. */
  public static HandleEdit fold(int position, int count, boolean isVoid) {
    return (m, extra, arguments, then, inner) ->
        HandleInvoker.call(
            m,
            extra.raw(),
            List.copyOf(arguments.subList(position, position + count)),
            (next, value) ->
                inner.call(next, isVoid ? arguments : inserted(arguments, position, value), then));
  }

  /** Gives zero or null instead of the result. */
  public static HandleEdit zeroResult() {
    return (m, extra, arguments, then, inner) ->
        inner.call(m, arguments, (next, value) -> then.accept(next, GuestValue.ZERO));
  }

  /** Gives what the handle that is held makes of the result. */
  public static HandleEdit filterResult() {
    return (m, extra, arguments, then, inner) ->
        inner.call(
            m,
            arguments,
            (next, value) -> {
              boolean takesResult = !HandleTypes.ofHandle(next, extra.raw()).parameters().isEmpty();
              return HandleInvoker.call(
                  next, extra.raw(), takesResult ? List.of(value) : List.of(), then);
            });
  }

  /** Passes the elements of an array instead of it. */
  public static HandleEdit spread(int position, int count) {
    return (m, extra, arguments, then, inner) -> {
      long array = arguments.get(position).raw();
      if (array == 0 && count > 0) {
        return GuestCalls.raise(m, "java/lang/NullPointerException", "null array reference");
      }
      if (array != 0 && m.array(array).length() != count) {
        return GuestCalls.raise(
            m, "java/lang/IllegalArgumentException", "array is not of length " + count);
      }
      List<GuestValue> spread = new ArrayList<>(without(arguments, position, 1));
      for (int i = 0; i < count; i++) {
        HeapArray elements = m.array(array);
        spread.add(position + i, new GuestValue(elements.raw(i), elements.sym(i)));
      }
      return inner.call(m, List.copyOf(spread), then);
    };
  }

  private static List<GuestValue> inserted(
      List<GuestValue> values, int position, GuestValue value) {
    List<GuestValue> longer = new ArrayList<>(values);
    longer.add(position, value);
    return List.copyOf(longer);
  }

  private static List<GuestValue> without(List<GuestValue> values, int position, int count) {
    List<GuestValue> shorter = new ArrayList<>(values);
    shorter.subList(position, position + count).clear();
    return List.copyOf(shorter);
  }
}
