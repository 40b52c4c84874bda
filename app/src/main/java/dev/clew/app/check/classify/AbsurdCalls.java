package dev.clew.app.check.classify;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.TraceFrame;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tells calls that compile and that nobody means: a list that holds itself, {@code Enum.class}
 * where the class of some enum is wanted, the name of a file with a character that no file system
 * takes, a number that is no code point where one is wanted, private parts of the JDK, a proxy for
 * a class that is no interface, and the constructor of an exception: those make one who throw it.
 */
final class AbsurdCalls {

  /** How messages of {@code Character} begin. */
  private static final String NO_CODE_POINT = "Not a valid Unicode code point: 0x";

  private final Program program;

  AbsurdCalls(Program program) {
    this.program = program;
  }

  boolean isIn(MethodInfo target, List<Input> inputs, Ending.Threw threw) {
    return hasAny(inputs, datum -> datum.equals(new Datum.ClassLiteral("java.lang.Enum")))
        || (threw.exception().equals("java.nio.file.InvalidPathException")
            && hasAny(inputs, AbsurdCalls::hasNul))
        || (threw.exception().equals("java.lang.StackOverflowError")
            && inputs.stream().anyMatch(input -> holdsItself(input.value(), Set.of())))
        || (target.isConstructor() && isException(target.owner()))
        || isNoCodePoint(inputs, threw)
        || isAboutTheJdk(threw)
        || isProxyOfNone(inputs, threw);
  }

  /** Whether the library was to implement a class that is no interface. */
  private static boolean isProxyOfNone(List<Input> inputs, Ending.Threw threw) {
    return threw.exception().equals("java.lang.IllegalArgumentException")
        && hasAny(inputs, Datum.ClassLiteral.class::isInstance)
        && threw.trace().stream()
            .takeWhile(TraceFrame::isJdk)
            .anyMatch(frame -> frame.site().className().startsWith("java.lang.reflect.Proxy"));
  }

  /** Whether something was to be done by reflection that the JDK's modules do not allow. */
  private static boolean isAboutTheJdk(Ending.Threw threw) {
    return threw.exception().equals("java.lang.reflect.InaccessibleObjectException")
        && String.valueOf(threw.message()).contains(": module java.");
  }

  /** Whether the library names a number that was given. */
  private static boolean isNoCodePoint(List<Input> inputs, Ending.Threw threw) {
    String message = String.valueOf(threw.message());
    return threw.exception().equals("java.lang.IllegalArgumentException")
        && message.startsWith(NO_CODE_POINT)
        && hasAny(
            inputs,
            datum ->
                datum instanceof Datum.Primitive number
                    && number.value() instanceof Integer value
                    && message.equals(NO_CODE_POINT + String.format("%X", value)));
  }

  private static boolean hasNul(Datum datum) {
    return datum instanceof Datum.Text text && text.value().indexOf('\0') >= 0;
  }

  /** Whether an array or a collection is an element of its own, however deep. */
  private static boolean holdsItself(Datum datum, Set<Integer> around) {
    if (datum instanceof Datum.Ref ref) {
      return around.contains(ref.id());
    } else if (datum instanceof Datum.Array array) {
      return array.elements().stream()
          .anyMatch(each -> holdsItself(each, with(around, array.id())));
    } else if (datum instanceof Datum.Made made) {
      return made.parts().stream().anyMatch(each -> holdsItself(each, with(around, made.id())));
    }
    return false;
  }

  private static Set<Integer> with(Set<Integer> some, int another) {
    Set<Integer> all = new HashSet<>(some);
    all.add(another);
    return all;
  }

  private static boolean hasAny(List<Input> inputs, Predicate<Datum> wanted) {
    return inputs.stream().map(Input::value).flatMap(AbsurdCalls::parts).anyMatch(wanted);
  }

  private static Stream<Datum> parts(Datum datum) {
    Stream<Datum> below = Stream.empty();
    if (datum instanceof Datum.Instance instance) {
      below = instance.fields().values().stream();
    } else if (datum instanceof Datum.Array array) {
      below = array.elements().stream();
    } else if (datum instanceof Datum.Created created) {
      below = created.parts().stream();
    } else if (datum instanceof Datum.Made made) {
      below = made.parts().stream();
    }
    return Stream.concat(Stream.of(datum), below.flatMap(AbsurdCalls::parts));
  }

  private boolean isException(ClassInfo type) {
    try {
      return type.isSubtypeOf(program.load("java/lang/Throwable"));
    } catch (LinkageException e) {
      return false;
    }
  }
}
