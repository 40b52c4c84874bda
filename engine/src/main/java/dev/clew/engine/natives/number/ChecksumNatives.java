package dev.clew.engine.natives.number;

import dev.clew.engine.heap.ByteArray;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;

/** {@code java.util.zip}: checksums of bytes. */
public final class ChecksumNatives {

  private static final int CRC_POLYNOMIAL = 0xEDB88320;
  private static final int ADLER_BASE = 65521;

  private ChecksumNatives() {}

  public static void register(NativeRegistry r) {
    r.value("java/util/zip/CRC32.update(II)I", (m, f) -> crc(f.intAt(0), f.intAt(1)))
        .value("java/util/zip/CRC32.updateBytes0", ChecksumNatives::crcOfBytes)
        .value("java/util/zip/Adler32.update(II)I", (m, f) -> adler(f.intAt(0), f.intAt(1)))
        .value("java/util/zip/Adler32.updateBytes", ChecksumNatives::adlerOfBytes);
  }

  private static int crc(int sum, int value) {
    int rest = ~sum ^ (value & 0xFF);
    for (int bit = 0; bit < 8; bit++) {
      rest = (rest >>> 1) ^ ((rest & 1) == 0 ? 0 : CRC_POLYNOMIAL);
    }
    return ~rest;
  }

  private static long crcOfBytes(Machine m, Frame f) {
    byte[] bytes = ((ByteArray) m.array(f.raw[1])).elements;
    int sum = f.intAt(0);
    for (int i = f.intAt(2); i < f.intAt(2) + f.intAt(3); i++) {
      sum = crc(sum, bytes[i]);
    }
    return sum;
  }

  private static int adler(int sum, int value) {
    int low = ((sum & 0xFFFF) + (value & 0xFF)) % ADLER_BASE;
    int high = ((sum >>> 16) + low) % ADLER_BASE;
    return high << 16 | low;
  }

  private static long adlerOfBytes(Machine m, Frame f) {
    byte[] bytes = ((ByteArray) m.array(f.raw[1])).elements;
    int sum = f.intAt(0);
    for (int i = f.intAt(2); i < f.intAt(2) + f.intAt(3); i++) {
      sum = adler(sum, bytes[i]);
    }
    return sum;
  }
}
