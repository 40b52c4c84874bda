package dev.clew.app.check.trial;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import java.util.Comparator;
import java.util.List;

/**
 * How much a reader has to make of a path's inputs. Values that somebody might really pass come
 * first: no null, then nothing odd; of these the one that takes the least reading.
 *
 * @param nulls arguments and elements; a field that is null is often what a new object has
 * @param oddities characters that do not print, and numbers with many digits
 * @param objects how many there are
 * @param units of all texts
 * @param digits of all numbers
 */
public record Simplicity(long nulls, long oddities, long objects, long units, long digits)
    implements Comparable<Simplicity> {

  private static final Simplicity NOTHING = new Simplicity(0, 0, 0, 0, 0);

  /** As many as people write without a second thought, a sign included. */
  private static final int ORDINARY_DIGITS = 6;

  private static final Comparator<Simplicity> ORDER =
      Comparator.comparingLong(Simplicity::nulls)
          .thenComparingLong(Simplicity::oddities)
          .thenComparingLong(Simplicity::objects)
          .thenComparingLong(Simplicity::units)
          .thenComparingLong(Simplicity::digits);

  public static Simplicity of(ExploredPath path) {
    return path.inputs().stream()
        .map(Input::value)
        .map(value -> value instanceof Datum.Null ? objects(1, 0, 0) : of(value))
        .reduce(NOTHING, Simplicity::plus);
  }

  private static Simplicity objects(long nulls, long objects, long digits) {
    return new Simplicity(nulls, 0, objects, 0, digits);
  }

  private static Simplicity of(Datum datum) {
    if (datum instanceof Datum.Primitive primitive) {
      return number(primitive.value());
    } else if (datum instanceof Datum.Text text) {
      return text(text.value());
    } else if (datum instanceof Datum.Array array) {
      return parts(array.elements());
    } else if (datum instanceof Datum.Instance instance) {
      return instance.fields().values().stream()
          .map(Simplicity::of)
          .reduce(objects(0, 1, 0), Simplicity::plus);
    } else if (datum instanceof Datum.Made made) {
      return parts(made.parts());
    } else if (datum instanceof Datum.Created created) {
      return parts(created.parts());
    } else if (datum instanceof Datum.Spelled spelled) {
      return text(spelled.text());
    }
    return NOTHING;
  }

  private static Simplicity number(Object value) {
    if (value instanceof Character unit) {
      return new Simplicity(0, isPlain(unit) ? 0 : 1, 0, 0, 1);
    }
    int digits = value.toString().length();
    return new Simplicity(0, digits > ORDINARY_DIGITS ? 1 : 0, 0, 0, digits);
  }

  private static Simplicity text(String text) {
    long odd = text.chars().filter(unit -> !isPlain(unit)).count();
    return new Simplicity(0, odd, 1, text.length(), 0);
  }

  private static boolean isPlain(int unit) {
    return unit >= ' ' && unit < 127;
  }

  private static Simplicity parts(List<Datum> parts) {
    long nulls = parts.stream().filter(Datum.Null.class::isInstance).count();
    return parts.stream()
        .map(Simplicity::of)
        .reduce(objects(nulls, 1, parts.size()), Simplicity::plus);
  }

  private Simplicity plus(Simplicity other) {
    return new Simplicity(
        nulls + other.nulls,
        oddities + other.oddities,
        objects + other.objects,
        units + other.units,
        digits + other.digits);
  }

  @Override
  public int compareTo(Simplicity other) {
    return ORDER.compare(this, other);
  }
}
