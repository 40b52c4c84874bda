package dev.clew.engine.dynamic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.Sources;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Dynamic constants, loaded by the JVM itself and through our classes. */
final class ConstantSpinnerTest {

  private static final String BOOTSTRAPS = "java/lang/invoke/ConstantBootstraps";
  private static final String START =
      "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;";
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final String USER =
      """
      import java.lang.invoke.MethodHandles.Lookup;
      public class User {
        static int calls;
        public enum Color { RED, GREEN }
        public static final String TEXT = "text".trim();
        public static final long LONG = 1L << 40;
        public static String open = "open";
        public static String plain(Lookup l, String n, Class<?> t) { return n + t + l.lookupClass().getSimpleName(); }
        public static Object counted(Lookup l, String n, Class<?> t) { return ++calls; }
        public static Object many(Lookup l, String n, Class<?> t, String a, int b, Object... rest) {
          return a + b + java.util.Arrays.toString(rest);
        }
        public static int number(Lookup l, String n, Class<?> t, long a, double b) { return (int) (a + b); }
        public static Object failing(Lookup l, String n, Class<?> t) throws Exception { throw new Exception("no"); }
        public static Object broken(Lookup l, String n, Class<?> t) { throw new StackOverflowError("deep"); }
        public static Object wrong(Lookup l, String n, Class<?> t) { return "a text"; }
        public static Object nothing(Lookup l, String n, Class<?> t) { return null; }
        public static int sum(int... all) { int s = 0; for (int i : all) s += i; return s; }
        public static String join(String... all) { return String.join("-", all); }
        public static String wide(long a, Object b, double c) { return a + "/" + b + "/" + c; }
        public final int made; public User(int made) { this.made = made; }
        public String toString() { return "User" + made; }
      }
      """;

  @TempDir Path source;
  @TempDir Path target;
  private final HandMade subject = new HandMade("Subject");

  @Test
  void constantsAreThoseThatTheJvmComputes() throws Exception {
    Sources.compile(source, USER);
    addLibrary();
    addInvocations();
    addCasts();
    addUserDefined();
    Files.write(source.resolve("Subject.class"), subject.bytes());
    int count;
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(source))) {
      count = Rewritten.rewrite(new Program(path), source, target);
    }

    Map<String, String> expected = run(source);
    assertThat(run(target)).isEqualTo(expected);
    assertThat(expected).hasSizeGreaterThan(40);
    assertThat(count).isGreaterThanOrEqualTo(expected.size());
  }

  private void addLibrary() {
    add("x", OBJECT, library("nullConstant", OBJECT, ""));
    add("x", "[I", library("nullConstant", OBJECT, ""));
    for (String primitive : List.of("Z", "B", "C", "S", "I", "J", "F", "D", "V")) {
      add(primitive, "Ljava/lang/Class;", library("primitiveClass", "Ljava/lang/Class;", ""));
    }
    add("GREEN", "LUser$Color;", library("enumConstant", "Ljava/lang/Enum;", ""));
    Handle named = library("getStaticFinal", OBJECT, "Ljava/lang/Class;");
    Handle own = library("getStaticFinal", OBJECT, "");
    add("TEXT", "Ljava/lang/String;", named, Type.getObjectType("User"));
    add("LONG", "J", named, Type.getObjectType("User"));
    add("MAX_VALUE", "I", own);
    add("TRUE", "Ljava/lang/Boolean;", own);
    add("RED", "LUser$Color;", own);
  }

  private void addInvocations() {
    Handle invoke = library("invoke", OBJECT, "Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;");
    add(
        "x",
        "Ljava/lang/String;",
        invoke,
        user("join", "([Ljava/lang/String;)Ljava/lang/String;"),
        "a",
        "b");
    add("x", "Ljava/lang/String;", invoke, user("join", "([Ljava/lang/String;)Ljava/lang/String;"));
    Handle wide = user("wide", "(JLjava/lang/Object;D)Ljava/lang/String;");
    add("x", "Ljava/lang/String;", invoke, wide, 1, 2, 3);
    add("x", OBJECT, invoke, wide, 1L, "o", 3f);
    add(
        "x",
        "LUser;",
        invoke,
        new Handle(Opcodes.H_NEWINVOKESPECIAL, "User", "<init>", "(I)V", false),
        5);
    Handle length = new Handle(Opcodes.H_INVOKEVIRTUAL, "java/lang/String", "length", "()I", false);
    add("x", "I", invoke, length, "four");
    add("x", "J", invoke, length, "four");
    add("x", OBJECT, invoke, length, "four");
    add("x", "Ljava/lang/Integer;", invoke, length, "four");
    Handle of =
        new Handle(
            Opcodes.H_INVOKESTATIC,
            "java/util/List",
            "of",
            "([Ljava/lang/Object;)Ljava/util/List;",
            true);
    add("x", "Ljava/util/List;", invoke, of, 1, 2L, "x", Type.getObjectType("User"));
    Handle size = new Handle(Opcodes.H_INVOKEINTERFACE, "java/util/List", "size", "()I", true);
    add("x", "I", invoke, size, constant("x", "Ljava/util/List;", invoke, of, 1, 2L));
    add(
        "x",
        "Ljava/lang/String;",
        invoke,
        new Handle(Opcodes.H_GETSTATIC, "User", "open", "Ljava/lang/String;", false));
  }

  private void addCasts() {
    Handle cast = library("explicitCast", OBJECT, OBJECT);
    Object[] values = {
      0,
      1,
      2,
      -1,
      65601,
      Integer.MIN_VALUE,
      1L << 40 | 3,
      Long.MIN_VALUE,
      1.9f,
      Float.NaN,
      -2.9,
      1e30,
      Double.NEGATIVE_INFINITY
    };
    for (Object value : values) {
      for (String type : List.of("Z", "B", "C", "S", "I", "J", "F", "D")) {
        add("x", type, cast, value);
      }
    }
    add("x", OBJECT, cast, 1);
    add("x", "Ljava/lang/CharSequence;", cast, "text");
    add("x", "Ljava/lang/Integer;", cast, "text");
  }

  private void addUserDefined() {
    add("n", "Ljava/lang/String;", bootstrap("plain", "Ljava/lang/String;", ""));
    add("n", "Ljava/lang/CharSequence;", bootstrap("plain", "Ljava/lang/String;", ""));
    Handle many = bootstrap("many", OBJECT, "Ljava/lang/String;I[Ljava/lang/Object;");
    add("n", OBJECT, many, "a", 1);
    add("n", OBJECT, many, "a", 1, 2, 3L, 4f, 5d, "x", Type.getType("[I"));
    add("n", "I", bootstrap("number", "I", "JD"), 3, 4f);
    add("n", OBJECT, bootstrap("failing", OBJECT, ""));
    add("n", OBJECT, bootstrap("broken", OBJECT, ""));
    add("n", "Ljava/lang/String;", bootstrap("wrong", OBJECT, ""));
    add("n", OBJECT, bootstrap("nothing", OBJECT, ""));
    add("RED", "LUser$Color;", library("enumConstant", "Ljava/lang/Enum;", ""));
    add(
        "value",
        "Ljava/lang/invoke/VarHandle;",
        library("arrayVarHandle", "Ljava/lang/invoke/VarHandle;", "Ljava/lang/Class;"),
        Type.getType("[I"));
    add(
        "open",
        "Ljava/lang/invoke/VarHandle;",
        library(
            "staticFieldVarHandle",
            "Ljava/lang/invoke/VarHandle;",
            "Ljava/lang/Class;Ljava/lang/Class;"),
        Type.getObjectType("User"),
        Type.getType(String.class));
    add(
        "made",
        "Ljava/lang/invoke/VarHandle;",
        library(
            "fieldVarHandle", "Ljava/lang/invoke/VarHandle;", "Ljava/lang/Class;Ljava/lang/Class;"),
        Type.getObjectType("User"),
        Type.INT_TYPE);
  }

  private static Handle library(String name, String result, String more) {
    return new Handle(Opcodes.H_INVOKESTATIC, BOOTSTRAPS, name, START + more + ")" + result, false);
  }

  private static Handle bootstrap(String name, String result, String more) {
    return user(name, START + more + ")" + result);
  }

  private static Handle user(String name, String descriptor) {
    return new Handle(Opcodes.H_INVOKESTATIC, "User", name, descriptor, false);
  }

  /** A primitive class cannot be an argument itself; it is a constant in turn. */
  private static ConstantDynamic constant(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    Object[] all = arguments.clone();
    for (int i = 0; i < all.length; i++) {
      if (all[i] instanceof Type type && type.getSort() < Type.ARRAY) {
        Handle primitive = library("primitiveClass", "Ljava/lang/Class;", "");
        all[i] = new ConstantDynamic(type.getDescriptor(), "Ljava/lang/Class;", primitive);
      }
    }
    return new ConstantDynamic(name, descriptor, bootstrap, all);
  }

  private void add(String name, String descriptor, Handle bootstrap, Object... arguments) {
    ConstantDynamic constant = constant(name, descriptor, bootstrap, arguments);
    subject.add(Type.getType(descriptor), code -> code.visitLdcInsn(constant));
  }

  private static Map<String, String> run(Path folder) throws Exception {
    Map<String, String> results = new TreeMap<>();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      for (Method method : loader.loadClass("Subject").getDeclaredMethods()) {
        results.put(method.getName(), result(method));
      }
    }
    return results;
  }

  private static String result(Method method) throws IllegalAccessException {
    try {
      return (String) method.invoke(null);
    } catch (InvocationTargetException e) {
      return e.getCause().getClass().getName();
    }
  }

  @Test
  void aConstantIsComputedOnce() throws Exception {
    Sources.compile(source, USER);
    Handle counted = bootstrap("counted", OBJECT, "");
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(source))) {
      Program program = new Program(path);
      ClassInfo caller = program.load("User");
      CallSite site = CallSite.of(caller, constant("n", OBJECT, counted));
      SpunClass spun = new ClassSpinner(program).spin(site, 7).orElseThrow();

      assertThat(spun.internalName()).isEqualTo("User$$Constant$7");
      assertThat(spun.descriptor()).isEqualTo("()" + OBJECT);
      Files.write(source.resolve(spun.internalName() + ".class"), Frames.add(spun.bytes()));
      try (URLClassLoader loader = new URLClassLoader(new URL[] {source.toUri().toURL()})) {
        Method method = loader.loadClass("User$$Constant$7").getDeclaredMethod(spun.method());
        method.setAccessible(true);
        assertThat(method.invoke(null)).isEqualTo(1);
        assertThat(method.invoke(null)).isEqualTo(1);
      }
    }
  }

  @Test
  void whatCannotBeAPlainCallHasNoClass() throws Exception {
    Sources.compile(source, USER);
    Handle invoke = library("invoke", OBJECT, "Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;");
    List<ConstantDynamic> refused =
        List.of(
            constant("x", "I", library("nullConstant", OBJECT, "")),
            constant("Q", "Ljava/lang/Class;", library("primitiveClass", "Ljava/lang/Class;", "")),
            constant(
                "open",
                "Ljava/lang/String;",
                library("getStaticFinal", OBJECT, "Ljava/lang/Class;"),
                Type.getObjectType("User")),
            constant(
                "gone",
                "Ljava/lang/String;",
                library("getStaticFinal", OBJECT, "Ljava/lang/Class;"),
                Type.getObjectType("User")),
            constant("x", "I", invoke, user("gone", "()I")),
            constant("x", "I", invoke, user("sum", "([I)I"), 1, 2),
            constant(
                "x", "B", invoke, user("join", "([Ljava/lang/String;)Ljava/lang/String;"), "a"),
            constant(
                "x",
                "Ljava/lang/String;",
                invoke,
                user("wide", "(JLjava/lang/Object;D)Ljava/lang/String;"),
                1),
            constant("x", OBJECT, user("sum", "([I)I")));
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(source))) {
      Program program = new Program(path);
      for (ConstantDynamic each : refused) {
        CallSite site = CallSite.of(program.load("User"), each);
        assertThat(new ClassSpinner(program).spin(site, 0)).as("%s", each).isEmpty();
      }
    }
  }
}
