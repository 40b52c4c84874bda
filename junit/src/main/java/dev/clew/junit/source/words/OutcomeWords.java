package dev.clew.junit.source.words;

import dev.clew.junit.source.assertion.ExpectedValues;
import dev.clew.junit.source.syntax.Boxes;
import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.junit.source.syntax.SpelledValues;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay.Ending;

/** Words about what happens, to end names with. */
final class OutcomeWords {

  private static final int LONGEST = 16;

  private OutcomeWords() {}

  /**
   * @param declared what the method says that it returns, as Java writes it
   */
  static String of(Ending ending, String declared) {
    if (ending instanceof Ending.Threw threw) {
      String name = simple(threw.exception());
      String stem = name.endsWith("Exception") ? name.substring(0, name.length() - 9) : name;
      return "throws" + InputWords.letters(stem.isEmpty() ? name : stem);
    }
    if (ending instanceof Ending.Returned returned) {
      return returned.value() instanceof Picture.Opaque opaque
          ? "returns" + InputWords.letters(simple(shown(opaque.type(), declared)))
          : returned(returned.value());
    }
    return "doesNotEnd";
  }

  /** A class that implements something for the library, or for a lambda, tells nobody anything. */
  private static String shown(String type, String declared) {
    return declared.equals("java.lang.Object") ? type : declared;
  }

  static String returned(Picture picture) {
    if (picture instanceof Picture.Nothing) {
      return "completes";
    } else if (picture instanceof Picture.Null) {
      return "returnsNull";
    } else if (picture instanceof Picture.Primitive primitive) {
      return "returns" + primitive(primitive.value());
    } else if (picture instanceof Picture.Text text) {
      return "returns" + TextWords.of(text.value());
    } else if (picture instanceof Picture.EnumConstant constant) {
      return "returns" + InputWords.camel(constant.name());
    } else if (picture instanceof Picture.Ref) {
      return "returnsInput";
    } else if (picture instanceof Picture.Array array) {
      return elements(array.elements().size());
    } else if (picture instanceof Picture.Elements elements
        && elements.type().equals(SpelledValues.OPTIONAL)
        && !elements.elements().isEmpty()) {
      return "returnsPresent";
    } else if (picture instanceof Picture.Elements elements) {
      return elements(elements.elements().size());
    } else if (picture instanceof Picture.Entries entries) {
      return elements(entries.entries().size());
    } else if (picture instanceof Picture.Fields fields) {
      Picture value = fields.fields().get("value");
      return Boxes.isBox(fields.type()) && value != null
          ? returned(value)
          : "returns" + InputWords.letters(simple(fields.type()));
    } else if (picture instanceof Picture.Spelled spelled
        && spelled.type().startsWith(SpelledValues.OPTIONAL)) {
      return spelled.text().endsWith("]") ? "returnsPresent" : "returnsEmpty";
    } else if (picture instanceof Picture.Spelled spelled && isBrief(spelled)) {
      return "returns" + TextWords.of(spelled.text());
    } else if (picture instanceof Picture.Spelled spelled) {
      return "returns" + InputWords.letters(simple(spelled.type()));
    } else if (picture instanceof Picture.Opaque opaque) {
      return "returns" + InputWords.letters(simple(opaque.type()));
    }
    return "returnsClass";
  }

  /** Numbers and dates are best told as they are written. */
  private static boolean isBrief(Picture.Spelled spelled) {
    boolean isValue =
        spelled.type().startsWith("java.math.") || spelled.type().startsWith("java.time.");
    return isValue && spelled.text().length() <= LONGEST;
  }

  private static String elements(int size) {
    return size == 0 ? "returnsEmpty" : "returns" + size + (size == 1 ? "Element" : "Elements");
  }

  private static String primitive(Object value) {
    if (value instanceof Number number) {
      return InputWords.number(number);
    }
    return value instanceof Character unit
        ? InputWords.text(unit.toString()).startsWith("Of")
            ? "Unit" + (int) unit
            : InputWords.text(unit.toString())
        : Identifiers.capitalised(value.toString());
  }

  private static String simple(String type) {
    if (ExpectedValues.isFleeting(type)) {
      return "Object";
    }
    String simple = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    String name = simple.replaceFirst("^\\d+", ""); // which stands before the name of a local class
    return name.isEmpty() ? "Object" : name;
  }
}
