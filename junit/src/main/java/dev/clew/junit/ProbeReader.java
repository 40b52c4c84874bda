package dev.clew.junit;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jacoco.core.data.ExecutionDataReader;

/** Reads what JaCoCo recorded of one call. */
final class ProbeReader {

  /** Told about each probe that was passed. */
  interface Visitor {
    void passed(String type, int probe);
  }

  private ProbeReader() {}

  static void read(byte[] recorded, Visitor visitor) {
    if (recorded.length == 0) {
      return;
    }
    ExecutionDataReader reader = new ExecutionDataReader(new ByteArrayInputStream(recorded));
    reader.setSessionInfoVisitor(info -> {});
    reader.setExecutionDataVisitor(
        data -> {
          boolean[] probes = data.getProbes();
          for (int i = 0; i < probes.length; i++) {
            if (probes[i]) {
              visitor.passed(data.getName(), i);
            }
          }
        });
    try {
      reader.read();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // the bytes are in memory
    }
  }
}
