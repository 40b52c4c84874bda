package dev.clew.app.strings;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.jvm.JvmIntegers;
import dev.clew.solver.jvm.JvmNumerals;
import dev.clew.solver.jvm.JvmPatterns;
import dev.clew.solver.jvm.JvmStringSearch;
import dev.clew.solver.jvm.JvmStrings;
import java.util.List;

/** Path conditions of programs in the literature, as the engine would build them. */
enum SubjectConditions {
  RUNNING_EXAMPLE_BOTH_EQUAL_AND_NOT(false) {
    @Override
    List<Expr> in(Java java) {
      return List.of(
          java.search.startsWith(java.s1, java.text(" ")),
          java.strings.equal(java.s1, java.s2),
          java.not(java.search.endsWith(java.strings.trim(java.s1), java.text("ab"))),
          java.not(java.strings.equal(java.s1, java.s2)),
          java.is(java.search.indexOf(java.s1, java.text("a")), 5));
    }
  },
  RUNNING_EXAMPLE(true) {
    @Override
    List<Expr> in(Java java) {
      return List.of(
          java.search.startsWith(java.s1, java.text(" ")),
          java.strings.equal(java.s1, java.s2),
          java.search.endsWith(java.strings.trim(java.s1), java.text("ab")),
          java.is(java.search.indexOf(java.s1, java.text("a")), 5));
    }
  },
  FIRST_EXTREME(false) {
    @Override
    List<Expr> in(Java java) {
      Expr s0 = java.s1;
      return List.of(
          java.strings.substringDomain(s0, java.x),
          java.strings.equal(java.strings.substring(s0, java.x), java.text("}")),
          java.not(java.search.endsWith(s0, java.text("}"))),
          java.search.endsWith(s0, java.s2));
    }
  },
  SECOND_EXTREME(false) {
    @Override
    List<Expr> in(Java java) {
      return List.of(
          java.not(java.search.contains(java.s1, java.text("%"))),
          java.search.endsWith(java.s2, java.text("%")),
          java.search.contains(java.text("ZF(@"), java.s2));
    }
  },
  ORDERING_CYCLE(false) {
    @Override
    List<Expr> in(Java java) {
      return List.of(
          java.less(java.s1, java.s2), java.less(java.s2, java.s3), java.less(java.s3, java.s1));
    }
  },
  FORMAT_CHECK(true) {
    @Override
    List<Expr> in(Java java) {
      return java.formatCheck("-\\d+,\\d{3}");
    }
  },
  /** What comes after the last comma is no small number, or the format is right. */
  FORMAT_CHECK_THAT_TAKES_ALL(false) {
    @Override
    List<Expr> in(Java java) {
      return java.formatCheck("(?s)-.*");
    }
  },
  SUBSTRING(true) {
    @Override
    List<Expr> in(Java java) {
      Expr rest = java.strings.substring(java.s1, java.number(2));
      return List.of(
          java.strings.substringDomain(java.s1, java.number(2)),
          java.search.startsWith(rest, java.text("abc")));
    }
  },
  SUBSTRING_OF_TWO_PREFIXES(false) {
    @Override
    List<Expr> in(Java java) {
      Expr rest = java.strings.substring(java.s1, java.number(2));
      return List.of(
          java.strings.substringDomain(java.s1, java.number(2)),
          java.search.startsWith(rest, java.text("abc")),
          java.search.startsWith(rest, java.text("b")));
    }
  },
  SITE_EXEC_THREAT_WITHOUT_SPACE(true) {
    @Override
    List<Expr> in(Java java) {
      return java.siteExec(false, true);
    }
  },
  SITE_EXEC_THREAT_WITH_SPACE(true) {
    @Override
    List<Expr> in(Java java) {
      return java.siteExec(true, true);
    }
  },
  SITE_EXEC_EXECUTED(true) {
    @Override
    List<Expr> in(Java java) {
      return java.siteExec(true, false);
    }
  },
  EASY_CHAIR_ACCEPTED(true) {
    @Override
    List<Expr> in(Java java) {
      return java.easyChair(true, "google.com");
    }
  },
  EASY_CHAIR_ACCEPTED_WITHOUT_WWW(true) {
    @Override
    List<Expr> in(Java java) {
      return java.easyChair(false, "live.com");
    }
  },
  EASY_CHAIR_WITH_AND_WITHOUT_WWW(false) {
    @Override
    List<Expr> in(Java java) {
      return java.easyChair(false, "www.google.com");
    }
  };

  private final boolean satisfiable;

  SubjectConditions(boolean satisfiable) {
    this.satisfiable = satisfiable;
  }

  boolean isSatisfiable() {
    return satisfiable;
  }

  abstract List<Expr> in(Java java);

  /** The terms that these conditions are made of. */
  static final class Java {
    private final ExprFactory terms;
    private final JvmStrings strings;
    private final JvmStringSearch search;
    private final JvmIntegers ints;
    private final Expr s1;
    private final Expr s2;
    private final Expr s3;
    private final Expr x;

    Java(ExprFactory terms) {
      this.terms = terms;
      strings = new JvmStrings(terms);
      search = new JvmStringSearch(terms);
      ints = new JvmIntegers(terms);
      s1 = terms.symbol("s1", Sort.STRING);
      s2 = terms.symbol("s2", Sort.STRING);
      s3 = terms.symbol("s3", Sort.STRING);
      x = terms.symbol("x", Sort.INT);
    }

    private Expr text(String value) {
      return terms.string(value);
    }

    private Expr number(int value) {
      return terms.intConst(value);
    }

    private Expr not(Expr condition) {
      return terms.not(condition);
    }

    private Expr is(Expr value, int expected) {
      return ints.eq(value, number(expected));
    }

    private Expr less(Expr left, Expr right) {
      return ints.lt(strings.compareTo(left, right), number(0));
    }

    private List<Expr> formatCheck(String format) {
      JvmNumerals numerals = new JvmNumerals(terms);
      Expr ten = number(10);
      Expr comma = search.lastIndexOf(s1, text(","));
      Expr rest = strings.substring(s1, ints.add(comma, number(1)));
      return List.of(
          strings.charAtDomain(s1, number(0)),
          terms.eq(strings.charAt(s1, number(0)), terms.bits(Sort.CHAR, '-')),
          not(new JvmPatterns(terms).matches(s1, format, 0)),
          not(is(comma, -1)),
          numerals.parseDomain(32, rest, ten),
          ints.ge(numerals.parse(Sort.INT, rest, ten), number(100)));
    }

    private List<Expr> siteExec(boolean space, boolean threat) {
      Expr path = text("/home/ftp/bin");
      Expr sp = search.indexOf(s1, text(" "));
      Expr j = space ? search.lastIndexOf(s1, text("/"), sp) : search.lastIndexOf(s1, text("/"));
      Expr result = strings.substring(s1, j);
      Expr dangerous = search.contains(strings.concat(path, result), text("%n"));
      return List.of(
          space ? not(is(sp, -1)) : is(sp, -1),
          strings.substringDomain(s1, j),
          ints.le(ints.add(strings.length(result), strings.length(path)), number(32)),
          threat ? dangerous : not(dangerous));
    }

    private List<Expr> easyChair(boolean www, String expected) {
      Expr last = search.lastIndexOf(s1, text("/"));
      Expr query = strings.substring(s1, ints.add(last, number(1)));
      Expr host = strings.substring(s1, number(7), last);
      Expr prefixed = search.startsWith(host, text("www."));
      Expr checked = www ? strings.substring(host, number(4)) : host;
      return List.of(
          ints.ge(last, number(0)),
          search.contains(query, text("EasyChair")),
          search.startsWith(s1, text("http://")),
          strings.substringDomain(s1, number(7), last),
          www ? prefixed : not(prefixed),
          strings.equal(checked, text(expected)));
    }
  }
}
