package dev.clew.app.hunt;

import dev.clew.engine.outcome.Datum;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gives the objects of one call their numbers: each is an object of its own. */
final class NumberedValues {

  private int next = 1;

  Datum of(Datum datum) {
    if (datum instanceof Datum.Text text) {
      return new Datum.Text(text.value(), next++);
    } else if (datum instanceof Datum.Spelled spelled) {
      return new Datum.Spelled(spelled.type(), next++, spelled.text());
    } else if (datum instanceof Datum.Array array) {
      int id = next++;
      return new Datum.Array(array.type(), id, all(array.elements()));
    } else if (datum instanceof Datum.Made made) {
      int id = next++;
      return new Datum.Made(made.type(), id, made.form(), made.arguments(), all(made.parts()));
    } else if (datum instanceof Datum.Created created) {
      int id = next++;
      return new Datum.Created(created.type(), id, created.creation(), all(created.parts()));
    } else if (datum instanceof Datum.Instance box) {
      int id = next++;
      Map<String, Datum> fields = new LinkedHashMap<>();
      box.fields().forEach((name, value) -> fields.put(name, of(value)));
      return new Datum.Instance(box.type(), id, fields, box.stub());
    }
    return datum;
  }

  private List<Datum> all(List<Datum> parts) {
    return parts.stream().map(this::of).toList();
  }
}
