package dev.clew.harness.channel;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A number that only those can compute who have the key: SipHash-2-4, which is short, needs no
 * provider of cryptography that code under test could replace, and takes a nanosecond a byte.
 */
final class FrameSeal {

  static final int KEY_BYTES = 16;

  private final long low;
  private final long high;

  FrameSeal(byte[] key) {
    ByteBuffer words = ByteBuffer.wrap(key).order(ByteOrder.LITTLE_ENDIAN);
    this.low = words.getLong();
    this.high = words.getLong();
  }

  /** Of the first bytes of an array. */
  long of(byte[] bytes, int count) {
    State state = new State(low, high);
    ByteBuffer words = ByteBuffer.wrap(bytes, 0, count).order(ByteOrder.LITTLE_ENDIAN);
    while (words.remaining() >= Long.BYTES) {
      state.take(words.getLong());
    }
    long last = (long) count << 56;
    for (int shift = 0; words.hasRemaining(); shift += 8) {
      last |= (words.get() & 0xffL) << shift;
    }
    state.take(last);
    return state.finish();
  }

  /** Four words that are mixed. */
  private static final class State {
    private long a;
    private long b;
    private long c;
    private long d;

    State(long low, long high) {
      this.a = low ^ 0x736f6d6570736575L;
      this.b = high ^ 0x646f72616e646f6dL;
      this.c = low ^ 0x6c7967656e657261L;
      this.d = high ^ 0x7465646279746573L;
    }

    void take(long word) {
      d ^= word;
      mix();
      mix();
      a ^= word;
    }

    long finish() {
      c ^= 0xff;
      for (int i = 0; i < 4; i++) {
        mix();
      }
      return a ^ b ^ c ^ d;
    }

    private void mix() {
      a += b;
      c += d;
      b = Long.rotateLeft(b, 13) ^ a;
      d = Long.rotateLeft(d, 16) ^ c;
      a = Long.rotateLeft(a, 32);
      a += d;
      c += b;
      d = Long.rotateLeft(d, 21) ^ a;
      b = Long.rotateLeft(b, 17) ^ c;
      c = Long.rotateLeft(c, 32);
    }
  }
}
