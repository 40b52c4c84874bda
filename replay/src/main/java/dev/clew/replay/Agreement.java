package dev.clew.replay;

import dev.clew.engine.outcome.Datum;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether a real value is what a datum says: same classes, same values to the last bit, same
 * aliasing, up to {@link FleetingNames}. Of objects of the JDK that are neither boxes nor strings
 * the class alone is compared.
 *
 * <p>Both show an object whole where they come to it first, and those need not be the same places:
 * a reference is compared as what it refers to.
 */
final class Agreement {

  private static final Pattern CAPTURED = Pattern.compile("captured(\\d{1,4})");

  /** What is shown whole, by its number. */
  private final Map<Integer, Datum> told = new HashMap<>();

  private final Map<Integer, Picture> seen = new HashMap<>();

  /** Texts among the inputs. */
  private final Map<Integer, Datum> given = new HashMap<>();

  /** Numbers of pictures by those of data, as far as they have met. */
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private final FleetingNames fleeting = new FleetingNames();

  private Agreement(Datum datum, Picture picture, List<Datum> inputs) {
    collect(datum, told);
    collect(picture);
    inputs.forEach(input -> collect(input, given));
    given.values().removeIf(input -> !(input instanceof Datum.Text));
  }

  /**
   * Whether they agree.
   *
   * @param inputs those of the call: what an object's constructor has set to a text that is wanted
   *     stays that, and is not the text that the path began with
   */
  static boolean between(Datum datum, Picture picture, List<Datum> inputs) {
    return new Agreement(datum, picture, inputs).agree(datum, picture);
  }

  private static void collect(Datum datum, Map<Integer, Datum> all) {
    int id = DatumNumbers.of(datum);
    if (id != DatumNumbers.NONE && !(datum instanceof Datum.Ref)) {
      all.put(id, datum);
    }
    DatumNumbers.parts(datum).forEach(part -> collect(part, all));
  }

  private void collect(Picture picture) {
    int number = PictureNumbers.of(picture);
    if (number != PictureNumbers.NONE && !(picture instanceof Picture.Ref)) {
      seen.put(number, picture);
    }
    PictureNumbers.parts(picture).forEach(this::collect);
  }

  private boolean agree(Datum datum, Picture picture) {
    int id = DatumNumbers.of(datum);
    int number = PictureNumbers.of(picture);
    if (id == DatumNumbers.NONE || number == PictureNumbers.NONE) {
      return agreeOnValue(datum, picture);
    }
    Integer known = numbers.get(id);
    if (known != null) {
      return known == number; // they were compared where they met first
    }
    Datum whole = datum instanceof Datum.Ref ? told.get(id) : datum;
    Picture shown = picture instanceof Picture.Ref ? seen.get(number) : picture;
    if (whole == null) {
      return shown == null ? id == number : isGiven(id, shown); // inputs are known by their numbers
    }
    numbers.put(id, number);
    return shown == null || agreeOnContent(whole, shown); // it may be a constant's object
  }

  private boolean isGiven(int id, Picture shown) {
    Datum text = given.get(id);
    return text != null && agreeOnContent(text, shown);
  }

  /** Of what has no identity. */
  private boolean agreeOnValue(Datum datum, Picture picture) {
    if (datum instanceof Datum.Null) {
      return picture instanceof Picture.Null;
    } else if (datum instanceof Datum.Primitive primitive) {
      return picture instanceof Picture.Primitive real
          && fleeting.isSame(primitive.value(), real.value());
    } else if (datum instanceof Datum.EnumConstant constant) {
      return picture instanceof Picture.EnumConstant real
          && constant.type().equals(real.type())
          && constant.constant().equals(real.name());
    }
    return datum instanceof Datum.ClassLiteral literal
        && picture instanceof Picture.ClassLiteral real
        && isSameType(literal.type(), real.type());
  }

  private boolean agreeOnContent(Datum datum, Picture picture) {
    if (datum instanceof Datum.Text text) {
      return picture instanceof Picture.Text real && fleeting.isSame(text.value(), real.value());
    } else if (datum instanceof Datum.Array array) {
      return picture instanceof Picture.Array real
          && isSameType(array.type(), real.type())
          && agree(array.elements(), real.elements());
    }
    return datum instanceof Datum.Instance instance && agree(instance, picture);
  }

  private static boolean isSameType(String type, String real) {
    return type.equals(real) || FleetingNames.ofClass(type).equals(FleetingNames.ofClass(real));
  }

  private boolean agree(List<Datum> data, List<Picture> pictures) {
    if (data.size() != pictures.size()) {
      return false;
    }
    for (int i = 0; i < data.size(); i++) {
      if (!agree(data.get(i), pictures.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean agree(Datum.Instance data, Picture picture) {
    if (picture instanceof Picture.Fields real) {
      return isSameType(data.type(), real.type())
          && data.fields().entrySet().stream().allMatch(field -> agree(data, field, real.fields()));
    } else if (picture instanceof Picture.Elements real) {
      return isSameType(data.type(), real.type());
    } else if (picture instanceof Picture.Entries real) {
      return isSameType(data.type(), real.type());
    } else if (picture instanceof Picture.Spelled real) {
      return isSameType(data.type(), real.type());
    }
    return picture instanceof Picture.Opaque;
  }

  private boolean agree(
      Datum.Instance data, Map.Entry<String, Datum> field, Map<String, Picture> real) {
    Picture picture = real.get(name(data, field.getKey()));
    return picture == null || agree(field.getValue(), picture);
  }

  /** What a lambda has captured: the JDK counts from one. */
  private static String name(Datum.Instance data, String field) {
    Matcher captured = CAPTURED.matcher(field);
    return captured.matches() && FleetingNames.isLambda(data.type())
        ? "arg$" + (Integer.parseInt(captured.group(1)) + 1)
        : field;
  }
}
