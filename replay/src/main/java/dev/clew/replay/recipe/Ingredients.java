package dev.clew.replay.recipe;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns the inputs of one call into steps. What is met twice is made once. Without a {@link Making}
 * objects are made by writing their fields.
 */
final class Ingredients {

  private final Program program;
  private final Constructions constructions;
  private final @Nullable Making making;
  private final Map<Integer, Datum> byNumber;
  private final Set<Integer> made = new HashSet<>();
  private final Set<Integer> underWay = new HashSet<>();
  private final List<Step> steps = new ArrayList<>();
  private int next;

  Ingredients(
      Program program, Constructions constructions, List<Input> inputs, @Nullable Making making) {
    this.program = program;
    this.constructions = constructions;
    this.making = making;
    this.byNumber = NumberedData.of(inputs);
    this.next = byNumber.keySet().stream().mapToInt(Integer::intValue).max().orElse(0) + 1;
  }

  List<Step> steps() {
    return List.copyOf(steps);
  }

  /** A number that nothing has yet. */
  int next() {
    return next++;
  }

  /** Adds what makes a value. */
  int add(Datum datum) throws NoRecipeException {
    if (datum instanceof Datum.Ref ref) {
      return numbered(ref.id());
    } else if (datum instanceof Datum.Text text) {
      return numbered(text.id());
    } else if (datum instanceof Datum.Array array) {
      return numbered(array.id());
    } else if (datum instanceof Datum.Instance instance) {
      return numbered(instance.id());
    } else if (datum instanceof Datum.Made made) {
      return numbered(made.id());
    } else if (datum instanceof Datum.Created created) {
      return numbered(created.id());
    } else if (datum instanceof Datum.Spelled spelled) {
      return numbered(spelled.id());
    }
    int number = next();
    if (datum instanceof Datum.Primitive primitive) {
      steps.add(new Step.Constant(number, primitive.value()));
    } else if (datum instanceof Datum.EnumConstant constant) {
      steps.add(new Step.EnumConstant(number, constant.type(), constant.constant()));
    } else if (datum instanceof Datum.ClassLiteral literal) {
      steps.add(new Step.ClassLiteral(number, literal.type()));
    } else {
      steps.add(new Step.Constant(number, null));
    }
    return number;
  }

  /** Null, zero or false. */
  int zero(JvmType type) {
    int number = next();
    Object zero =
        switch (type.kind()) {
          case BOOLEAN -> false;
          case BYTE -> (byte) 0;
          case SHORT -> (short) 0;
          case CHAR -> (char) 0;
          case INT -> 0;
          case LONG -> 0L;
          case FLOAT -> 0f;
          case DOUBLE -> 0d;
          default -> null;
        };
    steps.add(new Step.Constant(number, zero));
    return number;
  }

  void add(Step step) {
    steps.add(step);
  }

  void setStatic(String type, String field, Datum value) throws NoRecipeException {
    steps.add(new Step.SetStatic(type, field, add(value)));
  }

  void property(String key, String value) {
    int name = next();
    int content = next();
    steps.add(new Step.Constant(name, key));
    steps.add(new Step.Constant(content, value));
    List<String> types = List.of("java.lang.String", "java.lang.String");
    steps.add(
        new Step.Invoke(
            next(),
            "java.lang.System",
            "setProperty",
            types,
            OptionalInt.empty(),
            List.of(name, content)));
  }

  private int numbered(int id) throws NoRecipeException {
    if (made.contains(id)) {
      return id;
    }
    Datum datum = byNumber.get(id);
    if (datum == null || !underWay.add(id)) {
      throw new NoRecipeException("objects that refer to each other in a circle");
    }
    if (datum instanceof Datum.Text text) {
      steps.add(
          text.interned()
              ? new Step.Constant(id, text.value())
              : new Step.NewText(id, text.value()));
    } else if (datum instanceof Datum.Array array) {
      array(array);
    } else if (datum instanceof Datum.Made container) {
      new Containers(this).add(container, () -> made.add(id));
    } else if (datum instanceof Datum.Created created) {
      new Containers(this).add(created);
    } else if (datum instanceof Datum.Spelled spelled) {
      new Containers(this).add(spelled);
    } else {
      new Instances(this, program, constructions, making)
          .add((Datum.Instance) datum, () -> made.add(id));
    }
    made.add(id);
    return id;
  }

  private void array(Datum.Array array) throws NoRecipeException {
    steps.add(new Step.NewArray(array.id(), array.type(), array.elements().size()));
    made.add(array.id());
    for (int i = 0; i < array.elements().size(); i++) {
      Datum element = array.elements().get(i);
      if (!isZero(element)) {
        steps.add(new Step.SetElement(array.id(), i, add(element)));
      }
    }
  }

  /** What an array has from the beginning. */
  private static boolean isZero(Datum datum) {
    return datum instanceof Datum.Null
        || (datum instanceof Datum.Primitive primitive
            && (primitive.value() instanceof Number number
                ? number.longValue() == 0 && !(number instanceof Double || number instanceof Float)
                : primitive.value().equals(false) || primitive.value().equals((char) 0)));
  }
}
