package dev.clew.app.check.classify;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.TraceFrame;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Tells arguments that somebody else refuses: each method of the program hands them on as it got
 * them, without a look at them, until the library or a dependency does not take them. That is
 * between the caller and the library, as it is with {@code File} and {@code \u0000}. A method that
 * looks at an argument first, or computes something of it, has a part in what comes of it.
 */
final class HandedOn {

  /** Exceptions that say that a value given is of no use. */
  private static final Set<String> OF_VALUES =
      Set.of(
          "java/lang/IllegalArgumentException",
          "java/lang/IndexOutOfBoundsException",
          "java/lang/ClassCastException",
          "java/lang/NegativeArraySizeException");

  /** A text that should be a number is taken from something else more often than not. */
  private static final String NUMBER_FORMAT = "java/lang/NumberFormatException";

  /** Exceptions about texts in a language of their own, which quote the text. */
  private static final Set<String> OF_LANGUAGES =
      Set.of(
          "java/util/regex/PatternSyntaxException",
          "java/nio/file/InvalidPathException",
          "java/nio/charset/IllegalCharsetNameException",
          "java/nio/charset/UnsupportedCharsetException");

  /** Exceptions that say that nothing is left. */
  private static final Set<String> OF_ELEMENTS =
      Set.of("java.util.NoSuchElementException", "java.util.EmptyStackException");

  /** How methods begin that give or take one of what there is. */
  private static final Set<String> OF_NEXT =
      Set.of("next", "previous", "pop", "peek", "element", "remove", "getFirst", "getLast", "take");

  private static final int MOST_FRAMES = 12;

  private final Program program;
  private final CodeLines code;

  HandedOn(Program program) {
    this.program = program;
    this.code = new CodeLines(program);
  }

  /** Whether an exception is about such an argument of the target. */
  boolean isIn(MethodInfo target, List<Input> inputs, Ending.Threw threw) {
    if (isRefusedWhole(inputs, threw)) {
      return true;
    }
    if (isAskedForMore(threw)) {
      return true;
    }
    boolean isOfValue =
        (OF_VALUES.stream().anyMatch(type -> isA(threw, type)) || isOfDependency(threw))
            && !isA(threw, NUMBER_FORMAT)
            && !target.name().equals("equals"); // which has to take everything
    return isOfValue && isHandedThrough(threw);
  }

  /** Whether a dependency says that it cannot do what an argument asks for. */
  private boolean isOfDependency(Ending.Threw threw) {
    return isA(threw, "java/lang/UnsupportedOperationException")
        && !threw.trace().isEmpty()
        && !threw.trace().get(0).isJdk()
        && !isOfProject(threw.trace().get(0));
  }

  /** Whether a method hands on the question for the next of what its object keeps. */
  private boolean isAskedForMore(Ending.Threw threw) {
    List<TraceFrame> trace = threw.trace();
    int first = 0;
    while (first < trace.size() && trace.get(first).isJdk()) {
      first++;
    }
    if (first == 0 || first == trace.size() || !OF_ELEMENTS.contains(threw.exception())) {
      return false;
    }
    Site site = trace.get(first).site();
    String called = trace.get(first - 1).site().method();
    return OF_NEXT.stream().anyMatch(called::startsWith)
        && code.methods(site)
            .flatMap(method -> ArgumentFlow.of(method).stream())
            .anyMatch(flow -> flow.asksField(site.line(), called));
  }

  /** Whether the library quotes a whole text that was given, as a path or a pattern. */
  private boolean isRefusedWhole(List<Input> inputs, Ending.Threw threw) {
    String message = threw.message();
    return message != null
        && OF_LANGUAGES.stream().anyMatch(type -> isA(threw, type))
        && inputs.stream()
            .flatMap(input -> texts(input.value()))
            .anyMatch(text -> !text.isEmpty() && message.contains(text));
  }

  private static Stream<String> texts(Datum datum) {
    if (datum instanceof Datum.Text text) {
      return Stream.of(text.value());
    } else if (datum instanceof Datum.Spelled spelled) {
      return Stream.of(spelled.text());
    } else if (datum instanceof Datum.Array array) {
      return array.elements().stream().flatMap(HandedOn::texts);
    } else if (datum instanceof Datum.Instance instance) {
      return instance.fields().values().stream().flatMap(HandedOn::texts);
    } else if (datum instanceof Datum.Created created) {
      return created.parts().stream().flatMap(HandedOn::texts);
    }
    return datum instanceof Datum.Made made
        ? made.parts().stream().flatMap(HandedOn::texts)
        : Stream.empty();
  }

  private boolean isHandedThrough(Ending.Threw threw) {
    List<TraceFrame> trace = threw.trace();
    int first = 0;
    while (first < trace.size() && !isOfProject(trace.get(first))) {
      first++;
    }
    if (first == trace.size() || trace.size() - first > MOST_FRAMES) {
      return false;
    }
    boolean isIndex = isA(threw, "java/lang/IndexOutOfBoundsException");
    if (first == 0 ? !isRefusedByJvm(trace.get(0)) : !isCall(trace, first, isIndex)) {
      return false;
    }
    for (int i = first + 1; i < trace.size(); i++) {
      if (!isOfProject(trace.get(i)) || !isCall(trace, i, /* isIndex= */ false)) {
        return false;
      }
    }
    return true;
  }

  /** A cast of an argument, or an array as long as one says. */
  private boolean isRefusedByJvm(TraceFrame frame) {
    return code.methods(frame.site())
        .flatMap(method -> ArgumentFlow.of(method).stream())
        .anyMatch(flow -> flow.refuses(frame.site().line()));
  }

  /** Whether a frame's method hands arguments straight on to the frame above it. */
  private boolean isCall(List<TraceFrame> trace, int at, boolean isIndex) {
    TraceFrame frame = trace.get(at);
    String called = trace.get(at - 1).site().method();
    return code.methods(frame.site())
        .flatMap(method -> ArgumentFlow.of(method).stream())
        .anyMatch(flow -> flow.handsOn(frame.site().line(), called, isIndex));
  }

  private boolean isOfProject(TraceFrame frame) {
    if (frame.isJdk()) {
      return false;
    }
    try {
      ClassInfo type = program.load(frame.site().className().replace('.', '/'));
      return program.isOfProject(type);
    } catch (LinkageException e) {
      return false;
    }
  }

  private boolean isA(Ending.Threw threw, String internalName) {
    try {
      ClassInfo type = program.load(threw.exception().replace('.', '/'));
      return type.isSubtypeOf(program.load(internalName));
    } catch (LinkageException e) {
      return false;
    }
  }
}
