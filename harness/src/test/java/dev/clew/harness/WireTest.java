package dev.clew.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.harness.calls.Reply;
import dev.clew.harness.replay.Report;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WireTest {

  private static DataInputStream in(byte[] bytes) {
    return new DataInputStream(new ByteArrayInputStream(bytes));
  }

  @Test
  void lengthsThatCannotBeAreRefusedBeforeAnythingIsAllocated() {
    for (int length : new int[] {Integer.MAX_VALUE, -1, Integer.MIN_VALUE, 1 << 28, 5}) {
      byte[] text = ByteBuffer.allocate(5 + 8).put((byte) 'T').putInt(length).array();
      byte[] bytes = ByteBuffer.allocate(4 + 4).putInt(length).array();

      assertThatThrownBy(() -> Wire.read(in(text))).isInstanceOf(IOException.class);
      assertThatThrownBy(() -> Wire.readBytes(in(bytes))).isInstanceOf(IOException.class);
      assertThatThrownBy(() -> Wire.readCount(in(bytes), 1)).isInstanceOf(IOException.class);
    }
  }

  @Test
  void whatWasWrittenIsRead() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    Wire.write(out, "a\ud800b");
    Wire.writeBytes(out, new byte[] {1, 2, 3});
    Wire.write(out, null);
    DataInputStream in = in(bytes.toByteArray());

    assertThat(Wire.read(in)).isEqualTo("a\ud800b");
    assertThat(Wire.readBytes(in)).containsExactly(1, 2, 3);
    assertThat(Wire.readMessage(in)).isNull();
  }

  @Test
  void garbageInPlaceOfAReportIsSaidToBeSo() {
    Random random = new Random(0);
    int understood = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] garbage = new byte[random.nextInt(200)];
      random.nextBytes(garbage);
      understood += isUnderstood(garbage) ? 1 : 0;
    }
    assertThat(understood).isZero();
  }

  /** Anything but an answer and an {@link IOException} fails the test. */
  private static boolean isUnderstood(byte[] garbage) {
    try {
      Report.read(in(garbage));
      Reply.read(in(garbage));
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
