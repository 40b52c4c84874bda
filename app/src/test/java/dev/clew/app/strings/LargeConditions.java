package dev.clew.app.strings;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Conditions that are large, deep or blow up, and whether they can hold. */
enum LargeConditions {
  /** A megabyte of conjuncts about many strings. */
  MANY_CONJUNCTS(true) {
    @Override
    List<Expr> in(ExprFactory f) {
      List<Expr> all = new ArrayList<>();
      for (int i = 0; i < 20_000; i++) {
        Expr s = f.symbol("s" + i / 4, Sort.STRING);
        all.add(
            switch (i % 4) {
              case 0 -> f.apply(StringOp.STARTS_WITH, s, f.string("a" + i));
              case 1 -> f.apply(StringOp.CONTAINS, s, f.string("b"));
              case 2 -> f.not(f.apply(StringOp.ENDS_WITH, s, f.string("c")));
              default -> longerThan(f, s, 9);
            });
      }
      return all;
    }
  },
  MANY_CONJUNCTS_ABOUT_ONE_STRING(true) {
    @Override
    List<Expr> in(ExprFactory f) {
      List<Expr> all = new ArrayList<>();
      for (int i = 0; i < 20_000; i++) {
        all.add(f.not(f.eq(s(f), f.string("a" + i))));
      }
      return all;
    }
  },
  CONTRADICTION_AMONG_MANY(false) {
    @Override
    List<Expr> in(ExprFactory f) {
      List<Expr> all = new ArrayList<>(MANY_CONJUNCTS_ABOUT_ONE_STRING.in(f));
      all.add(f.eq(s(f), f.string("a777")));
      return all;
    }
  },
  LONG_CONCATENATION(true) {
    @Override
    List<Expr> in(ExprFactory f) {
      Expr whole = f.string("");
      for (int i = 0; i < 50_000; i++) {
        Expr part = i % 2 == 0 ? f.symbol("s" + i, Sort.STRING) : f.string("b" + i);
        whole = f.apply(StringOp.CONCAT, whole, part);
      }
      return List.of(f.apply(StringOp.CONTAINS, whole, f.string("xyz")));
    }
  },
  LONG_LITERAL(true) {
    @Override
    List<Expr> in(ExprFactory f) {
      String literal = "ab".repeat(500_000);
      return List.of(
          f.eq(f.apply(StringOp.CONCAT, s(f), f.symbol("t", Sort.STRING)), f.string(literal)),
          longerThan(f, s(f), 10));
    }
  },
  LONG_LITERAL_THAT_DIFFERS(false) {
    @Override
    List<Expr> in(ExprFactory f) {
      String literal = "ab".repeat(500_000);
      return List.of(
          f.apply(StringOp.STARTS_WITH, s(f), f.string(literal + "a")),
          f.apply(StringOp.STARTS_WITH, s(f), f.string(literal + "b")));
    }
  },
  /** The complement of a language whose deterministic automaton has a billion states. */
  EXPLODING_LANGUAGE(true) {
    @Override
    List<Expr> in(ExprFactory f) {
      return List.of(
          f.not(f.apply(StringOp.IN, s(f), f.language(EXPLODING))), longerThan(f, s(f), 40));
    }
  },
  EXPLODING_LANGUAGES(null) {
    @Override
    List<Expr> in(ExprFactory f) {
      Language letters = Language.star(Language.chars(CharSet.of("ab")));
      Language other =
          Language.sequence(
              letters, Language.word("b"), Language.loop(Language.chars(CharSet.of("ab")), 30, 30));
      Expr t = f.symbol("t", Sort.STRING);
      Expr both = f.apply(StringOp.CONCAT, s(f), t);
      return List.of(
          f.not(f.apply(StringOp.IN, both, f.language(EXPLODING))),
          f.not(f.apply(StringOp.IN, both, f.language(other))),
          f.apply(StringOp.IN, both, f.language(letters)),
          longerThan(f, t, 40));
    }
  },
  DEEP_CONCATENATION(true) {
    @Override
    List<Expr> in(ExprFactory f) {
      Expr whole = s(f);
      for (int i = 0; i < 5_000; i++) {
        Expr unit = f.string(i % 3 == 0 ? "a" : "b");
        whole =
            i % 2 == 0
                ? f.apply(StringOp.CONCAT, unit, whole)
                : f.apply(StringOp.CONCAT, whole, unit);
      }
      return List.of(f.apply(StringOp.CONTAINS, whole, f.string("abc")));
    }
  },
  DEEP_CHOICE(true) {
    @Override
    List<Expr> in(ExprFactory f) {
      Expr chosen = f.string("");
      for (int i = 0; i < 5_000; i++) {
        Expr condition = f.apply(StringOp.STARTS_WITH, s(f), f.string("k" + i));
        chosen = f.ite(condition, f.string("v" + i), chosen);
      }
      return List.of(f.eq(chosen, f.string("v2500")));
    }
  },
  DEEP_OPERATORS(null) {
    @Override
    List<Expr> in(ExprFactory f) {
      Expr chosen = s(f);
      for (int i = 0; i < 5_000; i++) {
        chosen =
            i % 2 == 0
                ? f.apply(StringOp.REPLACE_ONE, chosen, f.string("a" + i), f.string("b"))
                : f.apply(StringOp.SLICE, chosen, f.integerConst(0), f.integerConst(i + 9));
      }
      return List.of(f.eq(chosen, f.string("bb")));
    }
  };

  private static final Language EXPLODING =
      Language.sequence(
          Language.star(Language.chars(CharSet.of("ab"))),
          Language.word("a"),
          Language.loop(Language.chars(CharSet.of("ab")), 30, 30));

  private final @Nullable Boolean satisfiable;

  LargeConditions(@Nullable Boolean satisfiable) {
    this.satisfiable = satisfiable;
  }

  /** Null where nobody looked. */
  @Nullable Boolean satisfiable() {
    return satisfiable;
  }

  abstract List<Expr> in(ExprFactory f);

  static Expr s(ExprFactory f) {
    return f.symbol("s", Sort.STRING);
  }

  private static Expr longerThan(ExprFactory f, Expr s, int length) {
    return f.apply(IntegerOp.LT, f.integerConst(length), f.apply(StringOp.LENGTH, s));
  }
}
