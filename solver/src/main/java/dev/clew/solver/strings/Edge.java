package dev.clew.solver.strings;

import dev.clew.solver.automata.Nfa;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.List;
import java.util.function.UnaryOperator;

/** One thing that holds between strings and numbers of a graph. */
sealed interface Edge {

  /** The same with every strand replaced. */
  Edge map(UnaryOperator<Strand> change);

  record Equal(Strand left, Strand right) implements Edge {
    @Override
    public Equal map(UnaryOperator<Strand> change) {
      return new Equal(change.apply(left), change.apply(right));
    }
  }

  record Differ(Strand left, Strand right) implements Edge {
    @Override
    public Differ map(UnaryOperator<Strand> change) {
      return new Differ(change.apply(left), change.apply(right));
    }
  }

  /** The strand is a word of the language. */
  record Member(Strand strand, Language language) implements Edge {
    @Override
    public Member map(UnaryOperator<Strand> change) {
      return new Member(change.apply(strand), language);
    }
  }

  /** The strand is accepted by an automaton. */
  record Accepted(Strand strand, Nfa nfa) implements Edge {
    @Override
    public Accepted map(UnaryOperator<Strand> change) {
      return new Accepted(change.apply(strand), nfa);
    }
  }

  /** The strand is a part of a known string. */
  record PartOf(Strand strand, String whole) implements Edge {
    @Override
    public PartOf map(UnaryOperator<Strand> change) {
      return new PartOf(change.apply(strand), whole);
    }
  }

  /** The part occurs somewhere in the strand. */
  record Has(Strand strand, Strand part) implements Edge {
    @Override
    public Has map(UnaryOperator<Strand> change) {
      return new Has(change.apply(strand), change.apply(part));
    }
  }

  /** The part occurs nowhere in the strand. */
  record Lacks(Strand strand, Strand part) implements Edge {
    @Override
    public Lacks map(UnaryOperator<Strand> change) {
      return new Lacks(change.apply(strand), change.apply(part));
    }
  }

  /** The strand does not start (or end) with the part. */
  record Unlike(Strand strand, Strand part, boolean atStart) implements Edge {
    @Override
    public Unlike map(UnaryOperator<Strand> change) {
      return new Unlike(change.apply(strand), change.apply(part), atStart);
    }
  }

  /**
   * The result is so many units of the strand from an offset on, as {@code str.substr} has it.
   *
   * @param toEnd whether the count is known to be all that there are, so that the result is an end
   *     of the strand
   */
  record Slice(Strand result, Strand strand, Expr offset, Expr count, boolean toEnd)
      implements Edge {
    @Override
    public Slice map(UnaryOperator<Strand> change) {
      return new Slice(change.apply(result), change.apply(strand), offset, count, toEnd);
    }

    /** Whether the offset is known to be zero, so that the result is a start of the strand. */
    boolean isAtStart() {
      return offset instanceof Const known && known.value().asInteger().signum() == 0;
    }
  }

  /** The unit at a position; 0 where there is none. */
  record CodeAt(Expr result, Strand strand, Expr position) implements Edge {
    @Override
    public CodeAt map(UnaryOperator<Strand> change) {
      return new CodeAt(result, change.apply(strand), position);
    }
  }

  /** The unit at a position, if there is one, is of the set. */
  record UnitIn(Strand strand, Expr position, CharSet set) implements Edge {
    @Override
    public UnitIn map(UnaryOperator<Strand> change) {
      return new UnitIn(change.apply(strand), position, set);
    }
  }

  /** Two units, where both exist, are the same, or are not. */
  record UnitsAlike(Strand left, Expr leftPosition, Strand right, Expr rightPosition, boolean alike)
      implements Edge {
    @Override
    public UnitsAlike map(UnaryOperator<Strand> change) {
      return new UnitsAlike(
          change.apply(left), leftPosition, change.apply(right), rightPosition, alike);
    }
  }

  /** Where the part is first found from the start on, or last found before it. */
  record Found(Expr result, Strand strand, Strand part, Expr start, boolean last) implements Edge {
    @Override
    public Found map(UnaryOperator<Strand> change) {
      return new Found(result, change.apply(strand), change.apply(part), start, last);
    }
  }

  /** The strand without blanks at its ends. */
  record Trimmed(Strand result, Strand strand, CharSet blanks, boolean front, boolean back)
      implements Edge {
    @Override
    public Trimmed map(UnaryOperator<Strand> change) {
      return new Trimmed(change.apply(result), change.apply(strand), blanks, front, back);
    }
  }

  /** The left is before the right, or the same where that is allowed. */
  record Order(Strand left, Strand right, boolean strict) implements Edge {
    @Override
    public Order map(UnaryOperator<Strand> change) {
      return new Order(change.apply(left), change.apply(right), strict);
    }
  }

  /** The number that the strand stands for: {@link StringOp#TO_INT} or {@link StringOp#PARSE}. */
  record Parsed(Expr result, Strand strand, StringOp op, int radix) implements Edge {
    @Override
    public Parsed map(UnaryOperator<Strand> change) {
      return new Parsed(result, change.apply(strand), op, radix);
    }
  }

  /** The strand that a number is written as. */
  record Written(Strand result, Expr number, StringOp op, int radix) implements Edge {
    @Override
    public Written map(UnaryOperator<Strand> change) {
      return new Written(change.apply(result), number, op, radix);
    }
  }

  /** The result, unit by unit, is the strand's lower or upper case where that is so simple. */
  record Cased(Strand result, Strand strand, StringOp op) implements Edge {
    @Override
    public Cased map(UnaryOperator<Strand> change) {
      return new Cased(change.apply(result), change.apply(strand), op);
    }
  }

  /** Any other operator; known only when all operands are. */
  record Computed(Operand result, StringOp op, List<Operand> operands) implements Edge {
    @Override
    public Computed map(UnaryOperator<Strand> change) {
      return new Computed(
          result.map(change), op, operands.stream().map(one -> one.map(change)).toList());
    }
  }
}
