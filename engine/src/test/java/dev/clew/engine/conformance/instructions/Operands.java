package dev.clew.engine.conformance.instructions;

import java.util.List;

/** Values at which instructions change their behaviour. */
final class Operands {

  static final List<Object> INTS =
      List.of(
          0,
          1,
          -1,
          2,
          -2,
          7,
          -7,
          31,
          32,
          127,
          128,
          -129,
          255,
          32767,
          32768,
          -32769,
          65536,
          1 << 30,
          Integer.MAX_VALUE,
          Integer.MIN_VALUE,
          Integer.MIN_VALUE + 1);

  static final List<Object> LONGS =
      List.of(
          0L,
          1L,
          -1L,
          2L,
          -7L,
          63L,
          64L,
          1L << 31,
          (1L << 31) - 1,
          -(1L << 31),
          -(1L << 31) - 1,
          1L << 32,
          (1L << 32) - 1,
          (1L << 53) + 1,
          1L << 62,
          Long.MAX_VALUE,
          Long.MAX_VALUE - 1,
          Long.MIN_VALUE,
          Long.MIN_VALUE + 1);

  /** How far to shift a long. */
  static final List<Object> DISTANCES =
      List.of(0, 1, -1, 31, 32, 33, 62, 63, 64, 65, Integer.MAX_VALUE, Integer.MIN_VALUE);

  static final List<Object> FLOATS =
      List.of(
          0.0f,
          -0.0f,
          1.0f,
          -1.0f,
          0.5f,
          -2.5f,
          3.0f,
          0x1p24f + 2,
          0x1p31f,
          -0x1p31f,
          0x1.fffffep30f,
          0x1p63f,
          1.0e-40f,
          Float.MIN_VALUE,
          -Float.MIN_VALUE,
          Float.MIN_NORMAL,
          Float.MAX_VALUE,
          Float.POSITIVE_INFINITY,
          Float.NEGATIVE_INFINITY,
          Float.NaN);

  static final List<Object> DOUBLES =
      List.of(
          0.0,
          -0.0,
          1.0,
          -1.0,
          0.1,
          -2.5,
          3.0,
          0x1p31 - 0.5,
          0x1p31,
          -0x1p31 - 1,
          0x1p53 + 2,
          0x1p63,
          -0x1p63,
          0x1.fffffffffffffp62,
          1.0e-310,
          Double.MIN_VALUE,
          Double.MIN_NORMAL,
          Double.MAX_VALUE,
          -Double.MAX_VALUE,
          3.4028236e38, // rounds to an infinite float
          Double.POSITIVE_INFINITY,
          Double.NEGATIVE_INFINITY,
          Double.NaN);

  private Operands() {}
}
