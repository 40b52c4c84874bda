package dev.clew.solver.search;

import dev.clew.solver.*;
import dev.clew.solver.expr.*;
import java.time.Duration;
import java.util.*;
import org.junit.jupiter.api.Test;

final class ScratchTest {
  final Terms t = new Terms();
  final Function sin = Terms.real("sin", Math::sin), cos = Terms.real("cos", Math::cos), exp = Terms.real("exp", Math::exp),
    log = Terms.real("log", Math::log), tan = Terms.real("tan", Math::tan), cbrt = Terms.real("cbrt", Math::cbrt);
  final Function pow = Function.runnable("pow", List.of(Sort.DOUBLE, Sort.DOUBLE), Sort.DOUBLE, a -> Value.of(Math.pow(a.get(0).asDouble(), a.get(1).asDouble())));
  final Function hash = Function.runnable("h", List.of(Sort.INT), Sort.INT, a -> { int h = a.get(0).asInt(); h *= 0x9E3779B9; h ^= h >>> 15; h *= 0x85ebca6b; h ^= h >>> 13; return Value.of(h); });

  void go(String name, Expr... cs) {
    String out = name + ": ";
    int ok = 0; long max = 0; Verdict last = null;
    for (int seed = 0; seed < 5; seed++) {
      long s = System.nanoTime();
      last = new LocalSearch(seed, 500_000).check(Query.of(List.of(cs), Budget.of(Duration.ofSeconds(10))));
      long ms = (System.nanoTime() - s) / 1_000_000; max = Math.max(max, ms);
      if (last instanceof Verdict.Sat) ok++;
    }
    System.out.println(out + ok + "/5 max " + max + "ms  " + last);
  }

  @Test void run() {
    Symbol x = t.doubleSymbol("x"), y = t.doubleSymbol("y"), z = t.doubleSymbol("z");
    Symbol i = t.intSymbol("i"), j = t.intSymbol("j"), k = t.intSymbol("k"), l = t.longSymbol("l"), m = t.longSymbol("m");
    Symbol f = t.floatSymbol("f"), g = t.floatSymbol("g"), h = t.floatSymbol("h");
    Symbol n = t.symbol("n", Sort.INTEGER), o = t.symbol("o", Sort.INTEGER);
    ExprFactory F = t.factory;
    go("sin", t.gt(t.call(sin, x), t.of(0.99)), t.gt(x, t.of(3.0)));
    go("sincos", t.gt(t.mul(t.call(sin, x), t.call(cos, y)), t.of(0.9)), t.gt(x, t.of(10.0)), t.lt(y, t.of(-5.0)));
    go("x2y2", t.eq(t.add(t.mul(i, i), t.mul(j, j)), t.of(25)));
    go("x2y2 pos", t.eq(t.add(t.mul(i, i), t.mul(j, j)), t.of(25)), t.gt(i, t.of(0)), t.gt(j, i), t.lt(j, t.of(100)));
    go("8633", t.eq(t.mul(i, j), t.of(8633)), t.lt(t.of(3), i), t.lt(i, j));
    go("8633 small", t.eq(t.mul(i, j), t.of(8633)), t.lt(t.of(3), i), t.lt(i, j), t.lt(j, t.of(1000)));
    go("xorshift", t.eq(t.bits(BitsOp.XOR, t.bits(BitsOp.SHL, i, t.of(3)), t.bits(BitsOp.LSHR, i, t.of(5))), t.of(12345)));
    go("xorshift2", t.eq(t.bits(BitsOp.XOR, i, t.bits(BitsOp.LSHR, i, t.of(16))), t.of(0x12345678)));
    go("f=.1+.2", t.eq(f, t.add(t.of(0.1f), t.of(0.2f))));
    go("a+b=.3f", F.eq(t.add(f, g), t.of(0.3f)), t.gt(f, t.of(0.1f)), t.gt(g, t.of(0.1f)));
    go("pow3", t.eq(t.call(pow, x, t.of(3.0)), t.of(27.0)));
    go("pow3b", t.eq(t.call(pow, x, t.of(3.0)), t.of(29.0)));
    go("exp", t.lt(t.call(exp, x), t.of(1e-3)), t.gt(x, t.of(-10.0)));
    go("rem", t.eq(t.rem(x, t.of(7.5)), t.of(0.25)), t.gt(x, t.of(100.0)));
    go("hash", t.eq(t.bits(BitsOp.AND, t.call(hash, i), t.of(0xff)), t.of(17)));
    go("hash2", t.eq(t.bits(BitsOp.AND, t.call(hash, i), t.of(0xfff)), t.of(17)), t.gt(i, t.of(1000)));
    go("hash eq pair", t.eq(t.bits(BitsOp.AND, t.call(hash, i), t.of(0xff)), t.bits(BitsOp.AND, t.call(hash, j), t.of(0xff))), t.not(t.eq(i, j)));
    go("long", t.eq(t.add(t.mul(l, t.of(6364136223846793005L)), t.of(1442695040888963407L)), t.of(0x123456789abcdefL)));
    go("long quad", t.eq(t.add(t.mul(l, l), t.of(7L)), t.of(1_000_000_014_000_000_056L)));
    go("long sq", t.eq(t.mul(l, l), t.of(1_000_000_014_000_000_049L)), t.gt(l, t.of(0L)));
    go("(int)(d*100)", t.eq(t.cast(Sort.INT, t.mul(x, t.of(100.0))), t.of(1999)));
    go("(int)(d*100) neq", t.eq(t.cast(Sort.INT, t.mul(x, t.of(100.0))), t.of(1999)), t.not(t.eq(x, t.of(19.99))), t.lt(x, t.of(19.995)));
    go("INTEGER", t.eq(t.add(t.mul(n, n), t.mul(t.integer(-3), o)), t.integer(1)), t.gt(n, t.integer(100)), t.gt(o, t.integer(0)));
    go("pell", t.eq(t.sub(t.mul(n, n), t.mul(t.integer(2), t.mul(o, o))), t.integer(1)), t.gt(n, t.integer(3)), t.gt(o, t.integer(0)));
    go("big product", t.eq(t.mul(n, o), F.constant(Value.of(new java.math.BigInteger("1000000016000000063")))), t.gt(n, t.integer(1)), t.gt(o, n));
    go("or", t.or(t.eq(t.call(sin, x), t.of(2.0)), t.eq(t.mul(i, t.of(7)), t.of(49))), t.gt(x, t.of(0.0)));
    Expr chain = t.of(0);
    for (int c = 0; c < 40; c++) chain = t.ite(t.eq(i, t.of(c * c * 7919 + 13)), t.of(c * 31 % 41), chain);
    go("ite chain", t.eq(chain, t.of(29)));
    go("ite chain sum", t.eq(t.add(chain, j), t.of(29)), t.lt(j, t.of(5)), t.gt(j, t.of(-5)));
    Expr grade = t.ite(t.gt(i, t.of(90)), t.of(1), t.ite(t.gt(i, t.of(80)), t.of(2), t.ite(t.gt(i, t.of(70)), t.of(3), t.of(4))));
    go("grade", t.eq(grade, t.of(3)));
    go("mix5", t.gt(t.add(t.call(sin, x), t.call(cos, y)), t.of(1.9)), t.eq(t.cast(Sort.INT, x), i), t.gt(i, t.of(20)), t.eq(t.bits(BitsOp.XOR, i, j), t.of(0x5a5a)), t.eq(t.add(f, t.of(0.5f)), t.of(3.25f)), t.lt(y, t.neg(x)));
    go("mix5b", t.eq(t.add(t.add(i, j), k), t.of(100)), t.eq(t.mul(i, j), k), t.gt(i, t.of(1)), t.gt(j, t.of(1)), t.lt(i, t.of(50)), t.lt(j, t.of(50)), t.gt(k, t.of(0)), t.gt(t.mul(x, t.toDouble(k)), t.of(1e6)), t.lt(t.mul(x, x), t.of(1e10)), F.eq(F.convert(BitsOp.SIGN_EXTEND, Sort.LONG, k), t.sub(l, t.of(1L << 40))));
    go("tan", t.gt(t.call(tan, x), t.of(1e6)));
    go("log", t.gt(t.call(log, x), t.of(50.0)), t.lt(t.call(log, x), t.of(50.001)));
    go("sqrt", t.eq(t.sqrt(t.add(t.mul(x, x), t.mul(y, y))), t.of(5.0)), t.gt(x, t.of(1.0)), t.gt(y, t.of(1.0)));
    go("x*x==2ish", t.gt(t.mul(x, x), t.of(2.0)), t.lt(t.mul(x, x), t.of(2.0000000000001)));
    go("NaN", t.not(t.eq(x, x)));
    go("inf-inf", t.not(t.eq(t.sub(x, y), t.sub(x, y))), t.eq(x, x), t.eq(y, y));
    go("x+1==x", t.eq(t.add(x, t.of(1.0)), x), t.lt(x, t.of(1e300)));
    go("assoc", t.not(t.eq(t.add(t.add(f, g), h), t.add(f, t.add(g, h)))), t.gt(f, t.of(0f)), t.gt(g, t.of(0f)), t.gt(h, t.of(0f)), t.lt(f, t.of(10f)), t.lt(g, t.of(10f)), t.lt(h, t.of(10f)));
    go("cubic", t.eq(t.add(t.mul(t.mul(i, i), i), t.mul(t.of(5), i)), t.of(0x12345678)));
    go("cubic small", t.eq(t.add(t.mul(t.mul(i, i), i), t.mul(t.of(5), i)), t.of(1018)));
    go("3x+5y", t.eq(t.add(t.mul(t.of(3), i), t.mul(t.of(5), i)), t.of(800)), t.gt(i, t.of(0)), t.lt(i, t.of(1000)));
    go("udiv", t.eq(t.bits(BitsOp.UREM, i, t.of(97)), t.of(31)), t.eq(t.bits(BitsOp.UREM, i, t.of(101)), t.of(77)));
    go("crt3", t.eq(t.bits(BitsOp.UREM, i, t.of(97)), t.of(31)), t.eq(t.bits(BitsOp.UREM, i, t.of(101)), t.of(77)), t.eq(t.bits(BitsOp.UREM, i, t.of(103)), t.of(5)));
    go("hashCode abc", t.eq(t.add(t.mul(t.add(t.mul(i, t.of(31)), j), t.of(31)), k), t.of(96354)), t.gt(i, t.of(96)), t.lt(i, t.of(123)), t.gt(j, t.of(96)), t.lt(j, t.of(123)), t.gt(k, t.of(96)), t.lt(k, t.of(123)));
    go("min neg", t.eq(t.neg(i), i), t.not(t.eq(i, t.of(0))));
    go("overflow", t.lt(t.add(i, j), t.of(0)), t.gt(i, t.of(0)), t.gt(j, t.of(0)));
    go("popcount-like", t.eq(t.bits(BitsOp.AND, i, t.bits(BitsOp.ADD, i, t.of(-1))), t.of(0)), t.gt(i, t.of(1000000)));
    go("kepler", t.eq(t.sub(x, t.mul(t.of(0.3), t.call(sin, x))), t.of(1.0)));
    go("2 eq system", t.eq(t.add(x, y), t.of(10.0)), t.eq(t.sub(x, y), t.of(3.0)));
    go("2 eq system int", t.eq(t.add(i, j), t.of(1000)), t.eq(t.sub(i, j), t.of(300)));
    go("3 eq system", t.eq(t.add(t.add(i, j), k), t.of(1000)), t.eq(t.sub(t.mul(t.of(2), i), j), t.of(300)), t.eq(t.add(t.mul(t.of(3), j), k), t.of(77)));
    go("circle line", t.lt(t.add(t.mul(x, x), t.mul(y, y)), t.of(1.0)), t.gt(t.add(x, y), t.of(1.4)));
    Symbol p = t.intSymbol("p"), q = t.intSymbol("q");
 go("mix5c", t.eq(t.add(t.add(i, j), k), t.of(119)), t.eq(t.mul(i, j), k), t.gt(i, t.of(1)), t.gt(j, t.of(1)), t.lt(i, t.of(50)), t.lt(j, t.of(50)), t.gt(k, t.of(0)), t.gt(t.mul(x, t.toDouble(k)), t.of(1e6)), t.lt(t.mul(x, x), t.of(1e10)), F.eq(F.convert(BitsOp.SIGN_EXTEND, Sort.LONG, k), t.sub(l, t.of(1L << 40))));
 go("magic", t.eq(t.add(t.add(i, j), k), t.of(15)), t.eq(t.add(t.add(p, q), k), t.of(17)), t.eq(t.mul(i, q), t.of(21)), t.gt(i, j), t.gt(j, t.of(0)), t.gt(k, t.of(0)), t.gt(p, t.of(0)));
    go("unsat", t.gt(i, t.of(5)), t.lt(i, t.of(3)));
    go("unsat sin", t.gt(t.call(sin, x), t.of(1.5)));
  }
}
