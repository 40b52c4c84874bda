package dev.clew.junit.source;

import dev.clew.replay.Picture;
import dev.clew.replay.Replay.Ending;

/** Words about what happens, to end names with. */
final class OutcomeWords {

  private OutcomeWords() {}

  static String of(Ending ending) {
    if (ending instanceof Ending.Threw threw) {
      String name = simple(threw.exception());
      String stem = name.endsWith("Exception") ? name.substring(0, name.length() - 9) : name;
      return "throws" + InputWords.letters(stem.isEmpty() ? name : stem);
    }
    return ending instanceof Ending.Returned returned ? returned(returned.value()) : "doesNotEnd";
  }

  private static String returned(Picture picture) {
    if (picture instanceof Picture.Nothing) {
      return "completes";
    } else if (picture instanceof Picture.Null) {
      return "returnsNull";
    } else if (picture instanceof Picture.Primitive primitive) {
      return "returns" + primitive(primitive.value());
    } else if (picture instanceof Picture.Text text) {
      return "returns" + text(text.value());
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
    } else if (picture instanceof Picture.Spelled spelled) {
      return "returns" + InputWords.letters(simple(spelled.type()));
    } else if (picture instanceof Picture.Opaque opaque) {
      return "returns" + InputWords.letters(simple(opaque.type()));
    }
    return "returnsClass";
  }

  private static String text(String text) {
    String word = InputWords.text(text);
    return text.isEmpty() ? "Empty" : word.startsWith("OfLength") ? "Text" + word : word;
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
