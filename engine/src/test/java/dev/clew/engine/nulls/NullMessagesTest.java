package dev.clew.engine.nulls;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodBody;
import dev.clew.engine.program.MethodInfo;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Programs run into null on the running JVM, whose messages are what is expected. */
final class NullMessagesTest {

  private static final String LINK =
      "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)"
          + "Ljava/lang/invoke/CallSite;";
  private static final String DYNAMIC =
      """
      import java.lang.invoke.*;
      class Dynamic {
        Object f; Dynamic next;
        static Dynamic nothing() { return null; }
        static CallSite link(MethodHandles.Lookup l, String n, MethodType t) {
          return new ConstantCallSite(MethodHandles.constant(t.returnType(), null));
        }
        static void run1() { ((Object) nothing()).hashCode(); }
        static void run2() { nothing().f = 1; }
        static void run3() { nothing().next.f = 1; }
        static void run4() { Dynamic d = nothing(); d.f = 2; }
      }
      """;

  @TempDir Path temp;

  @ParameterizedTest
  @ValueSource(strings = {"-g", "-g:none"})
  void everyInstructionThatMeetsNullIsExplainedAsHotSpotDoes(String debug) throws Exception {
    Sources.compile(temp, 17, List.of(debug), NullSubjects.NODE, NullSubjects.CASES);

    assertThat(compare("Cases")).hasSizeGreaterThanOrEqualTo(90);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-g", "-g:none"})
  void oldCodeIsExplainedAsHotSpotDoes(String debug) throws Exception {
    Sources.compile(temp, 8, List.of(debug), NullSubjects.NODE, NullSubjects.CASES);

    assertThat(compare("Cases")).hasSizeGreaterThanOrEqualTo(90);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void randomExpressionsAreExplainedAsHotSpotDoes(int seed) throws Exception {
    String debug = seed % 2 == 0 ? "-g" : "-g:none";
    String source = new RandomNulls(seed).source(150);
    Sources.compile(temp, 17, List.of(debug), NullSubjects.NODE, source);

    assertThat(compare("Random")).hasSizeGreaterThanOrEqualTo(100);
  }

  @Test
  void whatADynamicCallGaveIsLeftOpenAsHotSpotDoes() throws Exception {
    Sources.compile(temp, 17, List.of(), DYNAMIC);
    ClassNode node = new ClassNode();
    Path file = temp.resolve("Dynamic.class");
    new ClassReader(Files.readAllBytes(file)).accept(node, 0);
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode insn : method.instructions.toArray()) {
        if (insn instanceof MethodInsnNode call && call.name.equals("nothing")) {
          Handle link = new Handle(Opcodes.H_INVOKESTATIC, "Dynamic", "link", LINK, false);
          method.instructions.set(insn, new InvokeDynamicInsnNode("x", call.desc, link));
        }
      }
    }
    ClassWriter writer = new ClassWriter(0);
    node.accept(writer);
    Files.write(file, writer.toByteArray());

    assertThat(compare("Dynamic").values())
        .contains("Cannot invoke \"Object.hashCode()\" because \"");
  }

  /** Runs all static methods of a class; the messages by method. */
  private Map<String, String> compare(String name) throws Exception {
    NumberedInstructions.number(temp);
    Map<String, String> messages = new TreeMap<>();
    List<String> differences = new ArrayList<>();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {temp.toUri().toURL()});
        ClassPath path = ClassPath.open(Jdk.running(), List.of(temp))) {
      Program program = new Program(path);
      for (Method method : loader.loadClass(name).getDeclaredMethods()) {
        if (method.getName().startsWith("run")) {
          NullPointerException thrown = run(method);
          if (thrown == null || thrown.getStackTrace()[0].getModuleName() != null) {
            continue; // the library's own code keeps its own lines
          }
          Optional<String> ours = explain(program, thrown.getStackTrace()[0]);
          messages.put(method.getName(), String.valueOf(thrown.getMessage()));
          if (!ours.equals(Optional.ofNullable(thrown.getMessage()))) {
            differences.add(method.getName() + ": " + thrown.getMessage() + " / " + ours);
          }
        }
      }
    }
    assertThat(differences).isEmpty();
    return messages;
  }

  private static NullPointerException run(Method method) throws ReflectiveOperationException {
    method.setAccessible(true);
    try {
      method.invoke(null);
      return null;
    } catch (InvocationTargetException e) {
      return e.getCause() instanceof NullPointerException thrown ? thrown : null;
    }
  }

  private static Optional<String> explain(Program program, StackTraceElement site)
      throws IOException {
    ClassInfo owner = program.load(site.getClassName().replace('.', '/'));
    List<MethodInfo> methods =
        owner.methods().stream().filter(each -> each.name().equals(site.getMethodName())).toList();
    assertThat(methods).as("the methods of a name in %s", site).hasSize(1);
    MethodBody body = methods.get(0).readBody();
    int position = NumberedInstructions.position(body.instructions(), site.getLineNumber());
    return NullMessages.message(methods.get(0), body, position);
  }
}
