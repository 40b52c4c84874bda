package dev.clew.replay.recipe;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Everything in inputs that has a number, by its number. */
final class NumberedData {

  private final Map<Integer, Datum> found = new HashMap<>();

  private NumberedData() {}

  static Map<Integer, Datum> of(List<Input> inputs) {
    NumberedData data = new NumberedData();
    inputs.forEach(input -> data.look(input.value()));
    return data.found;
  }

  private void look(Datum datum) {
    if (datum instanceof Datum.Text text) {
      found.put(text.id(), text);
    } else if (datum instanceof Datum.Array array) {
      found.put(array.id(), array);
      array.elements().forEach(this::look);
    } else if (datum instanceof Datum.Instance instance) {
      found.put(instance.id(), instance);
      instance.fields().values().forEach(this::look);
    } else if (datum instanceof Datum.Made made) {
      found.put(made.id(), made);
      made.parts().forEach(this::look);
    } else if (datum instanceof Datum.Created created) {
      found.put(created.id(), created);
      created.parts().forEach(this::look);
    } else if (datum instanceof Datum.Spelled spelled) {
      found.put(spelled.id(), spelled);
    }
  }
}
