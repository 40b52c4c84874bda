package dev.clew.app.explore;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Draws random inputs for a method, objects that alias each other among them. Numbers are small, or
 * extreme, or near one that the source mentions.
 */
final class Sampler {

  private static final Pattern NUMBER = Pattern.compile("\\b\\d+\\b");
  private static final int DEPTH = 4;

  private final Random random;
  private final List<Class<?>> classes;
  private final List<Long> constants = new ArrayList<>();
  private final Map<Integer, Class<?>> drawn = new LinkedHashMap<>();

  /**
   * @param classes those that objects can have
   * @param source where interesting numbers may be mentioned
   */
  Sampler(long seed, List<Class<?>> classes, String source) {
    this.random = new Random(seed);
    this.classes = classes;
    Matcher number = NUMBER.matcher(source);
    while (number.find()) {
      if (number.group().length() < 19) {
        constants.add(Long.parseLong(number.group()));
      }
    }
  }

  List<Input> inputs(Executable method, List<String> names) {
    drawn.clear();
    List<Input> inputs = new ArrayList<>();
    if (SubjectProgram.hasReceiver(method)) {
      Class<?> owner = method.getDeclaringClass();
      inputs.add(new Input("this", owner.getName(), object(owner, 0)));
    }
    for (int i = 0; i < names.size(); i++) {
      Class<?> type = method.getParameterTypes()[i];
      inputs.add(new Input(names.get(i), type.getTypeName(), datum(type, 0)));
    }
    return inputs;
  }

  private Datum datum(Class<?> type, int depth) {
    if (type.isPrimitive()) {
      return new Datum.Primitive(primitive(type));
    }
    List<Integer> aliases =
        drawn.keySet().stream().filter(id -> type.isAssignableFrom(drawn.get(id))).toList();
    if (!aliases.isEmpty() && random.nextInt(3) == 0) {
      return new Datum.Ref(aliases.get(random.nextInt(aliases.size())));
    }
    if (depth > DEPTH || random.nextInt(5) == 0) {
      return new Datum.Null();
    }
    return type.isArray() ? array(type, depth) : object(type, depth);
  }

  private Datum array(Class<?> type, int depth) {
    int id = drawn.size() + 1;
    drawn.put(id, type);
    List<Datum> elements = new ArrayList<>();
    for (int i = random.nextInt(6); i > 0; i--) {
      elements.add(datum(type.getComponentType(), depth + 1));
    }
    return new Datum.Array(type.getTypeName(), id, elements);
  }

  private Datum object(Class<?> type, int depth) {
    if (type.isEnum()) {
      Object[] all = type.getEnumConstants();
      return new Datum.EnumConstant(
          type.getName(), ((Enum<?>) all[random.nextInt(all.length)]).name());
    }
    List<Class<?>> feasible = new ArrayList<>(classes);
    feasible.addAll(List.of(Integer.class, Object.class));
    if (Boxes.isBox(type)) {
      feasible.add(type);
    }
    feasible.removeIf(each -> !type.isAssignableFrom(each) || !isConcrete(each));
    return feasible.isEmpty()
        ? new Datum.Null()
        : instance(feasible.get(random.nextInt(feasible.size())), depth);
  }

  private static boolean isConcrete(Class<?> type) {
    return !Modifier.isAbstract(type.getModifiers())
        && !type.isEnum()
        && !Throwable.class.isAssignableFrom(type);
  }

  private Datum instance(Class<?> type, int depth) {
    int id = drawn.size() + 1;
    drawn.put(id, type);
    Map<String, Datum> fields = new LinkedHashMap<>();
    if (Boxes.isBox(type)) {
      fields.put("value", new Datum.Primitive(primitive(unboxed(type))));
    } else {
      for (Class<?> at = type; at != Object.class; at = at.getSuperclass()) {
        for (Field field : at.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers())) {
            fields.putIfAbsent(field.getName(), datum(field.getType(), depth + 1));
          }
        }
      }
    }
    return new Datum.Instance(type.getName(), id, fields, false);
  }

  private static Class<?> unboxed(Class<?> box) {
    return java.lang.invoke.MethodType.methodType(box).unwrap().returnType();
  }

  private Object primitive(Class<?> type) {
    long number = number(type);
    if (type == boolean.class) {
      return random.nextBoolean();
    } else if (type == byte.class) {
      return (byte) number;
    } else if (type == short.class) {
      return (short) number;
    } else if (type == char.class) {
      return random.nextInt(3) == 0 ? (char) number : (char) (' ' + random.nextInt(96));
    } else if (type == int.class) {
      return (int) number;
    } else if (type == long.class) {
      return number;
    }
    double[] specials = {Double.NaN, -0.0, 0.0, 1 / 0.0, -1 / 0.0, 0.5, 0.75, 1e-320, 0.1, 1e300};
    double real = random.nextInt(3) == 0 ? specials[random.nextInt(specials.length)] : number / 2.0;
    return type == float.class ? (Object) (float) real : (Object) real;
  }

  private long number(Class<?> type) {
    boolean isLong = type == long.class;
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> random.nextInt(9) - 3L;
      case 3 -> random.nextInt(41) - 10L;
      case 4 -> extreme(isLong);
      case 5 -> (isLong ? random.nextLong() : random.nextInt()) >> random.nextInt(32);
      default -> mentioned();
    };
  }

  private long extreme(boolean isLong) {
    long most = isLong && random.nextBoolean() ? Long.MAX_VALUE : Integer.MAX_VALUE;
    return random.nextBoolean() ? most : -most - 1;
  }

  private long mentioned() {
    long near = constants.isEmpty() ? 0 : constants.get(random.nextInt(constants.size()));
    return (random.nextInt(4) == 0 ? -near : near) + random.nextInt(3) - 1;
  }
}
