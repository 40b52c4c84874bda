package dev.clew.solver.jvm;

import dev.clew.solver.expr.ExprFactory;

/** Every class of the package on one factory. */
record Operations(
    ExprFactory factory,
    JvmIntegers integers,
    JvmFloats floats,
    IntegerMath integerMath,
    OverflowMath overflow,
    UnsignedMath unsigned,
    BitMath bits,
    FloatMath floatMath,
    FloatPatterns patterns) {

  static Operations on(ExprFactory factory) {
    return new Operations(
        factory,
        new JvmIntegers(factory),
        new JvmFloats(factory),
        new IntegerMath(factory),
        new OverflowMath(factory),
        new UnsignedMath(factory),
        new BitMath(factory),
        new FloatMath(factory),
        new FloatPatterns(factory));
  }
}
