package dev.clew.engine.boundary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

@Tag("once")
final class ProgramBoundaryTest {

  @TempDir private Path folder;

  private void write(String name, String superName) throws IOException {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, superName, null);
    Path file = folder.resolve(name + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, writer.toByteArray());
  }

  @Test
  void theNarrowestRowDecidesAndValuesAreRun() throws IOException {
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of())) {
      Program program = new Program(path);
      ProgramBoundary boundaries = new ProgramBoundary(program);
      Map<String, BoundaryKind> kinds =
          Map.of(
              "java/sql/Connection", BoundaryKind.FRAMEWORK,
              "java/sql/Timestamp", BoundaryKind.RUN,
              "java/sql/SQLException", BoundaryKind.RUN,
              "java/sql/JDBCType", BoundaryKind.RUN,
              "java/net/http/HttpRequest$Builder", BoundaryKind.FRAMEWORK,
              "java/util/logging/Logger", BoundaryKind.LOGGER,
              "java/lang/System$Logger", BoundaryKind.LOGGER,
              "java/lang/System", BoundaryKind.RUN,
              "java/io/PrintWriter", BoundaryKind.SINK,
              "java/io/Writer", BoundaryKind.RUN);

      kinds.forEach(
          (name, kind) -> assertThat(boundaries.of(program.load(name))).as(name).isEqualTo(kind));
      assertThat(program.load("java/lang/System").methods())
          .filteredOn(boundaries::isBeyond)
          .isNotEmpty()
          .allMatch(method -> method.name().equals("getLogger"));
      assertThat(boundaries.isBeyond(program.load("java/io/PrintWriter"))).isFalse();
      assertThat(boundaries.isAnswered(program.load("java/io/PrintWriter"))).isTrue();
    }
  }

  @Test
  void whereStringsAreFollowedMoreIsAnsweredFor() throws IOException {
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of())) {
      Program program = new Program(path);
      var parser = program.load("javax/xml/parsers/DocumentBuilderFactory");
      assertThat(new ProgramBoundary(program).of(parser)).isEqualTo(BoundaryKind.RUN);
      assertThat(new ProgramBoundary(program, /* followsStrings= */ true).of(parser))
          .isEqualTo(BoundaryKind.FRAMEWORK);
    }
  }

  @Test
  void aClassOfTheProjectIsInsideWhateverItsPackage() throws IOException {
    write("org/springframework/web/samples/Own", "java/lang/Object");
    write("org/springframework/web/samples/Failure", "java/lang/RuntimeException");
    Path other = Files.createDirectory(folder.resolve("other"));
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(folder, other))) {
      Program whole = new Program(path);
      Program without = new Program(path, Set.of(other));
      String own = "org/springframework/web/samples/Own";
      String failure = "org/springframework/web/samples/Failure";

      assertThat(new ProgramBoundary(whole).of(whole.load(own))).isEqualTo(BoundaryKind.RUN);
      assertThat(new ProgramBoundary(without).of(without.load(own)))
          .isEqualTo(BoundaryKind.FRAMEWORK);
      assertThat(new ProgramBoundary(without).of(without.load(failure)))
          .isEqualTo(BoundaryKind.RUN);
      assertThat(new ProgramBoundary(without).of(without.load(own).type()))
          .isEqualTo(BoundaryKind.FRAMEWORK);
    }
  }
}
