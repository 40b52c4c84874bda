package dev.clew.app.targets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files as the compilers of Kotlin and Scala write them, as far as it matters here. */
class OtherLanguagesTest {

  @TempDir private Path folder;

  /** A class file in the making. */
  private final class Draft {
    private final String name;
    private final ClassWriter writer = new ClassWriter(0);

    Draft(String name, String source) {
      this.name = name;
      writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
      writer.visitSource(source, null);
    }

    /** Adds a method without parameters; line 0 for none. */
    Draft method(String method, int access, int line) {
      MethodVisitor code =
          writer.visitMethod(Opcodes.ACC_PUBLIC | access, method, "()V", null, null);
      code.visitCode();
      if (line > 0) {
        Label start = new Label();
        code.visitLabel(start);
        code.visitLineNumber(line, start);
      }
      code.visitInsn(Opcodes.RETURN);
      code.visitMaxs(0, 1);
      code.visitEnd();
      return this;
    }

    void write() throws IOException {
      writer.visitEnd();
      Files.write(folder.resolve(name + ".class"), writer.toByteArray());
    }
  }

  private List<String> written(String name) throws IOException {
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(folder))) {
      Program program = new Program(path);
      OtherLanguages languages = new OtherLanguages(program);
      return program.load(name).methods().stream()
          .filter(method -> !languages.isCompilers(method))
          .map(MethodInfo::name)
          .toList();
    }
  }

  @Test
  void kotlinsCompilerGivesItsOwnMethodsNoLines() throws IOException {
    new Draft("Money", "Money.kt").method("plus", 0, 7).method("component1", 0, 0).write();
    new Draft("Plain", "Plain.java").method("plus", 0, 0).write();

    assertThat(written("Money")).containsExactly("plus");
    assertThat(written("Plain")).containsExactly("plus");
  }

  @Test
  void ofScalasObjectsTheStaticMethodsAreMeantAndOfCaseClassesWhatIsWritten() throws IOException {
    new Draft("Zone", "Zone.scala")
        .method("<init>", 0, 3)
        .method("parse", Opcodes.ACC_STATIC, 0)
        .method("apply", Opcodes.ACC_STATIC, 0)
        .method("copy", 0, 3)
        .method("copy$default$1", 0, 3)
        .method("toString", 0, 9)
        .method("price", 0, 5)
        .write();
    new Draft("Zone$", "Zone.scala")
        .method("<init>", 0, 12)
        .method("parse", 0, 14)
        .method("apply", 0, 3)
        .method("hidden", 0, 15)
        .write();

    assertThat(written("Zone")).containsExactly("<init>", "parse", "toString", "price");
    assertThat(written("Zone$")).containsExactly("<init>", "hidden");
  }
}
