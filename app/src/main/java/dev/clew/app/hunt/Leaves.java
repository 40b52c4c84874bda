package dev.clew.app.hunt;

import dev.clew.engine.outcome.Datum;
import dev.clew.replay.hunt.CallHole;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The texts and numbers that values consist of, as strings and boxes. Arrays of bytes and of
 * characters count as texts, a byte a unit.
 */
final class Leaves {

  private final List<Object> found = new ArrayList<>();
  private final Set<Integer> numerals = new HashSet<>();
  private final IntFunction<@Nullable Object> replacement;

  private Leaves(IntFunction<@Nullable Object> replacement) {
    this.replacement = replacement;
  }

  /** In the order of their places. */
  static List<Object> of(List<Datum> values) {
    Leaves all = new Leaves(place -> null);
    values.forEach(all::visit);
    return all.found;
  }

  /** The places of texts that have to be those of numbers. */
  static Set<Integer> numerals(List<Datum> values) {
    Leaves all = new Leaves(place -> null);
    values.forEach(all::visit);
    return all.numerals;
  }

  /** Values with another leaf of the same kind at a place. */
  static List<Datum> with(List<Datum> values, int place, Object leaf) {
    return changed(values, each -> each == place ? leaf : null);
  }

  /** Values with all these leaves. */
  static List<Datum> filled(List<Datum> values, List<Object> leaves) {
    return changed(values, leaves::get);
  }

  /** The same values, whose objects have no numbers. */
  static List<Datum> alone(List<Datum> values) {
    return changed(values, place -> null);
  }

  /** Values with a hole in the place of each leaf. */
  static List<Datum> open(List<Datum> values) {
    return changed(values, CallHole::new);
  }

  private static List<Datum> changed(
      List<Datum> values, IntFunction<@Nullable Object> replacement) {
    Leaves changed = new Leaves(replacement);
    return values.stream().map(changed::visit).toList();
  }

  private Object leaf(Object value) {
    found.add(value);
    Object other = replacement.apply(found.size() - 1);
    return other == null ? value : other;
  }

  private String text(String value) {
    Object leaf = leaf(value);
    return leaf instanceof CallHole hole ? hole.text() : leaf.toString();
  }

  private Datum visit(Datum datum) {
    if (datum instanceof Datum.Text text) {
      return new Datum.Text(text(text.value()), 0);
    } else if (datum instanceof Datum.Primitive primitive) {
      return new Datum.Primitive(leaf(primitive.value()));
    } else if (datum instanceof Datum.Spelled spelled) {
      return spelled(spelled);
    } else if (datum instanceof Datum.Array array) {
      return isText(array) ? text(array.type(), leaf(text(array))) : parts(array);
    } else if (datum instanceof Datum.Made made) {
      return new Datum.Made(made.type(), 0, made.form(), made.arguments(), all(made.parts()));
    } else if (datum instanceof Datum.Created created && created.creation().isConstructor()) {
      return new Datum.Created(created.type(), 0, created.creation(), all(created.parts()));
    } else if (datum instanceof Datum.Instance box) {
      Map<String, Datum> fields = new LinkedHashMap<>();
      box.fields().forEach((name, value) -> fields.put(name, visit(value)));
      return new Datum.Instance(box.type(), 0, fields, box.stub());
    }
    return datum;
  }

  private Datum spelled(Datum.Spelled spelled) {
    boolean isNumber = spelled.type().startsWith("java.math.");
    if (isNumber) {
      numerals.add(found.size());
    }
    String text = text(spelled.text());
    return new Datum.Spelled(spelled.type(), 0, isNumber ? numeral(text) : text);
  }

  /** A number's text has to stay one. */
  static String numeral(String text) {
    StringBuilder digits = new StringBuilder(text.startsWith("-") ? "-" : "");
    text.chars()
        .filter(unit -> unit >= '0' && unit <= '9')
        .limit(64)
        .forEach(unit -> digits.append((char) unit));
    return digits.length() == 0 || digits.toString().equals("-") ? "0" : digits.toString();
  }

  private static Datum text(String type, Object leaf) {
    return leaf instanceof CallHole
        ? new Datum.Array(type, 0, List.of(new Datum.Primitive(leaf)))
        : ofText(type, leaf.toString());
  }

  private Datum parts(Datum.Array array) {
    return new Datum.Array(array.type(), 0, all(array.elements()));
  }

  private List<Datum> all(List<Datum> parts) {
    return parts.stream().map(this::visit).toList();
  }

  private static boolean isText(Datum.Array array) {
    return array.type().equals("byte[]") || array.type().equals("char[]");
  }

  private static String text(Datum.Array array) {
    StringBuilder text = new StringBuilder();
    for (Datum element : array.elements()) {
      Object value = ((Datum.Primitive) element).value();
      char unit = value instanceof Character own ? own : (char) ((Byte) value & 0xFF);
      text.append(unit);
    }
    return text.toString();
  }

  /** An array of bytes or characters, which are the units of a text. */
  static Datum.Array ofText(String type, String text) {
    List<Datum> elements = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      elements.add(
          type.equals("char[]") ? new Datum.Primitive(unit) : new Datum.Primitive((byte) unit));
    }
    return new Datum.Array(type, 0, elements);
  }
}
