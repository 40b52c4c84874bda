package dev.clew.replay;

import dev.clew.engine.outcome.Datum;
import java.util.Collection;
import java.util.List;

/** The numbers of objects that data tell of, and what is told within them. */
final class DatumNumbers {

  /** Of what has no identity: null, primitives, constants of enums, class objects. */
  static final int NONE = Integer.MIN_VALUE;

  private DatumNumbers() {}

  /** Of the object itself, or the one that it refers to. */
  static int of(Datum datum) {
    if (datum instanceof Datum.Ref ref) {
      return ref.id();
    } else if (datum instanceof Datum.Text text) {
      return text.id();
    } else if (datum instanceof Datum.Array array) {
      return array.id();
    } else if (datum instanceof Datum.Instance instance) {
      return instance.id();
    } else if (datum instanceof Datum.Made made) {
      return made.id();
    } else if (datum instanceof Datum.Created created) {
      return created.id();
    }
    return datum instanceof Datum.Spelled spelled ? spelled.id() : NONE;
  }

  static Collection<Datum> parts(Datum datum) {
    if (datum instanceof Datum.Array array) {
      return array.elements();
    } else if (datum instanceof Datum.Instance instance) {
      return instance.fields().values();
    } else if (datum instanceof Datum.Made made) {
      return made.parts();
    }
    return datum instanceof Datum.Created created ? created.parts() : List.of();
  }
}
