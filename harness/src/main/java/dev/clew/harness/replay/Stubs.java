package dev.clew.harness.replay;

import dev.clew.harness.Invocation;
import dev.clew.harness.Nullable;
import dev.clew.harness.Types;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Objects that answer as told, in place of implementations that nobody wrote. */
final class Stubs {

  private final UserClasses classes;
  private final Types types;
  private final Map<Integer, StubAnswers> byNumber = new HashMap<>();

  Stubs(UserClasses classes, Types types) {
    this.classes = classes;
    this.types = types;
  }

  /** The class that an object shows: that of a stub is the abstract one which it extends. */
  static Class<?> shown(Object object) {
    Class<?> type = object.getClass();
    try {
      Field answers = type.getDeclaredField(ReplayStep.ANSWERS_FIELD);
      return answers.getDeclaringClass().getSuperclass();
    } catch (NoSuchFieldException | NoClassDefFoundError e) { // a field of a type that is missing
      return type;
    }
  }

  /** An object of an interface. */
  Object implement(int number, Class<?> type) {
    return answers(number).proxy(classes, type);
  }

  /** An object of a class that the step brings. No answer is used up while it is constructed. */
  Object extend(ReplayStep step, Object[] arguments) throws ReflectiveOperationException {
    define(step);
    Invocation constructor = types.constructor(step.type(), step.parameters());
    return answering(step, Objects.requireNonNull(constructor.call(null, arguments)));
  }

  /** The same without a constructor. */
  Object allocate(ReplayStep step) throws ReflectiveOperationException {
    return answering(step, Allocation.of(define(step)));
  }

  private Class<?> define(ReplayStep step) {
    String content = String.valueOf(step.value());
    return classes.define(step.type(), content.getBytes(StandardCharsets.ISO_8859_1));
  }

  private Object answering(ReplayStep step, Object stub) throws ReflectiveOperationException {
    stub.getClass().getField(ReplayStep.ANSWERS_FIELD).set(stub, answers(step.result()));
    return stub;
  }

  private StubAnswers answers(int number) {
    StubAnswers answers = new StubAnswers();
    byNumber.put(number, answers);
    return answers;
  }

  void answer(int number, String method, @Nullable Object answer) {
    Objects.requireNonNull(byNumber.get(number)).add(method, answer);
  }

  /** The next call of a method throws an exception. */
  void fail(int number, String method, @Nullable Object exception) {
    Objects.requireNonNull(byNumber.get(number))
        .add(method, new StubAnswers.Failure((Throwable) Objects.requireNonNull(exception)));
  }
}
