package dev.clew.output.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes {@code results.json}. */
public final class ResultsFile {

  /** Grows when a reader of an earlier file would lack something. */
  public static final int FORMAT = 2;

  private ResultsFile() {}

  /**
   * Writes the file whole or not at all: under another name first, then moved into its place. What
   * was there before stays until then. Makes the folders above it.
   *
   * <p>Costs time and memory in proportion to the largest target; depth of data costs no stack.
   */
  public static void write(Path file, Results results) throws IOException {
    Path place = file.toAbsolutePath();
    Path folder = place.getParent();
    if (folder == null) {
      throw new IOException(file + " is not the name of a file");
    }
    Files.createDirectories(folder);
    Path draft = folder.resolve("." + place.getFileName() + "." + ProcessHandle.current().pid());
    try {
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(draft))) {
        write(out, results);
      }
      moveInto(draft, place);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static void moveInto(Path draft, Path place) throws IOException {
    if (Files.isDirectory(place)) {
      throw new IOException(place + " is a folder");
    }
    try {
      Files.move(draft, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, place, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Writes the file's content and leaves the stream open. */
  public static void write(OutputStream out, Results results) throws IOException {
    try (JsonGenerator json = factory().createGenerator(out, JsonEncoding.UTF8)) {
      json.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(new ShallowIndenter()));
      new ResultsWriter(json).write(results);
      json.writeRaw('\n');
    }
  }

  /** A target as the file has it, on one line. */
  public static String line(TargetResult target) {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = factory().createGenerator(line)) {
      new ResultsWriter(json).write(target);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // nothing is written to
    }
    return line.toString();
  }

  /**
   * Everything beyond ASCII is escaped: only so does an unpaired surrogate, which is a character of
   * Java's and none of UTF-8's, survive.
   */
  private static JsonFactory factory() {
    return JsonFactory.builder()
        .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
        .enable(JsonWriteFeature.WRITE_NAN_AS_STRINGS)
        .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
        .streamWriteConstraints(
            StreamWriteConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build())
        .build();
  }
}
