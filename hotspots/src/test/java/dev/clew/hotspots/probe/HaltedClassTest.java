package dev.clew.hotspots.probe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.machine.HaltedInitializer;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Initialisers that end before a framework is asked. */
class HaltedClassTest {

  /** A class that asks for something in its initialiser. */
  @SuppressWarnings("unused")
  static class Asking {
    static final String BEFORE = "be".concat("fore");
    static final Object ASKED = ask();
    static final String BEHIND = "be".concat("hind");

    @SuppressWarnings("DoNotCallSuggester") // it is what the test changes
    static Object ask() {
      throw new IllegalStateException("nobody answers");
    }
  }

  @Test
  void theInitialiserEndsBeforeTheInstructionAndTheClassIsThere() throws Exception {
    Class<?> type = changed(/* isHalted= */ true);

    assertThat(field(type, "BEFORE").get(null)).isEqualTo("before");
    assertThat(field(type, "ASKED").get(null)).isNull();
    assertThat(field(type, "BEHIND").get(null)).isNull();
  }

  @Test
  void itsFieldsCanBeAssignedToAfterwards() throws Exception {
    Field asked = field(changed(/* isHalted= */ true), "ASKED");

    asked.set(null, "an answer");

    assertThat(asked.get(null)).isEqualTo("an answer");
  }

  @Test
  void aForgivenInitialiserKeepsWhatItHadByTheTimeThatItFailed() throws Exception {
    Class<?> type = changed(/* isHalted= */ false);

    assertThat(field(type, "BEFORE").get(null)).isEqualTo("before");
    assertThat(field(type, "BEHIND").get(null)).isNull();
  }

  private static Field field(Class<?> type, String name) throws NoSuchFieldException {
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  private static Class<?> changed(boolean isHalted) throws Exception {
    ClassNode node = new ClassNode();
    new ClassReader(Asking.class.getName()).accept(node, 0);
    if (isHalted) {
      new HaltedClass(halted()).change(node);
    } else {
      HaltedClass.forgive(node);
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return new Defining().define(writer.toByteArray());
  }

  /** The initialiser, and where it asks. */
  private static HaltedInitializer halted() throws IOException {
    Path classes =
        Path.of(
            HaltedClassTest.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(classes))) {
      String name = Asking.class.getName().replace('.', '/');
      MethodInfo initializer =
          new Program(path)
              .load(name).methods().stream()
                  .filter(method -> method.name().equals("<clinit>"))
                  .findFirst()
                  .orElseThrow();
      return new HaltedInitializer(initializer, position(initializer));
    }
  }

  private static int position(MethodInfo initializer) {
    InsnList all = initializer.readBody().instructions();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof MethodInsnNode call && call.name.equals("ask")) {
        return i;
      }
    }
    throw new IllegalStateException("it does not ask");
  }

  /** Has the changed class alone. */
  private static final class Defining extends ClassLoader {
    Defining() {
      super(HaltedClassTest.class.getClassLoader());
    }

    Class<?> define(byte[] content) {
      return defineClass(Asking.class.getName(), content, 0, content.length);
    }
  }
}
