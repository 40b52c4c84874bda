package dev.clew.app.check.classify;

import dev.clew.app.entry.Entry;
import dev.clew.app.entry.Entry.Handed;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.NullExpectations;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.TraceFrame;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Tells null that nobody means. An argument is used that nothing says may be null: it was left when
 * the path had looked for other classes in vain. Or a helper answered it for null: {@code
 * digest(bytes(text))}, where {@code bytes} lets null pass. The helper is polite to everybody; no
 * method on the way says that it means null. One that compares the argument or the answer with null
 * has a part in what comes of it. A constructor may have kept the answer in a field.
 */
final class UnexpectedNulls {

  /** A stack that overflows is the same all the way down. */
  private static final int MOST_FRAMES = 32;

  private final Program program;
  private final CodeLines code;
  private final NullExpectations expectations;

  UnexpectedNulls(Program program, NullExpectations expectations) {
    this.program = program;
    this.code = new CodeLines(program);
    this.expectations = expectations;
  }

  /** Whether an exception is about such a null, by an argument of the target. */
  boolean isIn(Entry entry, List<Input> inputs, Ending.Threw threw) {
    if (!threw.exception().equals("java.lang.NullPointerException")) {
      return false;
    }
    Set<Handed> nulls =
        inputs.stream()
            .filter(input -> input.value() instanceof Datum.Null)
            .flatMap(input -> entry.handed(input.name()).stream())
            .collect(Collectors.toSet());
    return !nulls.isEmpty() && new Way(threw.trace(), nulls).leadsToOne();
  }

  /** The way of a null from where it is used outwards, along a stack trace. */
  private final class Way {

    private final List<TraceFrame> trace;
    private final Set<Handed> nulls;

    Way(List<TraceFrame> trace, Set<Handed> nulls) {
      this.trace = trace.subList(0, Math.min(trace.size(), MOST_FRAMES));
      this.nulls = nulls;
    }

    boolean leadsToOne() {
      int first = 0;
      while (first < trace.size() && trace.get(first).isJdk()) {
        first++;
      }
      if (first == trace.size()) {
        return false;
      }
      int line = line(first);
      if (first == 0) {
        return leadsToOne(0, origins -> origins.used(line));
      }
      String called = trace.get(first - 1).site().method();
      return leadsToOne(
          first,
          origins -> origins.handed(line, call -> call.name.equals(called)).flatMap(List::stream));
    }

    private boolean leadsToOne(int at, Function<ArgumentOrigins, Stream<SourceValue>> wanted) {
      return origins(at)
          .anyMatch(
              origins -> wanted.apply(origins).anyMatch(each -> isUnexpected(at, origins, each)));
    }

    private boolean isUnexpected(int at, ArgumentOrigins origins, SourceValue value) {
      if (origins.isAsked(value)) {
        return false;
      }
      Optional<Integer> parameter = origins.parameter(value);
      if (value.insns.size() == 1
          && value.insns.iterator().next() instanceof FieldInsnNode read
          && read.getOpcode() == Opcodes.GETFIELD) {
        return isKept(read);
      }
      if (parameter.isPresent()
          && nulls.contains(new Handed(origins.method(), parameter.get()))
          && !expectations.ofParameter(origins.method(), parameter.get())) {
        return true;
      }
      return parameter.isPresent()
          ? at + 1 < trace.size()
              && leadsToOne(
                  at + 1,
                  outer ->
                      outer
                          .handed(line(at + 1), calls(origins.method()))
                          .map(arguments -> arguments.get(parameter.get())))
          : call(value).filter(call -> isPolite(at, origins, call)).isPresent();
    }

    /** Whether a constructor that was given null keeps such an answer in a field. */
    private boolean isKept(FieldInsnNode read) {
      return nulls.stream()
          .filter(given -> given.method().isConstructor())
          .filter(given -> given.method().owner().name().equals(read.owner))
          .flatMap(given -> ArgumentOrigins.of(given.method()).stream())
          .anyMatch(
              origins ->
                  origins
                      .assigned(read.name)
                      .filter(value -> !origins.isAsked(value))
                      .flatMap(value -> call(value).stream())
                      .anyMatch(call -> isPolite(trace.size(), origins, call)));
    }

    /** Whether a call lets null pass, and gets one that the target was given. */
    private boolean isPolite(int at, ArgumentOrigins origins, MethodInsnNode call) {
      List<SourceValue> arguments = origins.arguments(call);
      return IntStream.range(0, arguments.size())
          .filter(i -> expectsNull(call, i))
          .anyMatch(i -> isGivenNull(at, origins, arguments.get(i)));
    }

    private boolean isGivenNull(int at, ArgumentOrigins origins, SourceValue value) {
      Optional<Integer> parameter = origins.parameter(value);
      if (parameter.isEmpty() || origins.isAsked(value)) {
        return false;
      }
      return nulls.contains(new Handed(origins.method(), parameter.get()))
          || (at + 1 < trace.size()
              && origins(at + 1)
                  .anyMatch(
                      outer ->
                          outer
                              .handed(line(at + 1), calls(origins.method()))
                              .map(arguments -> arguments.get(parameter.get()))
                              .anyMatch(each -> isGivenNull(at + 1, outer, each))));
    }

    private Stream<ArgumentOrigins> origins(int at) {
      return code.methods(trace.get(at).site()).flatMap(each -> ArgumentOrigins.of(each).stream());
    }

    private int line(int at) {
      return trace.get(at).site().line();
    }
  }

  private static Predicate<MethodInsnNode> calls(MethodInfo method) {
    return call -> call.name.equals(method.name()) && call.desc.equals(method.descriptor());
  }

  private static Optional<MethodInsnNode> call(SourceValue value) {
    if (value.insns.size() != 1) {
      return Optional.empty();
    }
    AbstractInsnNode source = value.insns.iterator().next();
    return source instanceof MethodInsnNode call ? Optional.of(call) : Optional.empty();
  }

  /**
   * Whether the called method asks whether an argument is null, or hands it on to one that does.
   */
  private boolean expectsNull(MethodInsnNode call, int parameter) {
    try {
      return Stream.iterate(
              program.load(call.owner), type -> type != null, type -> type.superclass())
          .flatMap(type -> type.method(call.name, call.desc).stream())
          .findFirst()
          .filter(method -> !method.owner().isJdk())
          .filter(method -> expectations.ofParameter(method, parameter))
          .isPresent();
    } catch (LinkageException | IllegalArgumentException e) {
      return false; // an array, or a class that is not there
    }
  }
}
