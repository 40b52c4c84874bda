package dev.clew.replay.recipe;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    } else if (datum instanceof Datum.Spelled spelled) {
      new Containers(this).add(spelled);
    } else {
      instance((Datum.Instance) datum);
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

  private void instance(Datum.Instance instance) throws NoRecipeException {
    if (instance.stub()) {
      stub(instance);
    } else if (Boxing.isBox(instance.type())) {
      steps.add(Boxing.box(instance, add(Boxing.value(instance))));
    } else if (instance.type().equals("java.lang.Object")) {
      steps.add(new Step.Construct(instance.id(), instance.type(), List.of(), List.of()));
    } else {
      Optional<Construction> way = construction(instance);
      if (way.isPresent()) {
        construct(instance, way.get());
      } else {
        allocate(instance);
      }
    }
  }

  private Optional<Construction> construction(Datum.Instance instance) {
    if (making == null) {
      return Optional.empty();
    }
    try {
      ClassInfo type = program.load(instance.type().replace('.', '/'));
      return constructions.of(type, instance.fields().keySet(), making.visibility());
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }

  private void construct(Datum.Instance instance, Construction way) throws NoRecipeException {
    MethodInfo constructor = way.constructor();
    List<JvmType> types = constructor.signature().parameters();
    List<Integer> arguments = new ArrayList<>();
    Map<String, Integer> values = new HashMap<>();
    for (int i = 0; i < types.size(); i++) {
      String field = way.fields().get(i);
      int number = field == null ? argument(types.get(i)) : add(field(instance, field));
      arguments.add(number);
      if (field != null) {
        values.put(field, number);
      }
    }
    List<String> parameters = types.stream().map(JvmType::javaName).toList();
    steps.add(
        constructor.isStatic()
            ? new Step.Invoke(
                instance.id(),
                instance.type(),
                constructor.name(),
                parameters,
                OptionalInt.empty(),
                arguments)
            : new Step.Construct(instance.id(), instance.type(), parameters, arguments));
    made.add(instance.id());
    for (Map.Entry<String, MethodInfo> setter : way.setters().entrySet()) {
      int value = add(field(instance, setter.getKey()));
      values.put(setter.getKey(), value);
      steps.add(call(setter.getValue(), instance.id(), value));
    }
    for (String field : way.assigned()) {
      int value = add(field(instance, field));
      values.put(field, value);
      steps.add(new Step.Assign(instance.id(), field, value));
    }
    for (Map.Entry<String, Datum> field : instance.fields().entrySet()) {
      Integer known = values.get(field.getKey());
      int value = known == null ? add(field.getValue()) : known;
      steps.add(new Step.Expect(instance.id(), field.getKey(), value));
    }
  }

  /** For a parameter that no field tells the value of. */
  private int argument(JvmType type) {
    if (making == null || !making.emptyTexts() || !type.equals(JvmType.STRING)) {
      return zero(type);
    }
    int number = next();
    steps.add(new Step.Constant(number, ""));
    return number;
  }

  private static Datum field(Datum.Instance instance, String name) {
    Datum value = instance.fields().get(name);
    return value == null ? new Datum.Null() : value;
  }

  private Step call(MethodInfo setter, int receiver, int value) {
    return new Step.Invoke(
        next(),
        setter.owner().toString(),
        setter.name(),
        List.of(setter.signature().parameters().get(0).javaName()),
        OptionalInt.of(receiver),
        List.of(value));
  }

  private void allocate(Datum.Instance instance) throws NoRecipeException {
    steps.add(new Step.Allocate(instance.id(), instance.type()));
    made.add(instance.id());
    for (Map.Entry<String, Datum> field : instance.fields().entrySet()) {
      steps.add(new Step.SetField(instance.id(), field.getKey(), add(field.getValue())));
    }
  }

  /** What each method returns, call by call, is listed under its name and a growing number. */
  private void stub(Datum.Instance instance) throws NoRecipeException {
    steps.add(new Step.Stub(instance.id(), instance.type()));
    made.add(instance.id());
    for (Map.Entry<String, Datum> answer : instance.fields().entrySet()) {
      String method = methodName(answer.getKey());
      if (method != null) {
        steps.add(new Step.Answer(instance.id(), method, add(answer.getValue())));
      }
    }
  }

  private static @Nullable String methodName(String key) {
    int end = key.indexOf('(');
    return end < 0 ? null : key.substring(0, end);
  }
}
