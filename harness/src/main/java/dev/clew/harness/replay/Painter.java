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
import java.util.Optional;
import java.util.TreeSet;

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
 *   S number type text        a builder, or a number of java.math
 *   X number type             an object of which nothing else is told
 * </pre>
 */
final class Painter {

  /** Objects of others than the inputs, in one picture. */
  private static final int MOST_OBJECTS = 1_000;

  /** Nobody reads an assertion that is longer. */
  private static final int MOST_BYTES = 1 << 16;

  private final Inputs inputs;
  private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);
  private final int mostBytes;
  private final boolean isCareful;
  private int next;

  private Painter(Inputs inputs, int mostBytes, boolean isCareful) {
    this.inputs = inputs;
    this.mostBytes = mostBytes;
    this.isCareful = isCareful;
    this.next = inputs.next();
  }

  /** For one result. */
  static Painter ofResult(Inputs inputs) {
    return new Painter(inputs, Integer.MAX_VALUE, /* isCareful= */ false);
  }

  /** For one input. Of a collection that could run users' code nothing is told. */
  static Painter ofInput(Inputs inputs) {
    return new Painter(inputs, MOST_BYTES, /* isCareful= */ true);
  }

  /**
   * The picture of a value.
   *
   * @param primitive whether the declared type is one: boxes have no identity then
   */
  byte[] paint(@Nullable Object value, boolean primitive) throws IOException {
    element(value, primitive);
    return painted();
  }

  /**
   * The picture of an input, in which other inputs are numbers, and so is itself.
   *
   * @throws IOException if it is too large
   */
  byte[] paintInput(Object input, int number) throws IOException {
    object(input, number);
    return painted();
  }

  private byte[] painted() throws IOException {
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
      constant(constant.getDeclaringClass(), constant.name());
      return;
    }
    String single = SingleObject.name(value);
    if (single != null) {
      constant(value.getClass(), single);
      return;
    }
    if (value instanceof Class) {
      out.writeByte('C');
      text(((Class<?>) value).getTypeName());
      return;
    }
    Integer input = inputs.number(value);
    Integer known = input == null ? numbers.get(value) : input;
    if (known != null) {
      out.writeByte('R');
      out.writeInt(known);
      return;
    }
    numbers.put(value, next++);
    object(value, next - 1);
  }

  private void constant(Class<?> type, String name) throws IOException {
    out.writeByte('E');
    text(type.getName());
    text(name);
  }

  private void object(Object value, int number) throws IOException {
    Class<?> type = value.getClass();
    if (value instanceof String) {
      start('T', number);
      text((String) value);
    } else if (numbers.size() > MOST_OBJECTS) {
      start('X', number, type);
    } else if (type.isArray()) {
      array(value, number);
    } else if (!LibraryObjects.isOne(type)) {
      fields(value, number);
    } else {
      libraryObject(value, number);
    }
  }

  private void libraryObject(Object value, int number) throws IOException {
    if (value instanceof Collection && isReadable(value)) {
      elements((Collection<?>) value, number);
    } else if (value instanceof Map && isReadable(value)) {
      entries((Map<?, ?>) value, number);
    } else if (value instanceof Optional) {
      optional((Optional<?>) value, number);
    } else if (LibraryObjects.isBox(value)) {
      start('O', number, value.getClass());
      out.writeInt(1);
      text("value");
      element(value, /* primitive= */ true);
    } else {
      String spelled = LibraryObjects.spelled(value);
      start(spelled == null ? 'X' : 'S', number, value.getClass());
      if (spelled != null) {
        text(spelled);
      }
    }
  }

  /** A sorted set may be a range of another, unless it was made for this trial. */
  private boolean isReadable(Object container) {
    return !isCareful
        || LibraryObjects.isHolder(container.getClass())
        || (container.getClass() == TreeSet.class && inputs.number(container) != null);
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
    checkSize(0);
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
      element(each, /* primitive= */ false);
    }
  }

  /** As a collection of what it has. */
  private void optional(Optional<?> value, int number) throws IOException {
    start('L', number, Optional.class);
    out.writeInt(value.isPresent() ? 1 : 0);
    if (value.isPresent()) {
      element(value.get(), /* primitive= */ false);
    }
  }

  private void entries(Map<?, ?> entries, int number) throws IOException {
    start('M', number, entries.getClass());
    out.writeInt(entries.size());
    for (Map.Entry<?, ?> each : entries.entrySet()) {
      element(each.getKey(), /* primitive= */ false);
      element(each.getValue(), /* primitive= */ false);
    }
  }

  private void fields(Object object, int number) throws IOException {
    Class<?> type = Stubs.shown(object);
    start('O', number, type);
    List<Field> fields = new ArrayList<>();
    for (Class<?> at = type; at != null && !LibraryObjects.isOne(at); at = at.getSuperclass()) {
      for (Field field : declared(at)) {
        if (!Modifier.isStatic(field.getModifiers())) {
          fields.add(field);
        }
      }
    }
    out.writeInt(fields.size());
    for (Field field : fields) {
      text(name(type, field));
      element(get(field, object), field.getType().isPrimitive());
    }
  }

  /** None where the type of one is missing: reflection shows no other then. */
  private static Field[] declared(Class<?> type) {
    try {
      return type.getDeclaredFields();
    } catch (NoClassDefFoundError e) {
      return new Field[0];
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

  private void start(char kind, int number) throws IOException {
    out.writeByte(kind);
    out.writeInt(number);
  }

  private void start(char kind, int number, Class<?> type) throws IOException {
    start(kind, number);
    text(type.isArray() ? type.getTypeName() : type.getName());
  }

  private void text(String text) throws IOException {
    checkSize(text.length());
    Wire.write(out, text);
  }

  private void checkSize(int more) throws IOException {
    if (bytes.size() > mostBytes - more) {
      throw new IOException("too large to be told");
    }
  }
}
