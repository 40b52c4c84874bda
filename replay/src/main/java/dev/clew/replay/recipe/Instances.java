package dev.clew.replay.recipe;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Objects with fields, and stubs. Without a {@link Making} they are made by writing their fields.
 */
final class Instances {

  /**
   * Something to write to, made of what keeps what is written.
   *
   * @param parameter the type of the constructor's only one
   */
  private record Sink(String target, String parameter) {}

  private static final Map<String, Sink> SINKS =
      Map.of(
          "java.io.PrintWriter", new Sink("java.io.StringWriter", "java.io.Writer"),
          "java.io.PrintStream", new Sink("java.io.ByteArrayOutputStream", "java.io.OutputStream"));

  private final Ingredients ingredients;
  private final Program program;
  private final Constructions constructions;
  private final @Nullable Making making;

  Instances(
      Ingredients ingredients,
      Program program,
      Constructions constructions,
      @Nullable Making making) {
    this.ingredients = ingredients;
    this.program = program;
    this.constructions = constructions;
    this.making = making;
  }

  /**
   * Adds what makes an object.
   *
   * @param whenThere to be called when parts may refer to it
   */
  void add(Datum.Instance instance, Runnable whenThere) throws NoRecipeException {
    if (instance.stub()) {
      stub(instance, whenThere);
    } else if (Boxing.isBox(instance.type())) {
      ingredients.add(Boxing.box(instance, ingredients.add(Boxing.value(instance))));
    } else if (instance.type().equals("java.lang.Object")) {
      ingredients.add(new Step.Construct(instance.id(), instance.type(), List.of(), List.of()));
    } else {
      Optional<Construction> way = construction(instance);
      if (way.isPresent()) {
        construct(instance, way.get(), whenThere);
      } else {
        ingredients.add(new Step.Allocate(instance.id(), instance.type()));
        whenThere.run();
        setFields(instance);
      }
    }
  }

  private Optional<Construction> construction(Datum.Instance instance) {
    Optional<ClassInfo> type = type(instance);
    return making == null || type.isEmpty()
        ? Optional.empty()
        : constructions
            .of(type.get(), instance.fields().keySet(), making.visibility())
            .filter(way -> !isOrphan(instance, way));
  }

  /** Whether it is an inner object without the one around it, which no code can make. */
  private static boolean isOrphan(Datum.Instance instance, Construction way) {
    return way.constructor().isConstructor()
        && way.constructor().owner().isInner()
        && way.fields().get(0) != null
        && field(instance, way.fields().get(0)) instanceof Datum.Null;
  }

  private Optional<ClassInfo> type(Datum.Instance instance) {
    try {
      return Optional.of(program.load(instance.type().replace('.', '/')));
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }

  private void construct(Datum.Instance instance, Construction way, Runnable whenThere)
      throws NoRecipeException {
    MethodInfo constructor = way.constructor();
    Map<String, Integer> values = new HashMap<>();
    List<Integer> arguments = arguments(instance, way, values);
    List<String> parameters = parameters(constructor);
    ingredients.add(
        constructor.isStatic()
            ? new Step.Invoke(
                instance.id(),
                instance.type(),
                constructor.name(),
                parameters,
                OptionalInt.empty(),
                arguments)
            : new Step.Construct(instance.id(), instance.type(), parameters, arguments));
    whenThere.run();
    complete(instance, way, values);
  }

  private static List<String> parameters(MethodInfo constructor) {
    return constructor.signature().parameters().stream().map(JvmType::javaName).toList();
  }

  /**
   * What a constructor is given.
   *
   * @param values gets the numbers of fields that are arguments
   */
  private List<Integer> arguments(
      Datum.Instance instance, Construction way, Map<String, Integer> values)
      throws NoRecipeException {
    List<JvmType> types = way.constructor().signature().parameters();
    List<Integer> arguments = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      String field = way.fields().get(i);
      int number = field == null ? argument(types.get(i)) : ingredients.add(field(instance, field));
      arguments.add(number);
      if (field != null) {
        values.put(field, number);
      }
    }
    return arguments;
  }

  /** Setters and assignments; then all fields have to be right. */
  private void complete(Datum.Instance instance, Construction way, Map<String, Integer> values)
      throws NoRecipeException {
    for (Map.Entry<String, MethodInfo> setter : way.setters().entrySet()) {
      int value = ingredients.add(field(instance, setter.getKey()));
      values.put(setter.getKey(), value);
      ingredients.add(call(setter.getValue(), instance.id(), value));
    }
    for (String field : way.injected()) {
      int value = ingredients.add(field(instance, field));
      values.put(field, value);
      ingredients.add(new Step.Inject(instance.id(), field, value));
    }
    for (String field : way.assigned()) {
      int value = ingredients.add(field(instance, field));
      values.put(field, value);
      ingredients.add(new Step.Assign(instance.id(), field, value));
    }
    for (Map.Entry<String, Datum> field : instance.fields().entrySet()) {
      Integer known = values.get(field.getKey());
      int value = known == null ? ingredients.add(field.getValue()) : known;
      ingredients.add(new Step.Expect(instance.id(), field.getKey(), value));
    }
  }

  /** For a parameter that no field tells the value of. */
  private int argument(JvmType type) {
    return making != null && making.plainValues()
        ? PlainValues.add(ingredients, type)
        : ingredients.zero(type);
  }

  private static Datum field(Datum.Instance instance, String name) {
    Datum value = instance.fields().get(name);
    return value == null ? new Datum.Null() : value;
  }

  private Step call(MethodInfo setter, int receiver, int value) {
    return new Step.Invoke(
        ingredients.next(),
        setter.owner().toString(),
        setter.name(),
        List.of(setter.signature().parameters().get(0).javaName()),
        OptionalInt.of(receiver),
        List.of(value));
  }

  private void setFields(Datum.Instance instance) throws NoRecipeException {
    for (Map.Entry<String, Datum> field : instance.fields().entrySet()) {
      int value = ingredients.add(field.getValue());
      ingredients.add(new Step.SetField(instance.id(), field.getKey(), value));
    }
  }

  private void stub(Datum.Instance instance, Runnable whenThere) throws NoRecipeException {
    Sink sink = SINKS.get(instance.type());
    if (sink != null) {
      int target = ingredients.next();
      ingredients.add(new Step.Construct(target, sink.target, List.of(), List.of()));
      ingredients.add(
          new Step.Construct(
              instance.id(), instance.type(), List.of(sink.parameter), List.of(target)));
      return;
    }
    Optional<ClassInfo> type = type(instance).filter(each -> !each.isInterface());
    if (type.isPresent()) {
      extend(instance, type.get(), whenThere);
    } else {
      ingredients.add(new Step.Stub(instance.id(), instance.type()));
      whenThere.run();
      answers(instance);
    }
  }

  /**
   * An abstract class has fields, too. The answers come right after the constructor, so that a test
   * can write them into a class.
   */
  private void extend(Datum.Instance instance, ClassInfo type, Runnable whenThere)
      throws NoRecipeException {
    Subclass subclass = SubclassWriter.of(type, answered(instance));
    Datum.Instance bare = withoutAnswers(instance);
    Optional<Construction> way =
        making == null
            ? Optional.empty()
            : constructions.extending(type, bare.fields().keySet(), making.visibility());
    if (way.isEmpty()) {
      ingredients.add(new Step.AllocateExtended(instance.id(), instance.type(), subclass));
      whenThere.run();
      answers(instance);
      setFields(bare);
      return;
    }
    Map<String, Integer> values = new HashMap<>();
    List<Integer> arguments = arguments(bare, way.get(), values);
    List<String> parameters = parameters(way.get().constructor());
    ingredients.add(
        new Step.Extend(instance.id(), instance.type(), subclass, parameters, arguments));
    whenThere.run();
    answers(instance);
    complete(bare, way.get(), values);
  }

  private static Set<String> answered(Datum.Instance instance) {
    return instance.fields().keySet().stream()
        .flatMap(key -> Stream.ofNullable(methodName(key)))
        .collect(Collectors.toSet());
  }

  private static Datum.Instance withoutAnswers(Datum.Instance instance) {
    Map<String, Datum> fields = new LinkedHashMap<>(instance.fields());
    fields.keySet().removeIf(key -> methodName(key) != null);
    return new Datum.Instance(instance.type(), instance.id(), fields, instance.stub());
  }

  /**
   * What each method returns or throws, call by call, is listed under its name and a growing
   * number.
   */
  private void answers(Datum.Instance instance) throws NoRecipeException {
    for (Map.Entry<String, Datum> answer : instance.fields().entrySet()) {
      String method = methodName(answer.getKey());
      if (method != null) {
        int value = ingredients.add(answer.getValue());
        boolean isThrown = answer.getKey().endsWith(Datum.Instance.THROWS);
        ingredients.add(new Step.Answer(instance.id(), method, value, isThrown));
      }
    }
  }

  private static @Nullable String methodName(String key) {
    int end = key.indexOf('(');
    return end < 0 ? null : key.substring(0, end);
  }
}
