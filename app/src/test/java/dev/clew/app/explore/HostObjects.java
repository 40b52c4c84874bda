package dev.clew.app.explore;

import dev.clew.engine.outcome.Datum;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Makes real objects of data, without running constructors. A number stands for one object through
 * the life of this, so that what aliases in the data aliases in the objects.
 */
final class HostObjects {

  private static final Map<String, Class<?>> PRIMITIVES =
      Map.of(
          "boolean", boolean.class,
          "byte", byte.class,
          "short", short.class,
          "char", char.class,
          "int", int.class,
          "long", long.class,
          "float", float.class,
          "double", double.class);

  private final HostClasses classes;
  private final Map<Integer, Object> byNumber = new HashMap<>();

  HostObjects(HostClasses classes) {
    this.classes = classes;
  }

  /** The objects made or {@linkplain #remember remembered} so far. */
  @Nullable Object numbered(int id) {
    return byNumber.get(id);
  }

  void remember(int id, Object object) {
    byNumber.put(id, object);
  }

  /** The type of a name as Java writes it, nested classes with a dollar sign. */
  Class<?> type(String name) {
    if (name.endsWith("[]")) {
      return type(name.substring(0, name.length() - 2)).arrayType();
    }
    Class<?> primitive = PRIMITIVES.get(name);
    return primitive != null ? primitive : classes.load(name);
  }

  @Nullable Object make(Datum datum) {
    if (datum instanceof Datum.Null) {
      return null;
    } else if (datum instanceof Datum.Primitive primitive) {
      return primitive.value();
    } else if (datum instanceof Datum.EnumConstant constant) {
      return enumConstant(constant);
    } else if (datum instanceof Datum.ClassLiteral literal) {
      return type(literal.type());
    } else if (datum instanceof Datum.Ref ref) {
      return known(ref.id());
    } else if (datum instanceof Datum.Text text) {
      String value = text.interned() ? text.value().intern() : new String(text.value());
      byNumber.put(text.id(), value);
      return value;
    } else if (datum instanceof Datum.Array array) {
      return makeArray(array);
    }
    return datum instanceof Datum.Instance instance
        ? makeInstance(instance)
        : new HostContainers(this).make(datum);
  }

  private Object known(int id) {
    Object object = byNumber.get(id);
    if (object == null) {
      throw new IllegalArgumentException("a reference to number " + id + ", which was not written");
    }
    return object;
  }

  private Object enumConstant(Datum.EnumConstant constant) {
    for (Object each : type(constant.type()).getEnumConstants()) {
      if (((Enum<?>) each).name().equals(constant.constant())) {
        return each;
      }
    }
    throw new IllegalArgumentException("no such constant: " + constant);
  }

  private Object makeArray(Datum.Array data) {
    List<Datum> elements = data.elements();
    Object array = Array.newInstance(type(data.type()).getComponentType(), elements.size());
    byNumber.put(data.id(), array);
    for (int i = 0; i < elements.size(); i++) {
      Array.set(array, i, make(elements.get(i)));
    }
    return array;
  }

  private Object makeInstance(Datum.Instance data) {
    Class<?> type = classes.load(data.type());
    if (data.stub()) {
      return makeStub(type, data);
    }
    if (Boxes.isBox(type)) {
      Object value = data.fields().containsKey("value") ? make(data.fields().get("value")) : null;
      Object box = Boxes.create(type, value);
      byNumber.put(data.id(), box);
      return box;
    }
    Object object = classes.allocate(type);
    byNumber.put(data.id(), object);
    data.fields().forEach((name, value) -> setField(object, name, make(value)));
    return object;
  }

  /** What each method returns, call by call, is listed under its name and a growing number. */
  private Object makeStub(Class<?> type, Datum.Instance data) {
    Map<String, AtomicInteger> calls = new HashMap<>();
    Object proxy =
        Proxy.newProxyInstance(
            classes,
            new Class<?>[] {type},
            (object, method, arguments) -> {
              int call =
                  calls
                      .computeIfAbsent(method.getName(), n -> new AtomicInteger())
                      .getAndIncrement();
              List<Datum> results = results(data, method.getName());
              return call < results.size()
                  ? make(results.get(call))
                  : Boxes.defaultOf(method.getReturnType());
            });
    byNumber.put(data.id(), proxy);
    return proxy;
  }

  private static List<Datum> results(Datum.Instance data, String method) {
    Pattern key = Pattern.compile(Pattern.quote(method) + "\\(.*\\)#\\d+");
    return data.fields().entrySet().stream()
        .filter(field -> key.matcher(field.getKey()).matches())
        .sorted(Comparator.comparingInt(field -> call(field.getKey())))
        .map(Map.Entry::getValue)
        .toList();
  }

  private static int call(String key) {
    return Integer.parseInt(key.substring(key.indexOf('#') + 1));
  }

  private static void setField(Object object, String name, @Nullable Object value) {
    try {
      field(object.getClass(), name).set(object, value);
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** The field that a name in a datum means; {@code Owner.name} picks a hidden one. */
  static Field field(Class<?> type, String name) {
    int dot = name.lastIndexOf('.');
    String owner = name.substring(0, Math.max(dot, 0));
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      boolean fits = dot < 0 || at.getName().equals(owner) || at.getSimpleName().equals(owner);
      for (Field field : at.getDeclaredFields()) {
        if (fits
            && field.getName().equals(name.substring(dot + 1))
            && !Modifier.isStatic(field.getModifiers())) {
          field.setAccessible(true);
          return field;
        }
      }
    }
    throw new IllegalArgumentException(type.getName() + " has no field " + name);
  }
}
