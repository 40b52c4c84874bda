package dev.clew.app.cluster;

import dev.clew.app.work.UnitJson;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.work.WorkDone;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * What came of a bundle.
 *
 * @param number of the bundle
 * @param content packed: data may be deep, and whoever hands it on has small stacks
 */
@SuppressWarnings("ArrayRecordComponent") // never changed, never compared
public record BundleAnswer(int number, byte[] content) implements Serializable {

  /**
   * What is packed.
   *
   * @param left units as lines
   * @param failure of the engine as a whole; empty if there was none
   */
  record Content(Exploration exploration, List<Reason> notes, List<String> left, String failure)
      implements Serializable {

    static Content of(WorkDone done) {
      return new Content(
          done.exploration(), done.notes(), done.left().stream().map(UnitJson::write).toList(), "");
    }

    WorkDone done() {
      return new WorkDone(exploration, notes, List.of());
    }
  }

  static BundleAnswer of(int number, Content content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(new GZIPOutputStream(bytes))) {
      out.writeObject(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new BundleAnswer(number, bytes.toByteArray());
  }

  Content unpacked() {
    return DeepStack.call(
        () -> {
          try (ObjectInputStream in =
              new ObjectInputStream(new GZIPInputStream(new ByteArrayInputStream(content)))) {
            return (Content) in.readObject();
          }
        });
  }
}
