package dev.clew.engine.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.engine.nulls.NullMessages;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Classes that were generated while code ran. */
final class DefinedClassesTest {

  private static final String HOST =
      """
      package a;
      public class Host {
        private int secret;
        private static String hidden(int i) { return ""; }
        private interface Inside { void go(); }
      }
      """;
  private static final String FAR =
      """
      package b;
      public class Far { protected void kept() {} void own() {} static class Closed {} }
      """;

  @TempDir Path temp;

  /** A class that implements an interface and dereferences null in its method. */
  private static byte[] generate(String name, String... interfaces) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V1_8, Opcodes.ACC_FINAL, name, null, "java/lang/Object", interfaces);
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "go", "()V", null, null);
    code.visitCode();
    code.visitInsn(Opcodes.ACONST_NULL);
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Object", "hashCode", "()I", false);
    code.visitInsn(Opcodes.POP);
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private Guest guest() {
    Sources.compile(temp, HOST, FAR);
    return new Guest(temp);
  }

  @Test
  void aDefinedClassIsLoadedLikeAnyOther() throws IOException {
    try (Guest guest = guest()) {
      ClassInfo host = guest.load("a/Host");
      ClassInfo defined = guest.program.define(generate("a/Host$$1", "a/Host$Inside"), host);

      assertThat(guest.load("a/Host$$1")).isSameAs(defined);
      assertThat(defined.isTrusted()).isTrue();
      assertThat(host.isTrusted()).isFalse();
      assertThat(defined.isJdk()).isFalse();
      assertThat(defined.isSubtypeOf(guest.load("a/Host$Inside"))).isTrue();
      assertThat(defined.file().location()).isEqualTo("generated!/a/Host$$1.class");
      MethodInfo go = guest.method("a/Host$$1", "go");
      assertThat(go.readBody().instructions().size()).isEqualTo(4);
      assertThat(defined.select(guest.method("a/Host$Inside", "go"))).isSameAs(go);
    }
  }

  @Test
  void theFirstDefinitionOfANameStays() throws IOException {
    try (Guest guest = guest()) {
      ClassInfo host = guest.load("a/Host");
      ClassInfo first = guest.program.define(generate("a/Host$$1"), host);

      assertThat(guest.program.define(generate("a/Host$$1", "a/Host$Inside"), host))
          .isSameAs(first);
    }
  }

  @Test
  void aClassForTheJdkIsTheJdks() throws IOException {
    try (Guest guest = guest()) {
      ClassInfo list = guest.load("java/util/List");
      ClassInfo defined = guest.program.define(generate("java/util/List$$1"), list);

      assertThat(defined.isJdk()).isTrue();
      assertThat(guest.load("java/util/List$$1")).isSameAs(defined);
      assertThat(guest.method("java/util/List$$1", "go").readBody().maxStack()).isEqualTo(1);
    }
  }

  @Test
  void itIsTrustedWithEverything() throws IOException {
    try (Guest guest = guest()) {
      ClassInfo host = guest.load("a/Host");
      ClassInfo from = guest.program.define(generate("a/Host$$1"), host);
      MemberLinker linker = guest.linker;

      assertThat(
              linker
                  .staticMethod(
                      from, MethodReference.of("a/Host", "hidden", "(I)Ljava/lang/String;", false))
                  .name())
          .isEqualTo("hidden");
      assertThat(linker.instanceField(from, new FieldReference("a/Host", "secret", "I")).name())
          .isEqualTo("secret");
      assertThat(
              linker.virtualMethod(from, MethodReference.of("b/Far", "kept", "()V", false)).name())
          .isEqualTo("kept");
      assertThat(
              linker.virtualMethod(from, MethodReference.of("b/Far", "own", "()V", false)).name())
          .isEqualTo("own");
      assertThat(linker.classFor(from, "b/Far$Closed").name()).isEqualTo("b/Far$Closed");
      assertThatThrownBy(() -> linker.classFor(host, "b/Far$Closed"))
          .isInstanceOf(LinkageException.class);
    }
  }

  @Test
  void itsNullsAreNotExplained() throws IOException {
    try (Guest guest = guest()) {
      guest.program.define(generate("a/Host$$1"), guest.load("a/Host"));
      MethodInfo go = guest.method("a/Host$$1", "go");

      assertThat(NullMessages.message(go, go.readBody(), 1)).isEmpty();
    }
  }

  @Test
  void otherPackagesAndNamesOfFilesAreRefused() throws IOException {
    try (Guest guest = guest()) {
      ClassInfo host = guest.load("a/Host");

      assertThatThrownBy(() -> guest.program.define(generate("b/Host$$1"), host))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("b.Host$$1 cannot be defined for a.Host");
      assertThatThrownBy(() -> guest.program.define(generate("a/Host"), host))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> guest.program.define(generate("a/Host$$2", "a/Gone"), host))
          .isInstanceOf(LinkageException.class);
      assertThat(guest.program.load("a/Host").isTrusted()).isFalse();
    }
  }

  @Test
  void oneThatIsApartTakesThePlaceOfAFile() throws IOException {
    try (Guest guest = guest()) {
      ClassInfo far = guest.program.defineApart(generate("b/Far"), guest.load("a/Host"));

      assertThat(far.isTrusted()).isTrue();
      assertThat(guest.load("b/Far")).isSameAs(far);
    }
  }
}
