package dev.clew.harness;

import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Types and members by the names that the other side has for them; members are found once. */
public final class Types {

  private static final List<Class<?>> PRIMITIVES =
      Arrays.<Class<?>>asList(
          boolean.class,
          byte.class,
          short.class,
          char.class,
          int.class,
          long.class,
          float.class,
          double.class);

  private final ClassLoader loader;
  private final Map<String, Invocation> found = new ConcurrentHashMap<>();

  public Types(ClassLoader loader) {
    this.loader = loader;
  }

  /** As Java writes it, nested classes with a dollar sign: {@code int[]}, {@code a.b.C$D}. */
  public Class<?> named(String name) throws ClassNotFoundException {
    if (name.endsWith("[]")) {
      return Array.newInstance(named(name.substring(0, name.length() - 2)), 0).getClass();
    }
    for (Class<?> primitive : PRIMITIVES) {
      if (primitive.getName().equals(name)) {
        return primitive;
      }
    }
    return Class.forName(name, true, loader);
  }

  /**
   * A method of a class or what it inherits.
   *
   * @param parameters the names of their types, with commas between
   */
  public Invocation method(String owner, String name, String parameters)
      throws ReflectiveOperationException {
    String key = owner + '.' + name + '(' + parameters;
    Invocation known = found.get(key);
    if (known == null) {
      known = findMethod(owner, name, parameters);
      found.put(key, known);
    }
    return known;
  }

  private Invocation findMethod(String owner, String name, String parameters)
      throws ReflectiveOperationException {
    Class<?> start = named(owner);
    for (Class<?> at = start; at != null; at = at.getSuperclass()) {
      Invocation found = declared(at, name, parameters);
      if (found != null) {
        return found;
      }
    }
    for (Method each : start.getMethods()) {
      if (each.getName().equals(name) && parameters.equals(parameters(each))) {
        return Invocation.of(each);
      }
    }
    throw new NoSuchMethodException(owner + "." + name + "(" + parameters + ")");
  }

  private @Nullable Invocation declared(Class<?> owner, String name, String parameters)
      throws ReflectiveOperationException {
    try {
      for (Method each : owner.getDeclaredMethods()) {
        if (each.getName().equals(name) && parameters.equals(parameters(each))) {
          return Invocation.of(each);
        }
      }
      return null;
    } catch (NoClassDefFoundError e) { // a type of another method is missing
      return fromFile(owner, name, parameters, e);
    }
  }

  public Invocation constructor(String owner, String parameters)
      throws ReflectiveOperationException {
    String key = "new " + owner + '(' + parameters;
    Invocation known = found.get(key);
    if (known == null) {
      known = findConstructor(owner, parameters);
      found.put(key, known);
    }
    return known;
  }

  private Invocation findConstructor(String owner, String parameters)
      throws ReflectiveOperationException {
    Class<?> type = named(owner);
    try {
      for (Constructor<?> each : type.getDeclaredConstructors()) {
        if (parameters.equals(parameters(each))) {
          return Invocation.of(each);
        }
      }
    } catch (NoClassDefFoundError e) { // a type of another constructor is missing
      Invocation found = fromFile(type, "<init>", parameters, e);
      if (found != null) {
        return found;
      }
    }
    throw new NoSuchMethodException("new " + owner + "(" + parameters + ")");
  }

  /** Null if the class does not declare it. */
  private @Nullable Invocation fromFile(
      Class<?> owner, String name, String parameters, NoClassDefFoundError missing)
      throws ReflectiveOperationException {
    StringBuilder wanted = new StringBuilder("(");
    for (String each : parameters.isEmpty() ? new String[0] : parameters.split(",")) {
      wanted.append(descriptor(each));
    }
    wanted.append(')');
    try {
      for (String each : MethodTable.of(owner).descriptors(name)) {
        if (each.startsWith(wanted.toString())) {
          return Invocation.of(owner, name, each);
        }
      }
      return null;
    } catch (IOException | TypeNotPresentException e) {
      missing.addSuppressed(e);
      throw missing;
    }
  }

  private static String descriptor(String name) {
    if (name.endsWith("[]")) {
      return "[" + descriptor(name.substring(0, name.length() - 2));
    }
    for (Class<?> primitive : PRIMITIVES) {
      if (primitive.getName().equals(name)) {
        return Array.newInstance(primitive, 0).getClass().getName().substring(1);
      }
    }
    return "L" + name.replace('.', '/') + ";";
  }

  private static String parameters(Executable method) {
    StringBuilder names = new StringBuilder();
    for (Class<?> type : method.getParameterTypes()) {
      names.append(names.length() == 0 ? "" : ",").append(type.getTypeName());
    }
    return names.toString();
  }

  /**
   * A field that a class or a superclass of it declares.
   *
   * @param name {@code Owner.name} picks one that another hides
   */
  public static Field field(Class<?> type, String name) throws NoSuchFieldException {
    int dot = name.lastIndexOf('.');
    String owner = name.substring(0, Math.max(dot, 0));
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      boolean fits = dot < 0 || at.getName().equals(owner) || at.getSimpleName().equals(owner);
      for (Field field : at.getDeclaredFields()) {
        if (fits && field.getName().equals(name.substring(dot + 1))) {
          field.setAccessible(true);
          return field;
        }
      }
    }
    throw new NoSuchFieldException(type.getName() + "." + name);
  }
}
