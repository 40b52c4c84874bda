package dev.clew.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** Compiles small sources while a test runs. */
public final class Sources {

  private Sources() {}

  /**
   * Compiles into a folder, for Java 17.
   *
   * @param namesAndTexts a file's name such as {@code com/acme/Cart.java}, its content, and so on
   */
  public static Path compile(Path folder, String... namesAndTexts) throws IOException {
    Path sources = Files.createTempDirectory("sources");
    List<String> arguments =
        new ArrayList<>(
            List.of("-g", "--release", "17", "-Xlint:-options", "-d", folder.toString()));
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      Path file = sources.resolve(namesAndTexts[i]);
      Files.createDirectories(file.getParent());
      Files.writeString(file, namesAndTexts[i + 1]);
      arguments.add(file.toString());
    }
    int exitCode =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(exitCode).isZero();
    return folder;
  }
}
