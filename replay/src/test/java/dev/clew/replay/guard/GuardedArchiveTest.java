package dev.clew.replay.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GuardedArchiveTest {

  @TempDir private Path folder;
  private final ClassPath jdk = ClassPath.open(Jdk.running(), List.of());
  private Path clew;
  private Path written;

  @BeforeEach
  void write() throws IOException {
    clew = Files.writeString(folder.resolve("clew.jar"), "classes of Clew's");
    written = folder.resolve("written");
    Path file = written.resolve("java.base/java/lang/Runtime.class");
    Files.createDirectories(file.getParent());
    Files.write(file, new byte[] {1, 2, 3});
  }

  private GuardedArchive archive() throws IOException {
    return GuardedArchive.of(jdk, folder.resolve("cache"), clew).orElseThrow();
  }

  @Test
  void whatIsKeptComesBackAsItWas() throws IOException {
    assertThat(archive().unpack(folder.resolve("a"))).isEmpty();
    archive().pack(written);

    assertThat(archive().unpack(folder.resolve("b"))).containsExactly("java.base");
    assertThat(folder.resolve("b/java.base/java/lang/Runtime.class"))
        .hasBinaryContent(new byte[] {1, 2, 3});
  }

  @Test
  void anotherBuildOfClewDoesNotReadItAndTakesItsPlace() throws IOException {
    archive().pack(written);
    Files.setLastModifiedTime(clew, FileTime.fromMillis(1_000_000));

    assertThat(archive().unpack(folder.resolve("a"))).isEmpty();
    archive().pack(written);

    try (Stream<Path> kept = Files.list(folder.resolve("cache"))) {
      assertThat(kept).containsExactly(archive().file());
    }
  }

  @Test
  void whatIsDamagedCountsAsNotKept() throws IOException {
    archive().pack(written);
    byte[] content = Files.readAllBytes(archive().file());
    Files.write(archive().file(), Arrays.copyOf(content, content.length / 2));

    assertThat(archive().unpack(folder.resolve("a"))).isEmpty();
  }

  @Test
  void classesThatAreNotInAJarSayNothingOfTheirBuild() throws IOException {
    assertThat(GuardedArchive.of(jdk, folder, folder)).isEmpty();
  }

  @Test
  void aFolderThatCannotBeWrittenToCostsTimeAlone() throws IOException {
    Path taken = Files.writeString(folder.resolve("taken"), "a file");
    GuardedArchive archive = GuardedArchive.of(jdk, taken, clew).orElseThrow();

    archive.pack(written);

    assertThat(archive.unpack(folder.resolve("a"))).isEmpty();
  }
}
