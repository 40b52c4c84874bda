package dev.clew.engine.concrete;

import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A method that is run, as three functions: how it ends, what it returns, and the message of what
 * it throws. All are total, so that a term never lacks a value; which one means something the first
 * says. Results are remembered, and each is computed twice to see whether it is one.
 *
 * <p>Shared by all workers.
 */
final class ConcreteFunction {

  /** How it ends: with a value that is not null, with null, or otherwise than expected. */
  static final int RETURNS = 0;

  static final int RETURNS_NULL = 1;
  static final int FIRST_THROWN = 2;
  static final int OTHER = -1;

  private static final int SAMPLES = 24;

  /** Failures cost a time limit, or the start of a JVM. */
  private static final int MOST_FAILURES = 3;

  private static final int MOST_REMEMBERED = 1 << 16;

  /** What a method throws, as far as paths distinguish it. */
  record Thrown(String className, boolean hasMessage) implements Comparable<Thrown> {
    @Override
    public int compareTo(Thrown other) {
      int order = className.compareTo(other.className);
      return order != 0 ? order : Boolean.compare(hasMessage, other.hasMessage);
    }
  }

  /**
   * What samples showed.
   *
   * @param failure why there is no use in running it; null if there is
   */
  record Experience(
      boolean returnsNull, List<Thrown> thrown, MethodAnswer.@Nullable Failed failure) {}

  private final MethodInfo method;
  private final String className;
  private final List<JvmType> types;
  private final boolean[] isNull;
  private final MethodRunner runner;
  private final Consumer<Reason> notes;
  private final Map<List<Value>, MethodAnswer> known = new ConcurrentHashMap<>();
  private final Function outcome;
  private final Function value;
  private final Function message;
  private final AtomicInteger failures = new AtomicInteger();
  private @Nullable Experience experience;

  /**
   * @param className of the method, or of the object it is called on
   * @param isNull which parameters are null; the others are what the functions take
   * @param notes hears what is wrong with the method
   */
  ConcreteFunction(
      MethodInfo method,
      String className,
      boolean[] isNull,
      MethodRunner runner,
      Consumer<Reason> notes) {
    this.method = method;
    this.className = className;
    this.isNull = isNull.clone();
    this.runner = runner;
    this.notes = notes;
    List<JvmType> all = method.signature().parameters();
    this.types = new ArrayList<>();
    for (int i = 0; i < isNull.length; i++) {
      if (!isNull[i]) {
        types.add(all.get(i));
      }
    }
    String simple = className.substring(className.lastIndexOf('.') + 1).replace('$', '.');
    String name = simple + "." + method.name();
    List<Sort> sorts = types.stream().map(CrossingTypes::sort).toList();
    JvmType result = method.signature().result();
    this.outcome = Function.runnable(name + ".outcome", sorts, Sort.INT, this::outcome);
    this.value = Function.runnable(name, sorts, CrossingTypes.sort(result), this::value);
    this.message = Function.runnable(name + ".message", sorts, Sort.STRING, this::message);
  }

  MethodInfo method() {
    return method;
  }

  /** Of the arguments that are not null. */
  List<JvmType> types() {
    return Collections.unmodifiableList(types);
  }

  Function outcome() {
    return outcome;
  }

  Function value() {
    return value;
  }

  Function message() {
    return message;
  }

  /** Arguments that it was run with, by an order that depends on them alone. */
  List<List<Value>> remembered() {
    List<List<Value>> all = new ArrayList<>(known.keySet());
    all.sort((left, right) -> left.toString().compareTo(right.toString()));
    return all;
  }

  /** Runs it on a few arguments, the first time. */
  synchronized Experience experience() {
    if (experience == null) {
      TreeSet<Thrown> thrown = new TreeSet<>();
      boolean returnsNull = false;
      MethodAnswer.Failed failure = null;
      for (List<Value> sample :
          new SampleArguments(types, method.name().hashCode()).take(SAMPLES)) {
        MethodAnswer answer = answer(sample);
        failure =
            failure == null && answer instanceof MethodAnswer.Failed failed ? failed : failure;
        returnsNull |= answer instanceof MethodAnswer.Returned returned && returned.value() == null;
        if (answer instanceof MethodAnswer.Threw threw) {
          thrown.add(new Thrown(threw.className(), threw.message() != null));
        }
      }
      boolean isHopeless = failures.get() >= MOST_FAILURES;
      experience = new Experience(returnsNull, List.copyOf(thrown), isHopeless ? failure : null);
    }
    return experience;
  }

  /** What it gives for arguments that are not null. */
  MethodAnswer answer(List<Value> arguments) {
    MethodAnswer remembered = known.get(arguments);
    if (remembered != null) {
      return remembered;
    }
    if (failures.get() >= MOST_FAILURES) {
      return new MethodAnswer.Failed("it failed " + MOST_FAILURES + " times before");
    }
    MethodRunner.Invocation call = invocation(arguments);
    MethodAnswer first = runner.run(call);
    MethodAnswer answer =
        first instanceof MethodAnswer.Failed || runner.run(call).equals(first)
            ? first
            : new MethodAnswer.Failed(UNSTABLE);
    if (answer instanceof MethodAnswer.Failed) {
      failures.incrementAndGet();
    }
    if (known.size() < MOST_REMEMBERED) {
      known.put(arguments, answer);
    }
    return answer;
  }

  private static final String UNSTABLE = "different results for the same arguments";

  /** Says in a reason what is wrong with an answer. */
  Reason complaint(MethodAnswer answer) {
    if (answer instanceof MethodAnswer.Failed failed) {
      return failed.why().equals(UNSTABLE)
          ? new Reason(ReasonCode.CONCRETE_UNSTABLE, method + " gives " + UNSTABLE)
          : new Reason(ReasonCode.CONCRETE_FAILED, method + " could not be run: " + failed.why());
    }
    String what =
        answer instanceof MethodAnswer.Threw threw
            ? " threw " + threw.className()
            : " returned null";
    return new Reason(ReasonCode.CONCRETE_THREW, method + what + " for some arguments");
  }

  private MethodRunner.Invocation invocation(List<Value> arguments) {
    List<@Nullable Object> boxes = new ArrayList<>();
    int next = 0;
    for (boolean missing : isNull) {
      boxes.add(missing ? null : CrossingTypes.box(types.get(next), arguments.get(next++)));
    }
    List<String> names = method.signature().parameters().stream().map(JvmType::javaName).toList();
    return new MethodRunner.Invocation(className, method.name(), names, boxes);
  }

  private Value outcome(List<Value> arguments) {
    MethodAnswer answer = answer(arguments);
    int code = code(answer, experience());
    if (code == OTHER) {
      notes.accept(complaint(answer));
    }
    return Value.of(code);
  }

  private static int code(MethodAnswer answer, Experience expected) {
    if (answer instanceof MethodAnswer.Returned returned) {
      boolean surprise = returned.value() == null && !expected.returnsNull;
      return returned.value() != null ? RETURNS : surprise ? OTHER : RETURNS_NULL;
    }
    if (answer instanceof MethodAnswer.Threw threw) {
      int place = expected.thrown.indexOf(new Thrown(threw.className(), threw.message() != null));
      return place < 0 ? OTHER : FIRST_THROWN + place;
    }
    return OTHER;
  }

  private Value value(List<Value> arguments) {
    Object box =
        answer(arguments) instanceof MethodAnswer.Returned returned ? returned.value() : null;
    return CrossingTypes.value(method.signature().result(), box);
  }

  private Value message(List<Value> arguments) {
    String text = answer(arguments) instanceof MethodAnswer.Threw threw ? threw.message() : null;
    return Value.of(text == null ? "" : text);
  }
}
