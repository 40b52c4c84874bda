package dev.clew.engine.dynamic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.Program;
import dev.clew.engine.program.Sources;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Lambdas whose interface, instantiated and implemented types are chosen at random. The JDK refuses
 * most; those that it accepts convert arguments and results as it does.
 */
@Tag("once")
final class AdaptationTest {

  private static final String[] TYPES = {
    "Z",
    "B",
    "C",
    "S",
    "I",
    "J",
    "F",
    "D",
    "Ljava/lang/Boolean;",
    "Ljava/lang/Byte;",
    "Ljava/lang/Character;",
    "Ljava/lang/Short;",
    "Ljava/lang/Integer;",
    "Ljava/lang/Long;",
    "Ljava/lang/Float;",
    "Ljava/lang/Double;",
    "Ljava/lang/Object;",
    "Ljava/lang/Number;",
    "Ljava/lang/Comparable;",
    "Ljava/lang/String;",
    "Ljava/lang/Object;",
    "Ljava/io/Serializable;"
  };
  private static final String[] VALUES = {
    "Integer", "Long", "Byte", "Short", "Character", "Boolean", "Float", "Double", "String", "null"
  };

  /** Makes values of all types from nothing, and names them again. */
  private static final String VALUE_SOURCE =
      """
      public class Value {
        public static Object of(String type) {
          switch (type) {
            case "Integer": return -70000; case "Long": return Long.MIN_VALUE + 5; case "Byte": return (byte) -3;
            case "Short": return (short) 300; case "Character": return '\\uffee'; case "Boolean": return true;
            case "Float": return 1.75f; case "Double": return -2.5e10; case "String": return "text";
            default: return null;
          }
        }
        public static Object name(Object o) { return o == null ? "null" : o.getClass().getSimpleName() + o; }
        public static String seen = "";
        public static Object see(Object o) { seen += name(o); return o; }
      }
      """;

  @TempDir Path source;
  @TempDir Path target;
  private final Random random = new Random(20);

  @Test
  void argumentsAndResultsAreConvertedAsTheJdkDoes() throws Exception {
    Sources.compile(source, VALUE_SOURCE);
    for (int i = 0; i < 3_000; i++) {
      write(i);
    }
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(source))) {
      Map<String, String> expected = run(source, 3_000);
      expected.values().removeIf(each -> each.contains("BootstrapMethodError"));
      deleteOthers(expected);
      Rewritten.rewrite(new Program(path), source, target);
      Map<String, String> actual = run(target, 3_000);

      assertThat(actual).isEqualTo(expected);
      assertThat(expected).hasSizeGreaterThan(300);
      assertThat(expected.values().stream().distinct().count()).isGreaterThan(60);
    }
  }

  private void deleteOthers(Map<String, String> kept) throws IOException {
    for (int i = 0; i < 3_000; i++) {
      if (!kept.containsKey("C" + i)) {
        Files.delete(source.resolve("C" + i + ".class"));
      }
    }
  }

  private String pick() {
    return TYPES[random.nextInt(TYPES.length)];
  }

  private String pickNear(String type) {
    return random.nextInt(3) == 0 ? pick() : type;
  }

  /**
   * Interface {@code I<n>} and class {@code C<n>} with the lambda, its implementation and a call.
   */
  private void write(int number) throws IOException {
    String parameter = pick();
    String result = pick();
    String checked = parameter.length() == 1 ? parameter : pickNear(parameter);
    String checkedResult = result.length() == 1 ? result : pickNear(result);
    String given = pickNear(checked);
    String returned = pickNear(checkedResult);
    String signature = "(" + parameter + ")" + result;
    writeInterface("I" + number, signature);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    String name = "C" + number;
    writer.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
    String implemented = "(" + given + ")" + returned;
    writeImplementation(writer, Type.getType(given), Type.getType(returned));
    writeRun(
        writer,
        code ->
            code.visitInvokeDynamicInsn(
                "m",
                "()LI" + number + ";",
                metafactory(),
                Type.getMethodType(signature),
                new Handle(Opcodes.H_INVOKESTATIC, name, "impl", implemented, false),
                Type.getMethodType("(" + checked + ")" + checkedResult)),
        "I" + number,
        Type.getMethodType(signature));
    Files.write(source.resolve(name + ".class"), writer.toByteArray());
  }

  private static Handle metafactory() {
    return new Handle(
        Opcodes.H_INVOKESTATIC,
        "java/lang/invoke/LambdaMetafactory",
        "metafactory",
        "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;",
        false);
  }

  private void writeInterface(String name, String signature) throws IOException {
    ClassWriter writer = new ClassWriter(0);
    int flags = Opcodes.ACC_PUBLIC | Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT;
    writer.visit(Opcodes.V11, flags, name, null, "java/lang/Object", null);
    writer
        .visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT, "m", signature, null, null)
        .visitEnd();
    Files.write(source.resolve(name + ".class"), writer.toByteArray());
  }

  /** Notes its argument and gives some value of its result's type. */
  private void writeImplementation(ClassWriter writer, Type given, Type returned) {
    String descriptor = Type.getMethodDescriptor(returned, given);
    MethodVisitor code =
        writer.visitMethod(
            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, "impl", descriptor, null, null);
    code.visitCode();
    code.visitVarInsn(given.getOpcode(Opcodes.ILOAD), 0);
    if (ConversionCode.isPrimitive(given)) {
      ConversionCode.box(code, given);
    }
    call(code, "see");
    code.visitInsn(Opcodes.POP);
    pushValue(code, returned);
    code.visitInsn(returned.getOpcode(Opcodes.IRETURN));
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private interface Link {
    void write(MethodVisitor code);
  }

  private void writeRun(ClassWriter writer, Link link, String owner, Type signature) {
    int flags = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    MethodVisitor code = writer.visitMethod(flags, "run", "()Ljava/lang/Object;", null, null);
    code.visitCode();
    link.write(code);
    pushValue(code, signature.getArgumentTypes()[0]);
    code.visitMethodInsn(Opcodes.INVOKEINTERFACE, owner, "m", signature.getDescriptor(), true);
    if (ConversionCode.isPrimitive(signature.getReturnType())) {
      ConversionCode.box(code, signature.getReturnType());
    }
    call(code, "name");
    code.visitInsn(Opcodes.ARETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  /** A value of the very type where that is possible, else any that may be of it. */
  private void pushValue(MethodVisitor code, Type type) {
    String name =
        ConversionCode.isPrimitive(type) ? ConversionCode.boxOf(type) : type.getInternalName();
    String simple = name.substring(name.lastIndexOf('/') + 1);
    boolean isExact = List.of(VALUES).contains(simple);
    code.visitLdcInsn(isExact ? simple : VALUES[random.nextInt(VALUES.length)]);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, "Value", "of", "(Ljava/lang/String;)Ljava/lang/Object;", false);
    code.visitTypeInsn(Opcodes.CHECKCAST, name);
    if (ConversionCode.isPrimitive(type)) {
      code.visitMethodInsn(
          Opcodes.INVOKEVIRTUAL,
          name,
          type.getClassName() + "Value",
          "()" + type.getDescriptor(),
          false);
    }
  }

  private static void call(MethodVisitor code, String method) {
    String descriptor = "(Ljava/lang/Object;)Ljava/lang/Object;";
    code.visitMethodInsn(Opcodes.INVOKESTATIC, "Value", method, descriptor, false);
  }

  private static Map<String, String> run(Path folder, int count) throws Exception {
    Map<String, String> results = new TreeMap<>();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      Class<?> value = loader.loadClass("Value");
      for (int i = 0; i < count; i++) {
        if (Files.exists(folder.resolve("C" + i + ".class"))) {
          value.getField("seen").set(null, "");
          String result = result(loader.loadClass("C" + i).getMethod("run"));
          results.put("C" + i, value.getField("seen").get(null) + " " + result);
        }
      }
    }
    return results;
  }

  private static String result(Method method) throws IllegalAccessException {
    try {
      return (String) method.invoke(null);
    } catch (InvocationTargetException e) {
      boolean isNull = e.getCause() instanceof NullPointerException;
      return isNull ? "null" : e.getCause().toString();
    }
  }
}
