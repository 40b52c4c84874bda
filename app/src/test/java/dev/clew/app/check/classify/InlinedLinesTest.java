package dev.clew.app.check.classify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.program.ClassInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

class InlinedLinesTest {

  private static final String MAP =
      """
      SMAP
      C.kt
      Kotlin
      *S Kotlin
      *F
      + 1 C.kt
      shop/C
      + 2 _Collections.kt
      kotlin/collections/CollectionsKt___CollectionsKt
      *L
      1#1,50:1
      2333#2,14:51
      774#2:65
      *S KotlinDebug
      *F
      + 1 C.kt
      shop/C
      *L
      24#1:51,14
      *E
      """;

  @TempDir private Path classes;

  @Test
  void whatAMapSaysToBeOfAnotherFileIsInlined() {
    assertThat(InlinedLines.isOfOtherFile(MAP, 50)).isFalse();
    assertThat(InlinedLines.isOfOtherFile(MAP, 51)).isTrue();
    assertThat(InlinedLines.isOfOtherFile(MAP, 64)).isTrue();
    assertThat(InlinedLines.isOfOtherFile(MAP, 65)).isTrue();
    assertThat(InlinedLines.isOfOtherFile(MAP, 66)).isFalse();
  }

  @Test
  void theMapIsReadFromTheClass() throws IOException {
    Sources.compile(classes, "C.java", "public class C { public static void f() {} }");
    assertThat(has(60)).isFalse();
    Path file = classes.resolve("C.class");
    ClassWriter written = new ClassWriter(0);
    new ClassReader(Files.readAllBytes(file))
        .accept(
            new ClassVisitor(Opcodes.ASM9, written) {
              @Override
              public void visitSource(String source, String debug) {
                super.visitSource(source, MAP);
              }
            },
            0);
    Files.write(file, written.toByteArray());
    assertThat(has(60)).isTrue();
  }

  private boolean has(int line) throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("C#f"), options, note -> {})) {
      ClassInfo type = targets.methods().get(0).owner();
      return InlinedLines.has(type, line);
    }
  }
}
