package dev.clew.output.sarif;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.clew.output.Results;
import dev.clew.output.RunRecord;
import dev.clew.output.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes the findings of a run as SARIF 2.1.0, whole or not at all. */
public final class SarifFile {

  private SarifFile() {}

  /**
   * Writes the file.
   *
   * @param sources where paths of files begin, and which are known
   */
  public static void write(Path file, Results results, SourceTree sources, RunRecord invocation)
      throws IOException {
    Path temporary = file.resolveSibling(file.getFileName() + ".part");
    try (JsonGenerator json =
        new JsonFactory().createGenerator(temporary.toFile(), JsonEncoding.UTF8)) {
      json.setPrettyPrinter(new DefaultPrettyPrinter());
      new SarifWriter(json, sources).write(results, invocation);
    }
    Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
