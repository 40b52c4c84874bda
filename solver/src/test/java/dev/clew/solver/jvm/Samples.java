package dev.clew.solver.jvm;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;

/** Values at which arithmetic goes wrong, and random ones of every magnitude. */
public final class Samples {

  private static final double[] MAGNITUDES = {
    0.0,
    0.49999999999999994,
    0.49999997f,
    0.5,
    0.50000006f,
    0.5000000000000001,
    1.0,
    1.5,
    2.5,
    3.0,
    0.1,
    0.99999994f,
    0.9999999999999999,
    1.0000000000000002,
    8388607.5,
    8388608.0,
    8388609.0,
    16777215.0,
    16777216.0,
    2147483646.0,
    2147483647.0,
    2147483648.0,
    2147483904.0,
    4294967296.0,
    4503599627370495.5,
    2251799813685249.5,
    9007199254740991.0,
    9007199254740992.0,
    0x1.fffffep62,
    0x1.fffffffffffffp62,
    0x1p63,
    0x1p64,
    Float.MIN_VALUE,
    Float.MIN_NORMAL,
    1.1754942E-38f,
    Float.MAX_VALUE,
    3.4028235677973366e38,
    Double.MIN_VALUE,
    Double.MIN_NORMAL,
    2.225073858507201E-308,
    Double.MAX_VALUE,
    Double.POSITIVE_INFINITY,
    // Around the exponents whose unit in the last place is the first normal number.
    0x1.8p-972,
    0x1.8p-971,
    0x1.8p-970,
    0x1.8p-105,
    0x1.8p-104,
    0x1.8p-103
  };

  private Samples() {}

  /** The boundary values of a sort. */
  public static List<Value> boundaries(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> List.of(Value.FALSE, Value.TRUE);
      case BITS -> boundaryBits(sort);
      case FLOAT -> boundaryFloats(sort);
      default -> throw new IllegalArgumentException("no samples of " + sort);
    };
  }

  private static List<Value> boundaryBits(Sort sort) {
    Set<Value> values = new LinkedHashSet<>();
    for (int power : new int[] {0, 1, 2, 4, 5, 7, 8, 15, 16, 30, 31, 32, 33, 62, 63}) {
      if (power < sort.width()) {
        LongStream.rangeClosed(-1, 1)
            .map(offset -> (1L << power) + offset)
            .forEach(
                number -> {
                  values.add(Value.ofRaw(sort, number));
                  values.add(Value.ofRaw(sort, -number));
                });
      }
    }
    return List.copyOf(values);
  }

  private static List<Value> boundaryFloats(Sort sort) {
    Set<Value> values = new LinkedHashSet<>();
    values.add(floating(sort, Double.NaN));
    Arrays.stream(MAGNITUDES)
        .flatMap(magnitude -> DoubleStream.of(magnitude, -magnitude))
        .forEach(number -> values.add(floating(sort, number)));
    return List.copyOf(values);
  }

  /** A float or double nearest to a number. */
  public static Value floating(Sort sort, double number) {
    return sort.equals(Sort.FLOAT) ? Value.of((float) number) : Value.of(number);
  }

  /** Any value, with numbers that matter more often than chance would have them. */
  public static Value random(Sort sort, Random random) {
    return switch (sort.kind()) {
      case BOOL -> Value.of(random.nextBoolean());
      case BITS -> Value.ofRaw(sort, randomBits(random));
      case FLOAT -> randomFloat(sort, random);
      default -> throw new IllegalArgumentException("no samples of " + sort);
    };
  }

  private static long randomBits(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> random.nextInt(41) - 20;
      case 1 -> (1L << random.nextInt(Long.SIZE)) + random.nextInt(5) - 2;
      case 2 -> random.nextLong() >> random.nextInt(Long.SIZE);
      default -> random.nextLong();
    };
  }

  private static Value randomFloat(Sort sort, Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> floating(sort, (random.nextInt(801) - 400) / 4.0);
      case 1 -> floating(sort, Math.scalb(random.nextDouble() - 0.5, random.nextInt(130)));
      case 2 -> floating(sort, (double) randomBits(random));
      default -> Value.ofRaw(sort, random.nextLong());
    };
  }

  /**
   * All combinations of the few values that matter most, and at most {@code more} combinations of
   * boundary values, evenly thinned out.
   */
  public static List<List<Value>> combinations(List<Sort> sorts, int more) {
    List<List<Value>> rows = new ArrayList<>();
    addCombinations(rows, sorts.stream().map(Samples::extremes).toList(), Integer.MAX_VALUE);
    addCombinations(rows, sorts.stream().map(Samples::boundaries).toList(), more);
    return rows;
  }

  private static void addCombinations(List<List<Value>> rows, List<List<Value>> columns, int most) {
    long total = columns.stream().mapToLong(List::size).reduce(1, (a, b) -> a * b);
    // Odd, so that no column keeps repeating itself.
    long step = Math.max(1, total / most | 1);
    for (long index = 0; index < total; index += step) {
      List<Value> row = new ArrayList<>();
      long rest = index;
      for (List<Value> column : columns) {
        row.add(column.get((int) (rest % column.size())));
        rest /= column.size();
      }
      rows.add(row);
    }
  }

  private static List<Value> extremes(Sort sort) {
    return switch (sort.kind()) {
      case BITS -> {
        long most = (1L << (sort.width() - 2)) - 1 + (1L << (sort.width() - 2));
        yield LongStream.of(~most, ~most + 1, -2, -1, 0, 1, 2, 31, 33, most - 1, most)
            .mapToObj(number -> Value.ofRaw(sort, number))
            .toList();
      }
      case FLOAT ->
          DoubleStream.of(0, 0.5, 1, 2.5, 0x1p-149, 0x1p-1074, 0x1p31, 0x1p63)
              .flatMap(x -> DoubleStream.of(x, -x))
              .mapToObj(x -> floating(sort, x))
              .collect(
                  () ->
                      new ArrayList<>(
                          List.of(
                              floating(sort, Double.NaN),
                              floating(sort, Double.POSITIVE_INFINITY),
                              floating(sort, Double.NEGATIVE_INFINITY),
                              largest(sort))),
                  ArrayList::add,
                  ArrayList::addAll);
      default -> boundaries(sort);
    };
  }

  private static Value largest(Sort sort) {
    return floating(sort, sort.equals(Sort.FLOAT) ? Float.MAX_VALUE : Double.MAX_VALUE);
  }
}
