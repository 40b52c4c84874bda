package dev.clew.smt.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.smt.process.SmtEngine;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringEncoding;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.Language;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What an operator says of being known in SMT-LIB is so. */
class StringEncodingsTest {

  private final ExprFactory terms = new ExprFactory(Rewriter.NONE);

  private Expr condition(StringOp op) {
    Expr[] args =
        IntStream.range(0, op.arity())
            .mapToObj(place -> argument(op.parameter(place), place))
            .toArray(Expr[]::new);
    Expr term =
        op == StringOp.PARSE_FLOAT ? terms.convert(op, Sort.DOUBLE, args) : terms.apply(op, args);
    return term.sort().equals(Sort.BOOL) ? term : terms.eq(term, terms.symbol("y", term.sort()));
  }

  /** Numbers are 10, so that a radix is one that SMT-LIB has. */
  private Expr argument(Sort sort, int place) {
    if (sort.equals(Sort.LANGUAGE)) {
      return terms.language(Language.word("ab"));
    }
    boolean known = place > 0 && sort.equals(Sort.INTEGER);
    return known ? terms.integerConst(10) : terms.symbol("x" + place, sort);
  }

  @ParameterizedTest
  @EnumSource
  void whatIsATermIsExact(StringOp op) {
    ConjunctText fragment = SmtEncoder.encode(condition(op), SmtEngine.CVC5);
    if (op.isIn(StringEncoding.SMT_TERM)) {
      assertThat(fragment.approximations()).isEmpty();
    }
  }

  /** Z3 lacks some of the terms, which then are facts for it. */
  @ParameterizedTest
  @EnumSource
  void whatListsFactsHasThem(StringOp op) {
    ConjunctText fragment = SmtEncoder.encode(condition(op), SmtEngine.Z3);
    boolean known = op.isIn(StringEncoding.SMT_TERM) || op.isIn(StringEncoding.SMT_FACTS);
    assertThat(known || !fragment.approximations().isEmpty()).as("%s is open", op).isTrue();
  }
}
