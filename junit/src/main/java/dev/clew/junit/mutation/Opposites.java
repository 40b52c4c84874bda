package dev.clew.junit.mutation;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;

/** Instructions that are taken for each other. */
final class Opposites {

  private Opposites() {}

  /** Pairs, each both ways. */
  static Map<Integer, Integer> of(int... pairs) {
    Map<Integer, Integer> opposites = new HashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      opposites.put(pairs[i], pairs[i + 1]);
      opposites.put(pairs[i + 1], pairs[i]);
    }
    return Map.copyOf(opposites);
  }

  /** Those of numbers, for all four types; the opcodes of one operator follow each other. */
  static Map<Integer, Integer> ofArithmetic() {
    Map<Integer, Integer> opposites = new HashMap<>();
    for (int type = 0; type < 4; type++) {
      opposites.put(Opcodes.IADD + type, Opcodes.ISUB + type);
      opposites.put(Opcodes.ISUB + type, Opcodes.IADD + type);
      opposites.put(Opcodes.IMUL + type, Opcodes.IDIV + type);
      opposites.put(Opcodes.IDIV + type, Opcodes.IMUL + type);
      opposites.put(Opcodes.IREM + type, Opcodes.IMUL + type);
    }
    for (int type = 0; type < 2; type++) {
      opposites.put(Opcodes.ISHL + type, Opcodes.ISHR + type);
      opposites.put(Opcodes.ISHR + type, Opcodes.ISHL + type);
      opposites.put(Opcodes.IUSHR + type, Opcodes.ISHL + type);
      opposites.put(Opcodes.IAND + type, Opcodes.IOR + type);
      opposites.put(Opcodes.IOR + type, Opcodes.IAND + type);
      opposites.put(Opcodes.IXOR + type, Opcodes.IAND + type);
    }
    return Map.copyOf(opposites);
  }
}
