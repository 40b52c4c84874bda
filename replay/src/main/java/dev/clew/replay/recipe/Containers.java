package dev.clew.replay.recipe;

import dev.clew.engine.outcome.Creation;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Objects of the library, made as other code makes them. */
final class Containers {

  private static final String LIST = "java.util.ArrayList";
  private static final String OBJECT = "java.lang.Object";

  private final Ingredients ingredients;

  Containers(Ingredients ingredients) {
    this.ingredients = ingredients;
  }

  /** A builder, a number of {@code java.math}, a date. */
  void add(Datum.Spelled datum) {
    int text = ingredients.next();
    ingredients.add(new Step.Constant(text, datum.text()));
    Step constructed =
        new Step.Construct(datum.id(), datum.type(), List.of("java.lang.String"), List.of(text));
    ingredients.add(datum.factory().map(factory -> read(datum, factory, text)).orElse(constructed));
  }

  private static Step read(Datum.Spelled datum, Datum.Spelled.Factory factory, int text) {
    return new Step.Invoke(
        datum.id(),
        datum.type(),
        factory.method(),
        List.of(factory.parameter()),
        OptionalInt.empty(),
        List.of(text));
  }

  /** An object that one call makes. */
  void add(Datum.Created datum) throws NoRecipeException {
    Creation creation = datum.creation();
    List<Integer> arguments = values(datum.parts());
    ingredients.add(
        creation.isConstructor()
            ? new Step.Construct(datum.id(), creation.owner(), creation.parameters(), arguments)
            : new Step.Invoke(
                datum.id(),
                creation.owner(),
                creation.method(),
                creation.parameters(),
                OptionalInt.empty(),
                arguments));
  }

  /**
   * Adds what makes an object.
   *
   * @param whenThere to be called when parts may refer to it
   */
  void add(Datum.Made datum, Runnable whenThere) throws NoRecipeException {
    switch (datum.type()) {
      case "java.util.Optional" -> optional(datum);
      case "java.util.AbstractMap$SimpleEntry" ->
          ingredients.add(
              new Step.Construct(
                  datum.id(), datum.type(), List.of(OBJECT, OBJECT), values(datum.parts())));
      case "java.util.Iterator" -> ofList(datum, "java.util.List", "iterator");
      case "java.util.ListIterator" -> ofList(datum, "java.util.List", "listIterator");
      case "java.util.stream.Stream" -> ofList(datum, "java.util.Collection", "stream");
      case "java.util.Enumeration" -> {
        int list = list(datum);
        ingredients.add(
            new Step.Invoke(
                datum.id(),
                "java.util.Collections",
                "enumeration",
                List.of("java.util.Collection"),
                OptionalInt.empty(),
                List.of(list)));
      }
      default -> fill(datum.id(), datum.type(), datum, whenThere);
    }
  }

  private void optional(Datum.Made datum) throws NoRecipeException {
    boolean isEmpty = datum.parts().isEmpty();
    ingredients.add(
        new Step.Invoke(
            datum.id(),
            datum.type(),
            isEmpty ? "empty" : "of",
            isEmpty ? List.of() : List.of(OBJECT),
            OptionalInt.empty(),
            values(datum.parts())));
  }

  private void ofList(Datum.Made datum, String owner, String method) throws NoRecipeException {
    int list = list(datum);
    ingredients.add(
        new Step.Invoke(datum.id(), owner, method, List.of(), OptionalInt.of(list), List.of()));
  }

  private int list(Datum.Made datum) throws NoRecipeException {
    int list = ingredients.next();
    fill(list, LIST, datum, () -> {});
    return list;
  }

  private void fill(int number, String type, Datum.Made datum, Runnable whenThere)
      throws NoRecipeException {
    int each = datum.form() == Form.ENTRIES ? 2 : 1;
    List<Datum> parts = datum.parts();
    ingredients.add(new Step.NewContainer(number, type, datum.arguments(), parts.size() / each));
    whenThere.run();
    for (int i = 0; i < parts.size(); i += each) {
      ingredients.add(new Step.Put(number, values(parts.subList(i, i + each))));
    }
  }

  private List<Integer> values(List<Datum> data) throws NoRecipeException {
    List<Integer> numbers = new ArrayList<>();
    for (Datum each : data) {
      numbers.add(ingredients.add(each));
    }
    return numbers;
  }
}
