package dev.clew.engine.program;

import static dev.clew.engine.program.JdkClasses.nameOf;
import static dev.clew.engine.program.JdkClasses.typeOf;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What we know of the running JDK's classes is what the JVM knows of them. */
final class HotSpotTest {

  private final Guest guest = new Guest();
  private final Random random = new Random(11);
  private final List<Class<?>> classes =
      JdkClasses.sample(guest.program.classPath(), /* seed= */ 5, /* count= */ 1500);

  @AfterEach
  void close() throws IOException {
    guest.close();
  }

  @Test
  void subtypesOfRandomPairsAgree() {
    List<Class<?>> types = new ArrayList<>(classes.subList(0, 300));
    types.addAll(List.of(Object.class, Cloneable.class, java.io.Serializable.class, int.class));
    types.addAll(List.of(Comparable.class, Iterable.class, Enum.class, long.class, Number.class));
    int positive = 0;
    for (int round = 0; round < 20_000; round++) {
      Class<?> type = wrapped(types.get(random.nextInt(types.size())));
      Class<?> other = wrapped(related(type, types));
      boolean expected = other.isAssignableFrom(type);
      positive += expected ? 1 : 0;
      assertThat(guest.program.isSubtype(typeOf(type), typeOf(other)))
          .as("%s <: %s", type, other)
          .isEqualTo(expected);
    }
    assertThat(positive).isBetween(3_000, 17_000);
  }

  /** An array of it sometimes, and always for primitives. */
  private Class<?> wrapped(Class<?> type) {
    Class<?> result = type.isPrimitive() ? type.arrayType() : type;
    while (random.nextInt(4) == 0 && result.descriptorString().length() < 200) {
      result = result.arrayType();
    }
    return result;
  }

  /** Unrelated pairs are the rule and teach little: half of the time, something above. */
  private Class<?> related(Class<?> type, List<Class<?>> types) {
    Class<?> element = type;
    while (element.isArray()) {
      element = element.getComponentType();
    }
    List<Class<?>> above = new ArrayList<>(superTypes(element));
    return random.nextBoolean() || above.isEmpty()
        ? types.get(random.nextInt(types.size()))
        : above.get(random.nextInt(above.size()));
  }

  private static Set<Class<?>> superTypes(Class<?> type) {
    Set<Class<?>> all = new java.util.LinkedHashSet<>();
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      all.add(each);
      for (Class<?> implemented : each.getInterfaces()) {
        all.addAll(superTypes(implemented));
      }
    }
    return all;
  }

  @Test
  void hierarchiesAgree() {
    for (Class<?> type : classes) {
      ClassInfo info = guest.load(nameOf(type));
      Set<String> expected = new HashSet<>();
      superTypes(type).forEach(each -> expected.add(nameOf(each)));
      Set<String> actual = new HashSet<>();
      info.allSuperinterfaces().forEach(each -> actual.add(each.name()));
      for (ClassInfo each = info; each != null; each = each.superclass()) {
        actual.add(each.name());
      }
      if (type.isInterface()) {
        actual.remove("java/lang/Object");
      }
      assertThat(actual).as("%s", type).isEqualTo(expected);
      assertThat(info.isRecord()).isEqualTo(type.isRecord());
      assertThat(info.isSealed()).isEqualTo(type.isSealed());
      assertThat(guest.program.nestHost(info).name()).isEqualTo(nameOf(type.getNestHost()));
    }
  }

  @Test
  void declaredMembersAgree() {
    int members = 0;
    for (Class<?> type : classes) {
      ClassInfo info = guest.load(nameOf(type));
      Set<String> expected = new HashSet<>();
      for (Method method : type.getDeclaredMethods()) {
        expected.add(method.getName() + descriptorOf(method) + method.getModifiers());
      }
      for (Constructor<?> constructor : type.getDeclaredConstructors()) {
        MethodType shape = MethodType.methodType(void.class, constructor.getParameterTypes());
        expected.add("<init>" + shape.toMethodDescriptorString() + constructor.getModifiers());
      }
      Set<String> actual = new HashSet<>();
      info.methods().stream()
          .filter(method -> !method.isClassInitializer())
          .forEach(method -> actual.add(method.name() + method.descriptor() + method.access()));
      if (!isFiltered(type)) {
        assertThat(actual).as("%s", type).isEqualTo(expected);
      }
      members += actual.size();
    }
    assertThat(members).isGreaterThan(10_000);
  }

  /** Reflection hides members of a few classes. */
  private static boolean isFiltered(Class<?> type) {
    return type.getName().startsWith("java.lang.reflect.")
        || type.getName().startsWith("java.lang.invoke.")
        || type == Class.class
        || type == ClassLoader.class
        || type == System.class
        || type == Module.class;
  }

  private static String descriptorOf(Method method) {
    return MethodType.methodType(method.getReturnType(), method.getParameterTypes())
        .toMethodDescriptorString();
  }

  /**
   * {@link Class#getMethods} gives the most specific declarations, which for a class that can have
   * objects are those that run.
   */
  @Test
  void publicMethodsOfConcreteClassesAreSelectedAsTheJvmDoes() {
    int compared = 0;
    for (Class<?> type : classes) {
      if (type.isInterface() || Modifier.isAbstract(type.getModifiers())) {
        continue;
      }
      ClassInfo receiver = guest.load(nameOf(type));
      for (Method method : type.getMethods()) {
        if (!Modifier.isStatic(method.getModifiers()) && !isRepeated(type, method)) {
          MethodReference reference =
              MethodReference.of(receiver.name(), method.getName(), descriptorOf(method), false);
          MethodInfo resolved = guest.linker.virtualMethod(receiver, reference);
          assertThat(receiver.select(resolved).owner().name())
              .as("%s on %s", method, type)
              .isEqualTo(nameOf(method.getDeclaringClass()));
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(10_000);
  }

  /** Whether reflection lists several declarations, which says nothing about which one runs. */
  private static boolean isRepeated(Class<?> type, Method method) {
    return Arrays.stream(type.getMethods())
            .filter(other -> other.getName().equals(method.getName()))
            .filter(other -> descriptorOf(other).equals(descriptorOf(method)))
            .count()
        > 1;
  }

  /** Every method above a class, called on it: the answer must be the class's own most specific. */
  @Test
  void methodsNamedThroughSupertypesAreSelectedAsTheJvmDoes() {
    int compared = 0;
    for (Class<?> type : classes.subList(0, 700)) {
      if (type.isInterface() || Modifier.isAbstract(type.getModifiers())) {
        continue;
      }
      ClassInfo receiver = guest.load(nameOf(type));
      for (Class<?> above : superTypes(type)) {
        for (Method method : above.getMethods()) {
          Method expected = Modifier.isStatic(method.getModifiers()) ? null : find(type, method);
          if (expected != null && !isRepeated(type, expected)) {
            MethodInfo selected = select(receiver, above, method);
            assertThat(selected.owner().name())
                .as("%s of %s on %s", method, above, type)
                .isEqualTo(nameOf(expected.getDeclaringClass()));
            compared++;
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(10_000);
  }

  private MethodInfo select(ClassInfo receiver, Class<?> above, Method method) {
    MethodReference reference =
        MethodReference.of(
            nameOf(above), method.getName(), descriptorOf(method), above.isInterface());
    ClassInfo from = guest.load(nameOf(above));
    return above.isInterface()
        ? guest.linker.selectFromInterface(receiver, guest.linker.interfaceMethod(from, reference))
        : receiver.select(guest.linker.virtualMethod(from, reference));
  }

  private static Method find(Class<?> type, Method method) {
    return Arrays.stream(type.getMethods())
        .filter(other -> other.getName().equals(method.getName()))
        .filter(other -> descriptorOf(other).equals(descriptorOf(method)))
        .findFirst()
        .orElse(null);
  }

  @Test
  void publicFieldsResolveWhereTheJvmFindsThem() {
    int compared = 0;
    for (Class<?> type : classes) {
      ClassInfo from = guest.load(nameOf(type));
      for (Field field : type.getFields()) {
        Field expected = findField(type, field);
        FieldReference reference =
            new FieldReference(from.name(), field.getName(), field.getType().descriptorString());
        FieldInfo resolved =
            Modifier.isStatic(expected.getModifiers())
                ? guest.linker.staticField(from, reference)
                : guest.linker.instanceField(from, reference);
        assertThat(resolved.owner().name()).isEqualTo(nameOf(expected.getDeclaringClass()));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(500);
  }

  private static Field findField(Class<?> type, Field field) {
    try {
      return type.getField(field.getName());
    } catch (NoSuchFieldException e) {
      throw new AssertionError(e);
    }
  }
}
