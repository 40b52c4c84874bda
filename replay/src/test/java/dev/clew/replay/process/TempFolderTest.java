package dev.clew.replay.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TempFolderTest {

  @TempDir Path place;

  private void assertDeletes(TempFolder folder) {
    folder.close();
    assertThat(folder.path()).doesNotExist();
  }

  @Test
  void whatIsInItIsDeletedWithIt() throws Exception {
    TempFolder folder = TempFolder.create(place, "x");
    Files.createDirectories(folder.path().resolve("a/b/c"));
    Files.writeString(folder.path().resolve("a/b/file"), "text");

    assertDeletes(folder);
    folder.close();
  }

  @Test
  void linksAreDeletedAndWhereTheyLeadNothingIs() throws Exception {
    Path precious = Files.createDirectories(place.resolve("precious/inner"));
    Path file = Files.writeString(precious.resolve("file"), "text");
    TempFolder folder = TempFolder.create(place, "x");
    Path inner = Files.createDirectory(folder.path().resolve("inner"));
    Files.createSymbolicLink(folder.path().resolve("folder"), precious.getParent());
    Files.createSymbolicLink(inner.resolve("folder"), precious);
    Files.createSymbolicLink(inner.resolve("file"), file);
    Files.createSymbolicLink(inner.resolve("gone"), place.resolve("gone"));
    Files.createSymbolicLink(inner.resolve("loop"), inner);

    assertDeletes(folder);
    assertThat(file).hasContent("text");
  }

  @Test
  void foldersThatAreClosedToTheirOwnerAreDeleted() throws Exception {
    TempFolder folder = TempFolder.create(place, "x");
    Path closed = Files.createDirectories(folder.path().resolve("a/closed"));
    Path file = Files.writeString(Files.createDirectory(closed.resolve("b")).resolve("f"), "");
    for (Path each : new Path[] {file, closed.resolve("b"), closed, closed.getParent()}) {
      Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("---------"));
    }

    assertDeletes(folder);
  }

  @Test
  void aTreeDeeperThanAPathCanSayIsDeleted() throws Exception {
    TempFolder folder = TempFolder.create(place, "x");
    String name = "n".repeat(200);
    Path tower = Files.createDirectory(folder.path().resolve("tower"));
    for (int i = 0; i < 100; i++) { // each time below a new one: no path is long meanwhile
      Path above = Files.createDirectory(folder.path().resolve("above"));
      Files.move(tower, above.resolve(name));
      tower = Files.move(above, folder.path().resolve("tower"));
    }

    assertDeletes(folder);
  }

  @Test
  void aDeepTreeOfShortNamesIsDeleted() throws Exception {
    TempFolder folder = TempFolder.create(place, "x");
    Path deep = folder.path();
    for (int i = 0; i < 1_500; i++) {
      deep = Files.createDirectory(deep.resolve("d"));
    }

    assertDeletes(folder);
  }
}
