package dev.clew.app.check.classify;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tells stubs that answer as no object does: a getter without arguments that says one thing and
 * then another, or something that is counted and is less than nothing. An interface does not forbid
 * it, and whoever implements it does not do it. Getters that go on to something else ({@code
 * getNextEvent}) may.
 */
final class ImplausibleStubs {

  /** The name under which a stub lists what a call of a getter returned. */
  private static final Pattern GETTER =
      Pattern.compile("(get(?!Next|And|More|Current|Random|Remaining)[A-Z]\\w*)\\(\\)#\\d+");

  /** The same of what counts. */
  private static final Pattern COUNT =
      Pattern.compile("(get\\w*Count|count|length|size)\\(\\w*\\)#\\d+");

  private ImplausibleStubs() {}

  /** Whether a stub among the inputs gives such answers. */
  static boolean areAmong(List<Input> inputs) {
    return inputs.stream()
        .flatMap(input -> stubs(input.value()))
        .anyMatch(stub -> contradictsItself(stub) || countsBelowZero(stub));
  }

  private static Stream<Datum.Instance> stubs(Datum datum) {
    if (datum instanceof Datum.Instance instance) {
      Stream<Datum.Instance> below =
          instance.fields().values().stream().flatMap(ImplausibleStubs::stubs);
      return instance.stub() ? Stream.concat(Stream.of(instance), below) : below;
    } else if (datum instanceof Datum.Array array) {
      return array.elements().stream().flatMap(ImplausibleStubs::stubs);
    } else if (datum instanceof Datum.Made made) {
      return made.parts().stream().flatMap(ImplausibleStubs::stubs);
    }
    return datum instanceof Datum.Created created
        ? created.parts().stream().flatMap(ImplausibleStubs::stubs)
        : Stream.empty();
  }

  private static boolean contradictsItself(Datum.Instance stub) {
    Map<String, Object> known = new HashMap<>();
    for (Map.Entry<String, Datum> answer : stub.fields().entrySet()) {
      Matcher getter = GETTER.matcher(answer.getKey());
      if (getter.matches()) {
        Object value = told(answer.getValue());
        Object before = known.putIfAbsent(getter.group(1), value);
        if (before != null && !before.equals(value)) {
          return true;
        }
      }
    }
    return false;
  }

  /** What a caller sees of an answer; of an object only that there is one. */
  private static Object told(Datum answer) {
    if (answer instanceof Datum.Primitive primitive) {
      return primitive.value();
    } else if (answer instanceof Datum.Text text) {
      return text.value();
    }
    return answer instanceof Datum.Null || answer instanceof Datum.EnumConstant
        ? answer
        : Datum.Instance.class;
  }

  private static boolean countsBelowZero(Datum.Instance stub) {
    return stub.fields().entrySet().stream()
        .anyMatch(
            answer ->
                COUNT.matcher(answer.getKey()).matches()
                    && answer.getValue() instanceof Datum.Primitive number
                    && number.value() instanceof Number count
                    && count.longValue() < 0);
  }
}
