package dev.clew.engine.conformance;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads what {@link TranscriptWriter} wrote: for each program three byte arrays. */
final class TranscriptReader {

  private TranscriptReader() {}

  /** By program, as far as the file goes. */
  static Map<String, Transcript> read(Path file) throws IOException {
    Map<String, Transcript> transcripts = new LinkedHashMap<>();
    try (DataInputStream input = new DataInputStream(Files.newInputStream(file))) {
      while (input.available() > 0) {
        String program = readText(input);
        transcripts.put(program, new Transcript(program, readText(input), readText(input)));
      }
    }
    return transcripts;
  }

  private static String readText(DataInputStream input) throws IOException {
    byte[] bytes = new byte[input.readInt()];
    input.readFully(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
