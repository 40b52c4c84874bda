package dev.clew.app.check;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.TraceFrame;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tells calls that compile and that nobody means: {@code Enum.class} where the class of some enum
 * is wanted, the name of a file with a character that no file system takes, a part of an array or a
 * text that ends behind it, handed to a method of the library's interfaces, a proxy for a class
 * that is no interface, and the constructor of an exception: those make one who throw it.
 */
final class AbsurdCalls {

  private static final String OUT_OF_RANGE = "java/lang/IndexOutOfBoundsException";

  private final Program program;

  AbsurdCalls(Program program) {
    this.program = program;
  }

  boolean isIn(MethodInfo target, List<Input> inputs, Ending.Threw threw) {
    return hasAny(inputs, datum -> datum.equals(new Datum.ClassLiteral("java.lang.Enum")))
        || (threw.exception().equals("java.nio.file.InvalidPathException")
            && hasAny(inputs, AbsurdCalls::hasNul))
        || (isA(threw.exception(), OUT_OF_RANGE)
            && isOfLibrary(target)
            && isBeyond(inputs.stream().map(Input::value).toList()))
        || (target.isConstructor() && isA(target.owner().toString(), "java/lang/Throwable"))
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

  private static boolean hasNul(Datum datum) {
    return datum instanceof Datum.Text text && text.value().indexOf('\0') >= 0;
  }

  /** Whether the library says what becomes of a part that is not there. */
  private static boolean isOfLibrary(MethodInfo target) {
    return EntryPoints.above(target).anyMatch(method -> method.owner().isJdk());
  }

  /** Whether two numbers follow an array or a text and neither as an end nor as a length fit it. */
  private static boolean isBeyond(List<Datum> values) {
    for (int i = 2; i < values.size(); i++) {
      int size = size(values.get(i - 2));
      if (size >= 0
          && values.get(i - 1) instanceof Datum.Primitive from
          && values.get(i) instanceof Datum.Primitive to
          && from.value() instanceof Integer start
          && to.value() instanceof Integer end) {
        boolean isPart = start >= 0 && start <= end && end <= size;
        boolean isLength = start >= 0 && end >= 0 && end <= size - start;
        return !isPart && !isLength;
      }
    }
    return false;
  }

  private static int size(Datum datum) {
    if (datum instanceof Datum.Text text) {
      return text.value().length();
    }
    return datum instanceof Datum.Array array ? array.elements().size() : -1;
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

  private boolean isA(String className, String internalName) {
    try {
      return program.load(className.replace('.', '/')).isSubtypeOf(program.load(internalName));
    } catch (LinkageException e) {
      return false;
    }
  }
}
