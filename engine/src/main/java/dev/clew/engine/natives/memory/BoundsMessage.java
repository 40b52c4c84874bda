package dev.clew.engine.natives.memory;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The message that {@code Preconditions} makes of numbers that are out of bounds, without {@code
 * String.format} where one of them is unknown.
 */
public final class BoundsMessage {

  private BoundsMessage() {}

  /** In a frame of {@code outOfBoundsMessage(String, List)}. */
  public static @Nullable Insn make(Machine m, Frame f) {
    if (f.raw[0] == 0 || f.raw[1] == 0) {
      return NativeRegistry.own(f);
    }
    List<Object> numbers = numbers(m, f.raw[1]);
    boolean known = numbers == null || numbers.stream().noneMatch(Expr.class::isInstance);
    List<Object> parts = known || numbers == null ? null : parts(m.texts().of(f.raw[0]), numbers);
    if (parts == null) {
      return NativeRegistry.own(f);
    }
    return NativeRegistry.give(m, f, m.texts().create(m.terms().text(parts.toArray())));
  }

  private static @Nullable List<Object> parts(String kind, List<Object> n) {
    if (kind.equals("checkIndex") && n.size() == 2) {
      return List.of("Index ", n.get(0), " out of bounds for length ", n.get(1));
    }
    if (n.size() != 3) {
      return null;
    }
    return switch (kind) {
      case "checkFromToIndex" ->
          List.of("Range [", n.get(0), ", ", n.get(1), ") out of bounds for length ", n.get(2));
      case "checkFromIndexSize" ->
          List.of(
              "Range [",
              n.get(0),
              ", ",
              n.get(0),
              " + ",
              n.get(1),
              ") out of bounds for length ",
              n.get(2));
      default -> null;
    };
  }

  /** The numbers in a list as {@code List.of} makes it, as Strings or terms; null for others. */
  private static @Nullable List<Object> numbers(Machine m, long list) {
    Instance object = m.instance(list);
    List<Long> ids = new ArrayList<>();
    switch (object.type().name()) {
      case "java.util.ImmutableCollections$List12" -> {
        ids.add(object.raw(object.type().field("e0").slot()));
        ids.add(object.raw(object.type().field("e1").slot()));
      }
      case "java.util.ImmutableCollections$ListN" -> {
        HeapArray elements = m.array(object.raw(object.type().field("elements").slot()));
        for (int i = 0; i < elements.length(); i++) {
          ids.add(elements.raw(i));
        }
      }
      default -> {
        return null;
      }
    }
    List<Object> numbers = new ArrayList<>();
    for (long id : ids) {
      Object number = number(m, m.object(id));
      if (number == null) {
        return null;
      }
      numbers.add(number);
    }
    return numbers;
  }

  private static @Nullable Object number(Machine m, HeapObject object) {
    RuntimeClass type = object.type();
    boolean isLong = type.name().equals("java.lang.Long");
    if (!(object instanceof Instance box)
        || (!isLong && !type.name().equals("java.lang.Integer"))
        || box.input() != null) {
      return null;
    }
    int slot = type.field("value").slot();
    JvmType.Kind kind = isLong ? JvmType.Kind.LONG : JvmType.Kind.INT;
    return box.sym(slot) instanceof Expr term
        ? m.terms().written(kind, term)
        : Long.toString(box.raw(slot));
  }
}
