package dev.clew.replay;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.coverage.Coverage;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes are read and prepared once, and defined anew for each call. */
class ClassContentsTest {

  private static final String SOURCE =
      """
      package lib;
      public class Guest {
        static int calls;
        public static int number() { return 20 + ++calls; }
        public static String version() { return Guest.class.getPackage().getImplementationVersion(); }
        public static boolean isFromItsJar() {
          return Guest.class.getProtectionDomain().getCodeSource().getLocation().getPath().endsWith("/guest.jar");
        }
      }
      """;

  @TempDir static Path folder;
  private static Program program;
  private static ConfinedJvms jvms;
  private static Replayer replayer;

  @BeforeAll
  static void pack() throws IOException {
    Files.createDirectories(folder.resolve("lib"));
    Path file = Files.writeString(folder.resolve("lib/Guest.java"), SOURCE);
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, file.toString()))
        .isZero();
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_VERSION, "4.5");
    Path jar = folder.resolve("guest.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out, manifest)) {
      entries.putNextEntry(new ZipEntry("lib/Guest.class"));
      entries.write(Files.readAllBytes(folder.resolve("lib/Guest.class")));
    }
    program = new Program(ClassPath.open(Jdk.running(), List.of(jar)));
    jvms = ConfinedJvms.of(program.classPath(), Set.of());
    replayer = new Replayer(jvms, Duration.ofSeconds(5));
  }

  @AfterAll
  static void end() {
    replayer.close();
    jvms.close();
  }

  private static Recipe recipe(String method) throws Exception {
    ClassInfo guest = program.load("lib/Guest");
    return new RecipeMaker(program)
        .make(
            guest.methods().stream()
                .filter(each -> each.name().equals(method))
                .findFirst()
                .orElseThrow(),
            List.of())
        .get(0);
  }

  private static Replay run(String method) throws Exception {
    return replayer.run(List.of(recipe(method)));
  }

  private static Replay.Ending.Returned returned(Object value) {
    return new Replay.Ending.Returned(new Picture.Primitive(value));
  }

  @Test
  void everyCallIsRecordedThoughClassesArePreparedOnce() throws Exception {
    for (int i = 0; i < 3; i++) {
      Replay replay = run("number");
      Coverage coverage = new Coverage();
      coverage.add(replay.coverage().content());

      assertThat(replay.ending()).as("call %d", i).isEqualTo(returned(21));
      assertThat(coverage.of(program.load("lib/Guest"), "number", "()I").lines())
          .as("call %d", i)
          .isEqualTo(new Coverage.Count(1, 1));
    }
  }

  @Test
  void classesKnowTheirManifestAndTheirPlace() throws Exception {
    for (int i = 0; i < 2; i++) {
      assertThat(run("version").ending())
          .isEqualTo(new Replay.Ending.Returned(new Picture.Text(1, "4.5")));
      assertThat(run("isFromItsJar").ending()).isEqualTo(returned(true));
    }
  }

  @Test
  void aClassThatIsToBeAnotherIsThatForItsOwnCall() throws Exception {
    byte[] original = Files.readAllBytes(folder.resolve("lib/Guest.class"));
    byte[] other = withNumber(original, 20, 40);
    for (int i = 0; i < 2; i++) {
      assertThat(run("number").ending()).isEqualTo(returned(21));
      assertThat(
              replayer
                  .run(recipe("number"), Map.of("lib.Guest", other), Budget.unlimited())
                  .ending())
          .isEqualTo(returned(41));
    }
  }

  /** Changes the only {@code bipush} of a number. */
  private static byte[] withNumber(byte[] content, int from, int to) {
    String all = new String(content, ISO_8859_1);
    String changed = all.replace("\u0010" + (char) from, "\u0010" + (char) to);
    assertThat(changed).isNotEqualTo(all);
    return changed.getBytes(ISO_8859_1);
  }
}
