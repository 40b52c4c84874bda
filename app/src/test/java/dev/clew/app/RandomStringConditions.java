package dev.clew.app;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.List;
import java.util.Random;

/** Random conditions on strings and positions in them. */
final class RandomStringConditions {

  private static final List<String> WORDS = List.of("", "a", "b", "c", "ab", "ba", "bc", "aa");

  private final ExprFactory factory;
  private final Random random;
  private final List<Symbol> strings;
  private final List<Symbol> positions;

  RandomStringConditions(
      ExprFactory factory, Random random, List<Symbol> strings, List<Symbol> positions) {
    this.factory = factory;
    this.random = random;
    this.strings = strings;
    this.positions = positions;
  }

  Expr condition(int depth) {
    Expr atom = atom(depth);
    return switch (random.nextInt(6)) {
      case 0, 1 -> factory.not(atom);
      case 2 -> factory.or(atom, atom(depth - 1));
      default -> atom;
    };
  }

  private Expr atom(int depth) {
    return switch (random.nextInt(11)) {
      case 0 -> factory.eq(string(depth), string(depth - 1));
      case 1 -> factory.apply(StringOp.CONTAINS, string(depth), string(depth - 1));
      case 2 -> factory.apply(StringOp.STARTS_WITH, string(depth), string(depth - 1));
      case 3 -> factory.apply(StringOp.ENDS_WITH, string(depth), string(depth - 1));
      case 4 -> factory.apply(StringOp.LESS, string(depth), string(depth - 1));
      case 5 -> factory.apply(StringOp.LESS_EQ, string(depth - 1), string(depth));
      case 6, 7 -> factory.apply(StringOp.IN, string(depth - 1), factory.language(language(2)));
      case 8 -> factory.apply(IntegerOp.LT, integer(depth), integer(depth - 1));
      case 9 -> factory.apply(BitsOp.SLT, machine(depth), factory.intConst(random.nextInt(4)));
      default -> factory.eq(integer(depth), integer(depth - 1));
    };
  }

  private Expr machine(int depth) {
    return factory.convert(BitsOp.FROM_INTEGER, Sort.INT, integer(depth));
  }

  private Expr string(int depth) {
    if (depth <= 0 || random.nextInt(3) == 0) {
      return random.nextInt(3) == 0
          ? factory.string(WORDS.get(random.nextInt(WORDS.size())))
          : strings.get(random.nextInt(strings.size()));
    }
    Expr text = string(depth - 1);
    return switch (random.nextInt(9)) {
      case 0, 1 -> factory.apply(StringOp.CONCAT, text, string(depth - 1));
      case 2, 3 -> factory.apply(StringOp.SLICE, text, integer(depth - 1), integer(depth - 1));
      case 4 -> factory.apply(StringOp.REPLACE_ONE, text, string(0), string(0));
      case 5 -> factory.apply(StringOp.REPLACE_ALL, text, string(0), string(0));
      case 6 -> factory.apply(StringOp.REVERSE, text);
      case 7 -> factory.ite(atom(depth - 1), text, string(depth - 1));
      default -> factory.apply(StringOp.INTERSPERSE, text, string(0));
    };
  }

  private Expr integer(int depth) {
    if (depth <= 0 || random.nextInt(4) == 0) {
      return !positions.isEmpty() && random.nextBoolean()
          ? factory.apply(BitsOp.SIGNED_VALUE, positions.get(random.nextInt(positions.size())))
          : factory.integerConst(random.nextInt(5) - 1);
    }
    return switch (random.nextInt(8)) {
      case 0, 1 -> factory.apply(StringOp.LENGTH, string(depth - 1));
      case 2 -> factory.apply(StringOp.INDEX_OF, string(depth - 1), string(0), integer(depth - 1));
      case 3 ->
          factory.apply(StringOp.LAST_INDEX_OF, string(depth - 1), string(0), integer(depth - 1));
      case 4 -> factory.apply(StringOp.COMPARE, string(depth - 1), string(0));
      case 5 ->
          factory.apply(
              random.nextBoolean() ? IntegerOp.ADD : IntegerOp.MUL,
              integer(depth - 1),
              integer(depth - 1));
      case 6 ->
          factory.apply(
              random.nextBoolean() ? IntegerOp.DIV : IntegerOp.MOD,
              integer(depth - 1),
              integer(depth - 1));
      default -> factory.apply(StringOp.CODE_AT, string(depth - 1), integer(depth - 1));
    };
  }

  private Language language(int depth) {
    if (depth == 0) {
      return random.nextBoolean()
          ? Language.word(WORDS.get(random.nextInt(WORDS.size())))
          : Language.chars(CharSet.range('a', random.nextBoolean() ? 'b' : 'z'));
    }
    Language part = language(depth - 1);
    return switch (random.nextInt(7)) {
      case 0 -> Language.sequence(part, language(depth - 1));
      case 1 -> Language.choice(part, language(depth - 1));
      case 2 -> Language.star(part);
      case 3 -> Language.loop(part, random.nextInt(3), 2 + random.nextInt(2));
      case 4 -> Language.both(part, language(depth - 1));
      case 5 -> Language.sequence(Language.not(part), language(0));
      default -> Language.not(part);
    };
  }
}
