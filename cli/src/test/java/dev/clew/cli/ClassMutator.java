package dev.clew.cli;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/** Damages class files, each time in one of many ways; the same seed damages the same. */
final class ClassMutator {

  /** A class file and a source of chance to one that is damaged. */
  private interface Mutation extends BiFunction<byte[], Random, byte[]> {}

  private static final List<Mutation> MUTATIONS =
      List.of(
          ClassMutator::flipBits,
          ClassMutator::overwriteBytes,
          ClassMutator::truncate,
          ClassMutator::changeIndex,
          ClassMutator::swapBytes,
          ClassMutator::changeVersion,
          ClassMutator::moveBytes,
          ClassMutator::rewrite,
          ClassMutator::rewrite,
          ClassMutator::rewrite,
          ClassMutator::rewrite);

  private ClassMutator() {}

  static byte[] mutate(byte[] original, Random random) {
    return MUTATIONS.get(random.nextInt(MUTATIONS.size())).apply(original.clone(), random);
  }

  private static byte[] flipBits(byte[] bytes, Random random) {
    for (int i = random.nextInt(3); i >= 0; i--) {
      bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return bytes;
  }

  private static byte[] overwriteBytes(byte[] bytes, Random random) {
    for (int i = random.nextInt(4); i >= 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
    }
    return bytes;
  }

  private static byte[] truncate(byte[] bytes, Random random) {
    return Arrays.copyOf(bytes, random.nextInt(bytes.length));
  }

  /** Puts another index where two bytes may be one. */
  private static byte[] changeIndex(byte[] bytes, Random random) {
    int constants = ByteBuffer.wrap(bytes).getShort(8) & 0xFFFF;
    int at = 10 + random.nextInt(bytes.length - 12);
    ByteBuffer.wrap(bytes).putShort(at, (short) random.nextInt(constants + 2));
    return bytes;
  }

  /** Of what comes behind the constants. */
  private static byte[] swapBytes(byte[] bytes, Random random) {
    int header = new ClassReader(bytes).header;
    int at = header + random.nextInt(bytes.length - header - 1);
    byte first = bytes[at];
    bytes[at] = bytes[at + 1];
    bytes[at + 1] = first;
    return bytes;
  }

  private static byte[] changeVersion(byte[] bytes, Random random) {
    bytes[4 + random.nextInt(4)] = (byte) random.nextInt(80);
    return bytes;
  }

  /** Leaves some out, or has some twice. */
  private static byte[] moveBytes(byte[] bytes, Random random) {
    int at = 10 + random.nextInt(bytes.length - 20);
    int length = 1 + random.nextInt(8);
    byte[] moved = new byte[bytes.length + (random.nextBoolean() ? length : -length)];
    System.arraycopy(bytes, 0, moved, 0, at);
    int rest = Math.min(bytes.length, moved.length) - at;
    System.arraycopy(bytes, bytes.length - rest, moved, moved.length - rest, rest);
    return moved;
  }

  /** Damages the class rather than the file, which stays well-formed. */
  private static byte[] rewrite(byte[] bytes, Random random) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, 0);
    for (int i = random.nextInt(2); i >= 0; i--) {
      CodeMutator.mutate(node, random);
    }
    try {
      ClassWriter writer = new ClassWriter(0);
      node.accept(writer);
      return writer.toByteArray();
    } catch (RuntimeException e) {
      return flipBits(bytes, random); // no file says what is left
    }
  }
}
