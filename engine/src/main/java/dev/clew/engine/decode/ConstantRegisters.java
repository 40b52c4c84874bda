package dev.clew.engine.decode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The registers behind the temporaries that every frame finds filled. */
final class ConstantRegisters {

  private final int base;
  private final Map<Long, Integer> registers = new HashMap<>();
  private final List<Long> values = new ArrayList<>();

  ConstantRegisters(int base) {
    this.base = base;
  }

  int register(long raw) {
    return registers.computeIfAbsent(
        raw,
        value -> {
          values.add(value);
          return base + values.size() - 1;
        });
  }

  /** The registers of a new frame. */
  long[] template() {
    long[] template = new long[base + values.size()];
    for (int i = 0; i < values.size(); i++) {
      template[base + i] = values.get(i);
    }
    return template;
  }
}
