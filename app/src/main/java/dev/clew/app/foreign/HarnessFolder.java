package dev.clew.app.foreign;

import dev.clew.harness.CallServer;
import dev.clew.harness.Reply;
import dev.clew.harness.Request;
import dev.clew.harness.Wire;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * The harness's classes in a folder of their own: wherever this process has them from, the code
 * under test sees nothing else of Clew.
 */
record HarnessFolder(Path path) {

  private static final List<String> CLASSES =
      List.of(
          CallServer.class.getName(),
          CallServer.class.getName() + "$Nowhere",
          Reply.class.getName(),
          Reply.Kind.class.getName(),
          Request.class.getName(),
          Wire.class.getName());

  static HarnessFolder create() throws IOException {
    HarnessFolder folder = new HarnessFolder(Files.createTempDirectory("clew-harness"));
    folder.path.toFile().deleteOnExit();
    for (String name : CLASSES) {
      folder.copy(name.replace('.', '/') + ".class");
    }
    return folder;
  }

  private void copy(String resource) throws IOException {
    Path target = path.resolve(resource);
    Files.createDirectories(target.getParent());
    for (int i = path.getNameCount() + 1; i <= target.getNameCount(); i++) {
      path.getRoot().resolve(target.subpath(0, i)).toFile().deleteOnExit();
    }
    try (InputStream in = CallServer.class.getResourceAsStream("/" + resource)) {
      if (in == null) {
        throw new IOException(resource + " is missing");
      }
      Files.copy(in, target);
    }
  }

  /** As far as that is possible. */
  void delete() {
    List<Path> all = new ArrayList<>();
    try (Stream<Path> paths = Files.walk(path)) {
      paths.forEach(all::add);
    } catch (IOException e) {
      return;
    }
    Collections.reverse(all);
    for (Path each : all) {
      try {
        Files.deleteIfExists(each);
      } catch (IOException inUse) {
        // what is open somewhere stays
      }
    }
  }
}
