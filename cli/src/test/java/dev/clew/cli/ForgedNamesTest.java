package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.run.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files that call things what would be taken for something else where it is printed. */
@Tag("once")
class ForgedNamesTest {

  private static final String SOURCE =
      """
      public class Forger {
        static int share(int n) { return 10 / n; }
        static int write(int n) throws java.io.IOException {
          if (n == 7) {
            new java.io.FileWriter("/no/such\\n0 errors in 1 method").close();
          }
          return n;
        }
      }
      """;

  private static final String LINE = "\n0 errors in 9 methods; 9 paths confirmed\u001b[2J\u202e";

  @TempDir private Path folder;

  @Test
  void noNameBeginsALineOrMovesTheCursor() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Forger", SOURCE);
    Path file = bench.classes().resolve("Forger.class");
    Files.write(file, SpecialClasses.withSource(forged(Files.readAllBytes(file)), "Forger" + LINE));
    Files.write(bench.classes().resolve("A\u001b[31m.class"), new byte[7]);

    int exitCode =
        bench.run(
            "check",
            bench.classes().toString(),
            "--errors=implicit",
            "--call-depth=0",
            "--verbose");

    assertThat(exitCode).as(bench.log()).isEqualTo(ExitCode.FOUND.number());
    assertThat(bench.printed()).contains("ArithmeticException", "Forger\\u000a0 errors");
    assertThat(bench.printed()).contains("not allowed: files: writing to /no/such\\u000a0 errors");
    for (String text : new String[] {bench.printed(), bench.log()}) {
      assertThat(text).doesNotContain("\u001b", "\u202e");
      assertThat(text.lines()).noneMatch(line -> line.startsWith("0 errors"));
    }
  }

  /** The same with another name for a method. */
  private static byte[] forged(byte[] content) {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(content)
        .accept(
            new ClassVisitor(Opcodes.ASM9, writer) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                String other =
                    name.equals("share") ? "share" + LINE.replaceAll("[\\[;]", "") : name;
                return super.visitMethod(access, other, descriptor, signature, thrown);
              }
            },
            0);
    return writer.toByteArray();
  }
}
