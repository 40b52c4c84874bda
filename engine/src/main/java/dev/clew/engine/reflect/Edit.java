package dev.clew.engine.reflect;

import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One change to a method handle, as the JDK's {@code LambdaFormEditor} describes it: the payload of
 * the form that it would make. Positions count arguments from 0.
 */
@FunctionalInterface
public interface Edit {

  @Nullable Insn call(
      Machine m, HandleNode.Edited node, List<Value> arguments, Then then);

  /** Passes a value that the handle holds. */
  static Edit bind(int position) {
    return (m, node, arguments, then) ->
        Invoker.call(m, node.base(), inserted(arguments, position, node.extra()), then);
  }

  /** Ignores an argument. */
  static Edit drop(int position) {
    return (m, node, arguments, then) -> {
      List<Value> fewer = new ArrayList<>(arguments);
      fewer.remove(position);
      return Invoker.call(m, node.base(), List.copyOf(fewer), then);
    };
  }

  static List<Value> inserted(List<Value> values, int position, Value value) {
    List<Value> longer = new ArrayList<>(values);
    longer.add(position, value);
    return List.copyOf(longer);
  }
}
