package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.MethodInfo;
import java.util.Set;

/**
 * What frameworks answer with, where strings are followed: a stub that goes on answering, not a
 * collection of the library that has some size, or an object of one of many classes.
 */
final class AnsweredInputs {

  private static final Set<String> STEPS = Set.of("java/util/Enumeration", "java/util/Iterator");

  /** What an object is taken for whose class is never asked for. */
  private static final String ANY = "java/lang/Comparable";

  private AnsweredInputs() {}

  static boolean isStub(Machine m, UnknownReference unknown) {
    RuntimeClass type = unknown.type();
    return m.lazyInputs().followsStrings()
        && m.unknowns().isAnswer(unknown)
        && (isAny(m, type) || (!type.isArray() && STEPS.contains(type.info().name())));
  }

  private static boolean isAny(Machine m, RuntimeClass type) {
    return type == m.runtime().wellKnown().object();
  }

  /** The same as one of a type that stubs can have. */
  static UnknownReference type(Machine m, UnknownReference unknown) {
    return isAny(m, unknown.type())
        ? unknown.as(m.token(), m.runtime().classes().named(ANY))
        : unknown;
  }

  /** Whether a method of a stub is one that its class may have overridden, and gives a text. */
  static boolean isText(MethodInfo method) {
    return method.name().equals("toString") && method.descriptor().equals("()Ljava/lang/String;");
  }
}
