package dev.clew.app.check;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import java.util.Comparator;

/**
 * How much there is to read in a path's inputs.
 *
 * @param objects how many there are
 * @param units of all texts; those that do not print count tenfold
 * @param digits of all numbers
 */
record Simplicity(long objects, long units, long digits) implements Comparable<Simplicity> {

  private static final Simplicity NOTHING = new Simplicity(0, 0, 0);
  private static final int UNPRINTABLE = 10;

  private static final Comparator<Simplicity> ORDER =
      Comparator.comparingLong(Simplicity::objects)
          .thenComparingLong(Simplicity::units)
          .thenComparingLong(Simplicity::digits);

  static Simplicity of(ExploredPath path) {
    return path.inputs().stream()
        .map(Input::value)
        .map(Simplicity::of)
        .reduce(NOTHING, Simplicity::plus);
  }

  private static Simplicity of(Datum datum) {
    if (datum instanceof Datum.Primitive primitive) {
      return new Simplicity(0, 0, primitive.value().toString().length());
    } else if (datum instanceof Datum.Text text) {
      long units =
          text.value().chars().map(unit -> unit >= ' ' && unit < 127 ? 1 : UNPRINTABLE).sum();
      return new Simplicity(1, units, 0);
    } else if (datum instanceof Datum.Array array) {
      Simplicity own = new Simplicity(1, 0, array.elements().size());
      return array.elements().stream().map(Simplicity::of).reduce(own, Simplicity::plus);
    } else if (datum instanceof Datum.Instance instance) {
      Simplicity own = new Simplicity(1, 0, 0);
      return instance.fields().values().stream().map(Simplicity::of).reduce(own, Simplicity::plus);
    } else if (datum instanceof Datum.Made made) {
      Simplicity own = new Simplicity(1, 0, made.parts().size());
      return made.parts().stream().map(Simplicity::of).reduce(own, Simplicity::plus);
    } else if (datum instanceof Datum.Created created) {
      Simplicity own = new Simplicity(1, 0, 0);
      return created.parts().stream().map(Simplicity::of).reduce(own, Simplicity::plus);
    } else if (datum instanceof Datum.Spelled spelled) {
      return of(new Datum.Text(spelled.text(), spelled.id()));
    }
    return NOTHING;
  }

  private Simplicity plus(Simplicity other) {
    return new Simplicity(objects + other.objects, units + other.units, digits + other.digits);
  }

  @Override
  public int compareTo(Simplicity other) {
    return ORDER.compare(this, other);
  }
}
