package dev.clew.solver.print;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.jvm.FloatMath;
import dev.clew.solver.jvm.IntegerMath;
import dev.clew.solver.jvm.JvmFloats;
import dev.clew.solver.jvm.JvmIntegers;
import dev.clew.solver.jvm.Samples;
import dev.clew.solver.jvm.UnsignedMath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Random terms of the sorts that Java has, with every operator that has a Java form, grown from the
 * leaves by combining what is there, so that subterms are shared.
 */
final class RandomJavaTerms {

  static final List<Sort> SORTS = List.of(Sort.INT, Sort.LONG, Sort.FLOAT, Sort.DOUBLE, Sort.BOOL);

  private final ExprFactory factory;
  private final Random random;
  private final JvmIntegers ints;
  private final JvmFloats floats;
  private final FloatMath floatMath;
  private final IntegerMath integerMath;
  private final UnsignedMath unsigned;
  private final Map<Sort, List<Expr>> pool = new HashMap<>();
  private final List<Symbol> narrow;

  /**
   * @param symbols what the terms are made from; any sort with a Java type
   */
  RandomJavaTerms(ExprFactory factory, Random random, List<Symbol> symbols) {
    this.factory = factory;
    this.random = random;
    ints = new JvmIntegers(factory);
    floats = new JvmFloats(factory);
    floatMath = new FloatMath(factory);
    integerMath = new IntegerMath(factory);
    unsigned = new UnsignedMath(factory);
    SORTS.forEach(sort -> pool.put(sort, new ArrayList<>()));
    symbols.stream().filter(s -> SORTS.contains(s.sort())).forEach(s -> pool.get(s.sort()).add(s));
    narrow = symbols.stream().filter(s -> !SORTS.contains(s.sort())).toList();
  }

  /** Adds a number of terms to the pool and gives the last. */
  Expr grow(int steps) {
    Expr last = step();
    for (int i = 1; i < steps; i++) {
      last = step();
    }
    return last;
  }

  private Expr step() {
    Sort sort = SORTS.get(random.nextInt(SORTS.size()));
    Expr made =
        switch (sort.kind()) {
          case BITS -> random.nextInt(4) == 0 ? toBits(sort) : onBits(sort);
          case FLOAT -> random.nextInt(4) == 0 ? toFloat(sort) : onFloats(sort);
          default -> condition();
        };
    pool.get(made.sort()).add(made);
    return made;
  }

  private Expr any(Sort sort) {
    if (random.nextInt(9) == 0) {
      return factory.constant(
          random.nextInt(4) == 0
              ? Samples.random(sort, random)
              : Samples.boundaries(sort).get(random.nextInt(Samples.boundaries(sort).size())));
    }
    List<Expr> terms = pool.get(sort);
    int recent = Math.min(terms.size(), 3);
    return terms.get(
        random.nextInt(4) == 0
            ? random.nextInt(terms.size())
            : terms.size() - 1 - random.nextInt(recent));
  }

  private Expr onBits(Sort sort) {
    Expr x = any(sort);
    Expr y = any(sort);
    return switch (random.nextInt(18)) {
      case 0 -> ints.add(x, y);
      case 1 -> ints.sub(x, y);
      case 2 -> ints.mul(x, y);
      case 3 -> ints.div(x, y);
      case 4 -> ints.rem(x, y);
      case 5 -> ints.neg(x);
      case 6 -> ints.and(x, y);
      case 7 -> ints.or(x, y);
      case 8 -> ints.xor(x, y);
      case 9 -> ints.not(x);
      case 10 -> ints.shl(x, any(Sort.INT));
      case 11 -> ints.shr(x, any(Sort.INT));
      case 12 -> ints.ushr(x, any(Sort.INT));
      case 13 -> unsigned.divide(x, y);
      case 14 -> unsigned.remainder(x, y);
      case 15 ->
          factory.apply(List.of(BitsOp.SHL, BitsOp.LSHR, BitsOp.ASHR).get(random.nextInt(3)), x, y);
      case 16 -> integerMath.abs(x);
      default -> factory.ite(any(Sort.BOOL), x, y);
    };
  }

  private Expr toBits(Sort sort) {
    boolean toInt = sort.equals(Sort.INT);
    return switch (random.nextInt(10)) {
      case 0 -> toInt ? ints.l2i(any(Sort.LONG)) : ints.i2l(any(Sort.INT));
      case 1 -> toInt ? floats.toInt(any(Sort.DOUBLE)) : floats.toLong(any(Sort.FLOAT));
      case 2 -> floats.toBits(any(toInt ? Sort.FLOAT : Sort.DOUBLE));
      case 3 -> ints.i2b(any(Sort.INT));
      case 4 -> ints.i2c(any(Sort.INT));
      case 5 -> ints.i2s(any(Sort.INT));
      case 6 -> toInt ? ints.ofBoolean(any(Sort.BOOL)) : unsigned.toLong(any(Sort.INT));
      case 7 -> floatMath.round(any(toInt ? Sort.FLOAT : Sort.DOUBLE));
      case 8 -> ints.lcmp(any(Sort.LONG), any(Sort.LONG));
      default -> promoted(narrow.get(random.nextInt(narrow.size())), sort);
    };
  }

  /** A byte, or a char: there is no telling a short from a char by its sort. */
  private Expr promoted(Symbol symbol, Sort sort) {
    boolean isByte = symbol.sort().equals(Sort.BYTE);
    BitsOp extension = isByte && random.nextBoolean() ? BitsOp.SIGN_EXTEND : BitsOp.ZERO_EXTEND;
    return factory.convert(extension, sort, symbol);
  }

  private Expr onFloats(Sort sort) {
    Expr x = any(sort);
    Expr y = any(sort);
    return switch (random.nextInt(14)) {
      case 0 -> floats.add(x, y);
      case 1 -> floats.sub(x, y);
      case 2 -> floats.mul(x, y);
      case 3 -> floats.div(x, y);
      case 4 -> floats.rem(x, y);
      case 5 -> floats.neg(x);
      case 6 -> floatMath.abs(x);
      case 7 -> floatMath.sqrt(x);
      case 8 -> floatMath.fma(x, y, any(sort));
      case 9 -> floatMath.floor(x);
      case 10 -> floatMath.ceil(x);
      case 11 -> floatMath.rint(x);
      case 12 -> floatMath.ieeeRemainder(x, y);
      default -> factory.ite(any(Sort.BOOL), x, y);
    };
  }

  private Expr toFloat(Sort sort) {
    boolean toFloat = sort.equals(Sort.FLOAT);
    Expr integer = any(random.nextBoolean() ? Sort.INT : Sort.LONG);
    return switch (random.nextInt(4)) {
      case 0 -> toFloat ? floats.integerToFloat(integer) : floats.integerToDouble(integer);
      case 1 -> toFloat ? floats.d2f(any(Sort.DOUBLE)) : floats.f2d(any(Sort.FLOAT));
      case 2 ->
          toFloat ? floats.intBitsToFloat(any(Sort.INT)) : floats.longBitsToDouble(any(Sort.LONG));
      default -> floatMath.max(any(sort), any(sort));
    };
  }

  private Expr condition() {
    Sort bits = random.nextBoolean() ? Sort.INT : Sort.LONG;
    Sort floating = random.nextBoolean() ? Sort.FLOAT : Sort.DOUBLE;
    return switch (random.nextInt(15)) {
      case 0 -> ints.lt(any(bits), any(bits));
      case 1 -> ints.le(any(bits), any(bits));
      case 2 -> ints.eq(any(bits), any(bits));
      case 3 -> unsigned.lt(any(bits), any(bits));
      case 4 -> unsigned.le(any(bits), any(bits));
      case 5 -> floats.lt(any(floating), any(floating));
      case 6 -> floats.le(any(floating), any(floating));
      case 7 -> floats.eq(any(floating), any(floating));
      case 8 -> floats.isNaN(any(floating));
      case 9 -> floats.identical(any(floating), any(floating));
      case 10 -> factory.and(any(Sort.BOOL), any(Sort.BOOL));
      case 11 -> factory.or(any(Sort.BOOL), any(Sort.BOOL));
      case 12 -> factory.eq(any(Sort.BOOL), any(Sort.BOOL));
      default -> factory.not(any(Sort.BOOL));
    };
  }
}
