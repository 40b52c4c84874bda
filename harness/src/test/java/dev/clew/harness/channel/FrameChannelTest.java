package dev.clew.harness.channel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FrameChannelTest {

  private static final byte[] KEY = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
  private static final int HEADER = 20;

  /** What the answering end writes when it sends these contents. */
  private static byte[] sent(byte[]... contents) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    FrameChannel channel = FrameChannel.answering(new ByteArrayInputStream(KEY), out);
    for (byte[] content : contents) {
      channel.send(content);
    }
    return out.toByteArray();
  }

  /** The asking end, before what came over the pipe. */
  private static FrameChannel reading(byte[]... parts) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.write(part);
    }
    InputStream in = new ByteArrayInputStream(all.toByteArray());
    return FrameChannel.asking(in, OutputStream.nullOutputStream(), KEY);
  }

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void whatIsSentIsReceivedInOrder() throws IOException {
    byte[] large = new byte[1 << 20];
    new Random(1).nextBytes(large);
    FrameChannel channel = reading(sent(text("one"), new byte[0], large));

    assertThat(channel.receive()).isEqualTo(text("one"));
    assertThat(channel.receive()).isEmpty();
    assertThat(channel.receive()).isEqualTo(large);
    assertThatThrownBy(channel::receive).isInstanceOf(EOFException.class);
  }

  @Test
  void garbageBetweenFramesIsSkipped() throws IOException {
    byte[] frames = sent(text("one"), text("two"));
    byte[] first = sent(text("one"));
    byte[] second = Arrays.copyOfRange(frames, first.length, frames.length);
    byte[] garbage = new byte[3 << 20];
    new Random(2).nextBytes(garbage);
    byte[] marks = new byte[4_000];
    for (int i = 0; i + 4 <= marks.length; i += 4) {
      ByteBuffer.wrap(marks).putInt(i, 0xC1E3_5EA1);
    }
    FrameChannel channel = reading(garbage, first, marks, text("printed\n"), second, garbage);

    assertThat(channel.receive()).isEqualTo(text("one"));
    assertThat(channel.receive()).isEqualTo(text("two"));
    assertThatThrownBy(channel::receive).isInstanceOf(EOFException.class);
  }

  @Test
  void aLengthThatWasNotSealedIsNotBelieved() throws IOException {
    byte[] huge = Arrays.copyOf(sent(text("one")), HEADER);
    for (int length : new int[] {Integer.MAX_VALUE, -1, 1 << 30, FrameChannel.MOST_BYTES, 4}) {
      ByteBuffer.wrap(huge).putInt(8, length);

      assertThat(reading(huge, huge, sent(text("one"))).receive()).isEqualTo(text("one"));
    }
  }

  @Test
  void aFrameWithAnotherKeyIsNotReceived() throws IOException {
    ByteArrayOutputStream forged = new ByteArrayOutputStream();
    byte[] guessed = KEY.clone();
    guessed[15] ^= 1;
    FrameChannel.answering(new ByteArrayInputStream(guessed), forged).send(text("forged"));

    assertThat(reading(forged.toByteArray(), sent(text("true"))).receive()).isEqualTo(text("true"));
  }

  @Test
  void aFrameThatIsSentAgainIsNotReceivedTwice() throws IOException {
    byte[] first = sent(text("one"));
    byte[] both = sent(text("one"), text("two"));
    byte[] second = Arrays.copyOfRange(both, first.length, both.length);
    FrameChannel channel = reading(first, first, first, second);

    assertThat(channel.receive()).isEqualTo(text("one"));
    assertThat(channel.receive()).isEqualTo(text("two"));
  }

  @Test
  void aQuestionIsNotTakenForAnAnswer() throws IOException {
    ByteArrayOutputStream questions = new ByteArrayOutputStream();
    FrameChannel.asking(InputStream.nullInputStream(), questions, KEY).send(text("question"));

    assertThat(reading(questions.toByteArray(), sent(text("answer"))).receive())
        .isEqualTo(text("answer"));
  }

  @Test
  void halfAFrameIsTheEndAndASpoiledOneIsSaid() throws IOException {
    byte[] frame = sent(text("a content"));
    for (int length = 0; length < frame.length; length++) {
      FrameChannel half = reading(Arrays.copyOf(frame, length));
      assertThatThrownBy(half::receive).isInstanceOf(EOFException.class);
    }
    for (int at = 0; at < frame.length; at++) {
      byte[] spoiled = frame.clone();
      spoiled[at] ^= 4;
      FrameChannel channel = reading(spoiled);
      assertThatThrownBy(channel::receive).isInstanceOf(IOException.class);
    }
  }

  @Test
  void whatIsTooLongIsNotSentAndSomethingElseMayBe() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    FrameChannel channel = FrameChannel.answering(new ByteArrayInputStream(KEY), out);

    assertThatThrownBy(() -> channel.send(new byte[FrameChannel.MOST_BYTES + 1]))
        .isInstanceOf(FrameTooLongException.class);
    channel.send(text("short"));
    assertThat(reading(out.toByteArray()).receive()).isEqualTo(text("short"));
  }

  @Test
  void theSealIsSipHash() {
    byte[] key = new byte[16];
    byte[] message = new byte[15];
    for (int i = 0; i < 16; i++) {
      key[i] = (byte) i;
    }
    for (int i = 0; i < 15; i++) {
      message[i] = (byte) i;
    }

    // the example in the appendix of Aumasson and Bernstein's paper
    assertThat(new FrameSeal(key).of(message, 15)).isEqualTo(0xa129ca6149be45e5L);
  }
}
