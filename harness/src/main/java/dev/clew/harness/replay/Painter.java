package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import dev.clew.harness.Types;
import dev.clew.harness.Wire;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a value down, with everything that can be reached from it. Objects have numbers: those of
 * the inputs the ones they were made under, new ones those that follow. A byte says what comes:
 *
 * <pre>
 *   N                         null
 *   P value                   a primitive
 *   T number value            a string
 *   R number                  an object that was shown before, or an input
 *   E type name               a constant of an enum
 *   C type                    a class object
 *   A number type n element*  an array
 *   L number type n element*  a collection of the JDK
 *   M number type n (key value)*   a map of the JDK
 *   O number type n (field value)* an object
 *   X number type             an object of which nothing else is told
 * </pre>
 */
final class Painter {

  private static final int MOST_OBJECTS = 1_000;

  private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);
  private int next;

  Painter(Map<Integer, Object> known) {
    int greatest = 0;
    for (Map.Entry<Integer, Object> each : known.entrySet()) {
      greatest = Math.max(greatest, each.getKey());
      if (each.getValue() != null) {
        numbers.putIfAbsent(each.getValue(), each.getKey());
      }
    }
    next = greatest + 1;
  }

  /**
   * The picture of a value.
   *
   * @param primitive whether the declared type is one: boxes have no identity then
   */
  byte[] paint(@Nullable Object value, boolean primitive) throws IOException {
    if (primitive) {
      out.writeByte('P');
      Wire.write(out, value);
    } else {
      reference(value);
    }
    out.flush();
    return bytes.toByteArray();
  }

  private void reference(@Nullable Object value) throws IOException {
    if (value == null) {
      out.writeByte('N');
      return;
    }
    if (value instanceof Enum) {
      Enum<?> constant = (Enum<?>) value;
      out.writeByte('E');
      text(constant.getDeclaringClass().getName());
      text(constant.name());
      return;
    }
    if (value instanceof Class) {
      out.writeByte('C');
      text(((Class<?>) value).getTypeName());
      return;
    }
    Integer known = numbers.get(value);
    if (known != null) {
      out.writeByte('R');
      out.writeInt(known);
      return;
    }
    numbers.put(value, next++);
    object(value, next - 1);
  }

  private void object(Object value, int number) throws IOException {
    Class<?> type = value.getClass();
    if (value instanceof String) {
      start('T', number);
      Wire.write(out, value);
    } else if (numbers.size() > MOST_OBJECTS) {
      start('X', number, type);
    } else if (type.isArray()) {
      array(value, number);
    } else if (!isLibrary(type)) {
      fields(value, number);
    } else if (value instanceof Collection) {
      elements((Collection<?>) value, number);
    } else if (value instanceof Map) {
      entries((Map<?, ?>) value, number);
    } else if (isBox(value)) {
      start('O', number, type);
      out.writeInt(1);
      text("value");
      out.writeByte('P');
      Wire.write(out, value);
    } else {
      start('X', number, type);
    }
  }

  private void array(Object array, int number) throws IOException {
    start('A', number, array.getClass());
    int length = Array.getLength(array);
    boolean primitive = array.getClass().getComponentType().isPrimitive();
    out.writeInt(length);
    for (int i = 0; i < length; i++) {
      element(Array.get(array, i), primitive);
    }
  }

  private void element(@Nullable Object value, boolean primitive) throws IOException {
    if (primitive) {
      out.writeByte('P');
      Wire.write(out, value);
    } else {
      reference(value);
    }
  }

  private void elements(Collection<?> elements, int number) throws IOException {
    start('L', number, elements.getClass());
    List<Object> copy = new ArrayList<>(elements);
    out.writeInt(copy.size());
    for (Object each : copy) {
      reference(each);
    }
  }

  private void entries(Map<?, ?> entries, int number) throws IOException {
    start('M', number, entries.getClass());
    out.writeInt(entries.size());
    for (Map.Entry<?, ?> each : entries.entrySet()) {
      reference(each.getKey());
      reference(each.getValue());
    }
  }

  private void fields(Object object, int number) throws IOException {
    start('O', number, object.getClass());
    List<Field> fields = new ArrayList<>();
    for (Class<?> at = object.getClass(); at != null && !isLibrary(at); at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          fields.add(field);
        }
      }
    }
    out.writeInt(fields.size());
    for (Field field : fields) {
      text(name(object.getClass(), field));
      element(get(field, object), field.getType().isPrimitive());
    }
  }

  private static String name(Class<?> type, Field field) {
    try {
      boolean hidden = !Types.field(type, field.getName()).equals(field);
      return hidden ? field.getDeclaringClass().getName() + "." + field.getName() : field.getName();
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object get(Field field, Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isLibrary(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getSystemClassLoader().getParent();
  }

  private static boolean isBox(Object value) {
    return value instanceof Boolean
        || value instanceof Character
        || (value instanceof Number && value.getClass().getName().startsWith("java.lang."));
  }

  private void start(char kind, int number) throws IOException {
    out.writeByte(kind);
    out.writeInt(number);
  }

  private void start(char kind, int number, Class<?> type) throws IOException {
    start(kind, number);
    text(type.isArray() ? type.getTypeName() : type.getName());
  }

  private void text(String text) throws IOException {
    Wire.write(out, text);
  }
}
