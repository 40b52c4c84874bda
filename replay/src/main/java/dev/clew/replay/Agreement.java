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
 */
final class Agreement {

  private static final Pattern CAPTURED = Pattern.compile("captured(\\d{1,4})");

  /** Numbers of pictures by those of data, as far as they have met. */
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private final FleetingNames fleeting = new FleetingNames();

  private Agreement() {}

  static boolean between(Datum datum, Picture picture) {
    return new Agreement().agree(datum, picture);
  }

  private boolean agree(Datum datum, Picture picture) {
    if (picture instanceof Picture.Ref ref) {
      return known(datum, ref.number());
    } else if (datum instanceof Datum.Null) {
      return picture instanceof Picture.Null;
    } else if (datum instanceof Datum.Primitive primitive) {
      return picture instanceof Picture.Primitive real
          && fleeting.isSame(primitive.value(), real.value());
    } else if (datum instanceof Datum.Text text) {
      return picture instanceof Picture.Text real
          && fleeting.isSame(text.value(), real.value())
          && same(text.id(), real.number());
    } else if (datum instanceof Datum.EnumConstant constant) {
      return picture instanceof Picture.EnumConstant real
          && constant.type().equals(real.type())
          && constant.constant().equals(real.name());
    } else if (datum instanceof Datum.ClassLiteral literal) {
      return picture instanceof Picture.ClassLiteral real
          && isSameType(literal.type(), real.type());
    } else if (datum instanceof Datum.Array array) {
      return picture instanceof Picture.Array real
          && isSameType(array.type(), real.type())
          && same(array.id(), real.number())
          && agree(array.elements(), real.elements());
    }
    return datum instanceof Datum.Instance instance && agree(instance, picture);
  }

  private static boolean isSameType(String type, String real) {
    return type.equals(real) || FleetingNames.ofClass(type).equals(FleetingNames.ofClass(real));
  }

  /** A number of the data stands for one object, and that for no other number. */
  private boolean same(int id, int number) {
    Integer known = numbers.putIfAbsent(id, number);
    return known == null || known == number;
  }

  /** Inputs are known by their numbers; what the data shows whole may be a constant's object. */
  private boolean known(Datum datum, int number) {
    if (datum instanceof Datum.Ref ref) {
      Integer real = numbers.get(ref.id());
      return (real == null ? ref.id() : real) == number;
    } else if (datum instanceof Datum.Text text) {
      return same(text.id(), number);
    } else if (datum instanceof Datum.Array array) {
      return same(array.id(), number);
    }
    return datum instanceof Datum.Instance instance
        ? same(instance.id(), number)
        : datum instanceof Datum.Made made && same(made.id(), number);
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
          && same(data.id(), real.number())
          && data.fields().entrySet().stream().allMatch(field -> agree(data, field, real.fields()));
    } else if (picture instanceof Picture.Elements real) {
      return isSameType(data.type(), real.type()) && same(data.id(), real.number());
    } else if (picture instanceof Picture.Entries real) {
      return isSameType(data.type(), real.type()) && same(data.id(), real.number());
    } else if (picture instanceof Picture.Spelled real) {
      return isSameType(data.type(), real.type()) && same(data.id(), real.number());
    }
    return picture instanceof Picture.Opaque real && same(data.id(), real.number());
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
