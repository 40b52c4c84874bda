package dev.clew.engine.concrete;

import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Arguments chosen in advance: a look at a function before solvers meet it. */
final class SampleArguments {

  private static final long[] NUMBERS = {
    0, 1, -1, 2, 3, 5, 10, -10, 100, 1_000, -1_000, Integer.MAX_VALUE, Integer.MIN_VALUE
  };

  private static final String[] TEXTS = {"", "a", "0", " ", "abc", "-1", "A b,c", "\u00e9"};

  private final List<JvmType> types;
  private final Random random;

  SampleArguments(List<JvmType> types, long seed) {
    this.types = List.copyOf(types);
    this.random = new Random(seed);
  }

  /** So many lists of arguments; the same ones each time. */
  List<List<Value>> take(int count) {
    List<List<Value>> samples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Value> arguments = new ArrayList<>();
      for (JvmType type : types) {
        arguments.add(types.size() == 1 ? sample(type, i) : sample(type, random.nextInt(count)));
      }
      samples.add(arguments);
    }
    return samples;
  }

  private Value sample(JvmType type, int index) {
    Sort sort = CrossingTypes.sort(type);
    return switch (type.kind()) {
      case BOOLEAN -> Value.of(index % 2 == 1);
      case BYTE, SHORT, CHAR, INT, LONG -> Value.ofRaw(sort, number(index));
      case FLOAT -> Value.of((float) fraction(index));
      case DOUBLE -> Value.of(fraction(index));
      case CLASS -> Value.of(text(index));
      case ARRAY, VOID -> throw new IllegalArgumentException(type + " is no value");
    };
  }

  private long number(int index) {
    return index < NUMBERS.length ? NUMBERS[index] : random.nextLong();
  }

  private double fraction(int index) {
    return index < NUMBERS.length ? NUMBERS[index] : random.nextGaussian() * 100;
  }

  private String text(int index) {
    if (index < TEXTS.length) {
      return TEXTS[index];
    }
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(8); i >= 0; i--) {
      text.append((char) (' ' + random.nextInt(95)));
    }
    return text.toString();
  }
}
