package dev.clew.solver.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import org.junit.jupiter.api.Test;

/** What a text is copied through, a buffer of some size, leaves no trace in conditions. */
class SplitChoiceTest {

  private final ExprFactory f = Simplifier.factory();
  private final Expr s = f.symbol("s", Sort.STRING);
  private final Expr length = f.apply(StringOp.LENGTH, s);
  private final Expr room = f.integerConst(16_384);
  private final Expr count = f.ite(f.apply(IntegerOp.LE, length, room), length, room);

  @Test
  void theLesserOfTwoNumbersIsComparedByComparingThem() {
    assertThat(f.apply(IntegerOp.LT, f.integerConst(3), count))
        .isSameAs(f.apply(IntegerOp.LT, f.integerConst(3), length));
    assertThat(f.apply(IntegerOp.LE, count, length)).isSameAs(f.bool(true));
    assertThat(f.apply(IntegerOp.LE, count, room)).isSameAs(f.bool(true));
    assertThat(f.eq(count, f.integerConst(7))).isSameAs(f.eq(length, f.integerConst(7)));
  }

  @Test
  void aUnitOfWhatHasRoomIsOneOfTheText() {
    Expr part = f.apply(StringOp.SLICE, s, f.integerConst(0), count);

    assertThat(f.apply(StringOp.CODE_AT, part, f.integerConst(5)))
        .isSameAs(f.apply(StringOp.CODE_AT, s, f.integerConst(5)));
    assertThat(f.apply(StringOp.CODE_AT, part, room).is(StringOp.CODE_AT)).isTrue();
    assertThat(f.apply(StringOp.CODE_AT, part, room).arg(0)).isSameAs(part);
  }

  @Test
  void aComparisonThatSaysAllOfAnotherIsBoth() {
    Expr n = f.symbol("n", Sort.INT);
    Expr more = f.apply(BitsOp.SLT, f.intConst(3), n);
    Expr muchMore = f.apply(BitsOp.SLT, f.intConst(30), n);
    Expr none = f.apply(BitsOp.SLT, n, f.intConst(-3));

    assertThat(f.and(more, muchMore)).isSameAs(muchMore);
    assertThat(f.or(more, muchMore)).isSameAs(more);
    assertThat(f.and(more, none)).isSameAs(f.bool(false));
    assertThat(f.or(f.not(none), f.not(more))).isSameAs(f.bool(true));
  }

  @Test
  void noUnitIsMoreThanTheLargest() {
    Expr unit = f.apply(StringOp.CODE_AT, s, f.integerConst(0));

    assertThat(f.apply(IntegerOp.LT, unit, f.integerConst(65_536))).isSameAs(f.bool(true));
    assertThat(f.apply(IntegerOp.LE, unit, f.integerConst(65_534)).is(IntegerOp.LE)).isTrue();
  }

  @Test
  void lengthsAndCodesOfSmtLibMayExceedThoseOfJava() {
    Expr length = f.apply(StringOp.LENGTH, s);
    Expr code = f.apply(StringOp.TO_CODE, s);

    assertThat(f.apply(IntegerOp.LT, f.integerConst(Integer.MAX_VALUE), length))
        .isNotSameAs(f.bool(false));
    assertThat(
            f.and(
                f.apply(IntegerOp.LT, f.integerConst(Integer.MAX_VALUE), length),
                f.apply(IntegerOp.LT, f.integerConst(5), length)))
        .isNotSameAs(f.bool(false));
    assertThat(f.apply(IntegerOp.LT, f.integerConst(65_535), code)).isNotSameAs(f.bool(false));
  }
}
