package dev.clew.junit.source.assertion;

import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.junit.source.syntax.JavaLiterals;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import dev.clew.replay.Replay.Ending.Threw;
import java.util.Set;

/** Asserts that a call throws what was seen. */
public final class ThrownWriter {

  /** What the JVM and the JDK say in these differs from one JDK to the next. */
  private static final Set<String> UNSTEADY =
      Set.of(
          "java.lang.NullPointerException",
          "java.lang.ClassCastException",
          "java.lang.ArrayStoreException",
          "java.lang.OutOfMemoryError",
          "java.lang.StackOverflowError");

  /** No heap is large enough for such an array. */
  private static final String TOO_LONG = "Requested array size exceeds VM limit";

  private final TypeNames names;
  private final JUnitVersion version;
  private final Draft draft;

  public ThrownWriter(TypeNames names, JUnitVersion version, Draft draft) {
    this.names = names;
    this.version = version;
    this.draft = draft;
  }

  public void write(SourceValue call, Threw threw) throws UntellableException {
    if (isOutOfMemory(threw) && !TOO_LONG.equals(threw.message())) {
      throw new UntellableException("it runs out of memory, which depends on how much there is");
    }
    Code body = new Code.Prefixed("() ->", call.code());
    if (!names.canName(threw.exception())) {
      String name = names.imported("java.lang.Throwable");
      draft.add(name + " thrown =", assertThrows("assertThrows", name, body));
      equal(JavaLiterals.text(threw.exception()), "thrown.getClass().getName()");
    } else {
      exactly(names.of(threw.exception()), body, hasMessage(threw));
    }
    if (hasMessage(threw)) {
      message(threw);
    }
  }

  private void exactly(String type, Code body, boolean isNamed) {
    boolean isFive = version == JUnitVersion.FIVE;
    Code asserted = assertThrows(isFive ? "assertThrowsExactly" : "assertThrows", type, body);
    if (isFive && !isNamed) {
      draft.add(asserted);
    } else {
      draft.add(type + " thrown =", asserted);
    }
    if (!isFive) {
      equal(Code.of(type + ".class"), "thrown.getClass()");
    }
  }

  private Code assertThrows(String method, String type, Code body) {
    return Code.call(names.assertion(version, method), Code.of(type + ".class"), body);
  }

  private void message(Threw threw) throws UntellableException {
    String message = threw.message();
    if (message == null) {
      draft.add(Code.call(names.assertion(version, "assertNull"), Code.of("thrown.getMessage()")));
    } else {
      equal(JavaLiterals.text(message), "thrown.getMessage()");
    }
  }

  private void equal(Code expected, String actual) {
    draft.add(Code.call(names.assertion(version, "assertEquals"), expected, Code.of(actual)));
  }

  private static boolean isOutOfMemory(Threw threw) {
    return threw.exception().equals("java.lang.OutOfMemoryError");
  }

  /** Whether the message is the users' own, and the same each time. */
  public static boolean hasMessage(Threw threw) {
    boolean isUsers = !threw.trace().isEmpty() && !threw.trace().get(0).isJdk();
    String message = threw.message();
    return isUsers
        && !UNSTEADY.contains(threw.exception())
        && (message == null || !ExpectedValues.isFleeting(message));
  }
}
