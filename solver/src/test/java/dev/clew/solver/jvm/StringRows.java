package dev.clew.solver.jvm;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.List;
import java.util.Locale;

/** The methods of strings. */
final class StringRows {

  private StringRows() {}

  static List<StringRow> strings() {
    return List.of(
        StringRow.of("length", "s", (on, e) -> on.strings().length(e[0]), a -> v(a.s(0).length())),
        StringRow.of(
            "isEmpty", "s", (on, e) -> on.strings().isEmpty(e[0]), a -> v(a.s(0).isEmpty())),
        StringRow.of(
            "isBlank", "s", (on, e) -> on.strings().isBlank(e[0]), a -> v(a.s(0).isBlank())),
        StringRow.of(
            "charAt",
            "si",
            (on, e) -> on.strings().charAt(e[0], e[1]),
            (on, e) -> on.strings().charAtDomain(e[0], e[1]),
            a -> v(a.s(0).charAt(a.i(1)))),
        StringRow.of(
            "codePointAt",
            "si",
            (on, e) -> on.strings().codePointAt(e[0], e[1]),
            (on, e) -> on.strings().charAtDomain(e[0], e[1]),
            a -> v(a.s(0).codePointAt(a.i(1)))),
        StringRow.of(
            "codePointBefore",
            "si",
            (on, e) -> on.strings().codePointBefore(e[0], e[1]),
            (on, e) -> on.strings().codePointBeforeDomain(e[0], e[1]),
            a -> v(a.s(0).codePointBefore(a.i(1)))),
        StringRow.of(
            "substring(i)",
            "si",
            (on, e) -> on.strings().substring(e[0], e[1]),
            (on, e) -> on.strings().substringDomain(e[0], e[1]),
            a -> v(a.s(0).substring(a.i(1)))),
        StringRow.of(
            "substring(i, j)",
            "sii",
            (on, e) -> on.strings().substring(e[0], e[1], e[2]),
            (on, e) -> on.strings().substringDomain(e[0], e[1], e[2]),
            a -> v(a.s(0).substring(a.i(1), a.i(2)))),
        StringRow.of(
            "subSequence",
            "sii",
            (on, e) -> on.strings().substring(e[0], e[1], e[2]),
            (on, e) -> on.strings().substringDomain(e[0], e[1], e[2]),
            a -> v(a.s(0).subSequence(a.i(1), a.i(2)).toString())),
        StringRow.of(
            "concat",
            "ss",
            (on, e) -> on.strings().concat(e[0], e[1]),
            a -> v(a.s(0).concat(a.s(1)))),
        StringRow.of(
            "equals",
            "ss",
            (on, e) -> on.strings().equal(e[0], e[1]),
            a -> v(a.s(0).equals(a.s(1)))),
        StringRow.of(
            "equalsIgnoreCase",
            "ss",
            (on, e) -> on.strings().equalsIgnoreCase(e[0], e[1]),
            a -> v(a.s(0).equalsIgnoreCase(a.s(1)))),
        StringRow.of(
            "compareTo",
            "ss",
            (on, e) -> on.strings().compareTo(e[0], e[1]),
            a -> v(a.s(0).compareTo(a.s(1)))),
        StringRow.of(
            "compareToIgnoreCase",
            "ss",
            (on, e) -> on.strings().compareToIgnoreCase(e[0], e[1]),
            a -> v(a.s(0).compareToIgnoreCase(a.s(1)))),
        StringRow.of("trim", "s", (on, e) -> on.strings().trim(e[0]), a -> v(a.s(0).trim())),
        StringRow.of("strip", "s", (on, e) -> on.strings().strip(e[0]), a -> v(a.s(0).strip())),
        StringRow.of(
            "stripLeading",
            "s",
            (on, e) -> on.strings().stripLeading(e[0]),
            a -> v(a.s(0).stripLeading())),
        StringRow.of(
            "stripTrailing",
            "s",
            (on, e) -> on.strings().stripTrailing(e[0]),
            a -> v(a.s(0).stripTrailing())),
        StringRow.of(
            "toLowerCase",
            "s",
            (on, e) -> on.strings().toLowerCase(e[0]),
            a -> v(a.s(0).toLowerCase(Locale.ROOT))),
        StringRow.of(
            "toUpperCase",
            "s",
            (on, e) -> on.strings().toUpperCase(e[0]),
            a -> v(a.s(0).toUpperCase(Locale.ROOT))),
        StringRow.of(
            "replace(char, char)",
            "scc",
            (on, e) -> on.strings().replaceChar(e[0], e[1], e[2]),
            a -> v(a.s(0).replace(a.c(1), a.c(2)))),
        StringRow.of(
            "replace",
            "sss",
            (on, e) -> on.strings().replace(e[0], e[1], e[2]),
            a -> v(a.s(0).replace(a.s(1), a.s(2)))),
        StringRow.of(
            "repeat",
            "si",
            (on, e) -> on.strings().repeat(e[0], e[1]),
            (on, e) -> on.strings().repeatDomain(e[1]),
            a -> v(a.s(0).repeat(small(a.i(1))))),
        StringRow.of(
            "reverse",
            "s",
            (on, e) -> on.strings().reverse(e[0]),
            a -> v(new StringBuilder(a.s(0)).reverse().toString())),
        StringRow.of(
            "hashCode", "s", (on, e) -> on.strings().hash(e[0]), a -> v(a.s(0).hashCode())),
        StringRow.of(
            "valueOf(boolean)",
            "z",
            (on, e) -> on.strings().ofBoolean(e[0]),
            a -> v(String.valueOf(a.z(0)))),
        StringRow.of(
            "valueOf(char)",
            "c",
            (on, e) -> on.strings().ofChar(e[0]),
            a -> v(String.valueOf(a.c(0)))),
        StringRow.of(
            "Character.toString(int)",
            "i",
            (on, e) -> on.strings().ofCodePoint(e[0]),
            (on, e) -> on.strings().ofCodePointDomain(e[0]),
            a -> v(Character.toString(a.i(0)))),
        StringRow.of(
            "insert",
            "sis",
            (on, e) -> on.strings().insert(e[0], e[1], e[2]),
            (on, e) -> on.strings().substringDomain(e[0], e[1]),
            a -> v(new StringBuilder(a.s(0)).insert(a.i(1), a.s(2)).toString())),
        StringRow.of(
            "deleteCharAt",
            "si",
            (on, e) -> on.strings().deleteCharAt(e[0], e[1]),
            (on, e) -> on.strings().charAtDomain(e[0], e[1]),
            a -> v(new StringBuilder(a.s(0)).deleteCharAt(a.i(1)).toString())),
        StringRow.of(
            "setCharAt",
            "sic",
            (on, e) -> on.strings().withCharAt(e[0], e[1], e[2]),
            (on, e) -> on.strings().charAtDomain(e[0], e[1]),
            a -> v(withCharAt(a.s(0), a.i(1), a.c(2)))));
  }

  static List<StringRow> search() {
    return List.of(
        StringRow.of(
            "contains",
            "ss",
            (on, e) -> on.search().contains(e[0], e[1]),
            a -> v(a.s(0).contains(a.s(1)))),
        StringRow.of(
            "startsWith",
            "ss",
            (on, e) -> on.search().startsWith(e[0], e[1]),
            a -> v(a.s(0).startsWith(a.s(1)))),
        StringRow.of(
            "endsWith",
            "ss",
            (on, e) -> on.search().endsWith(e[0], e[1]),
            a -> v(a.s(0).endsWith(a.s(1)))),
        StringRow.of(
            "indexOf",
            "ss",
            (on, e) -> on.search().indexOf(e[0], e[1]),
            a -> v(a.s(0).indexOf(a.s(1)))),
        StringRow.of(
            "lastIndexOf",
            "ss",
            (on, e) -> on.search().lastIndexOf(e[0], e[1]),
            a -> v(a.s(0).lastIndexOf(a.s(1)))),
        StringRow.of(
            "startsWith(s, i)",
            "ssi",
            (on, e) -> on.search().startsWith(e[0], e[1], e[2]),
            a -> v(a.s(0).startsWith(a.s(1), a.i(2)))),
        StringRow.of(
            "startsWith(ab, i)",
            "si",
            (on, e) -> on.search().startsWith(e[0], on.factory().string("ab"), e[1]),
            a -> v(a.s(0).startsWith("ab", a.i(1)))),
        StringRow.of(
            "indexOf(s, i)",
            "ssi",
            (on, e) -> on.search().indexOf(e[0], e[1], e[2]),
            a -> v(a.s(0).indexOf(a.s(1), a.i(2)))),
        StringRow.of(
            "indexOf(int)",
            "si",
            (on, e) -> on.search().indexOfCodePoint(e[0], e[1]),
            a -> v(a.s(0).indexOf(a.i(1)))),
        StringRow.of(
            "indexOf(int, i)",
            "sii",
            (on, e) -> on.search().indexOfCodePoint(e[0], e[1], e[2]),
            a -> v(a.s(0).indexOf(a.i(1), a.i(2)))),
        StringRow.of(
            "indexOf(char, i)",
            "sci",
            (on, e) -> on.search().indexOfCodePoint(e[0], promoted(on, e[1]), e[2]),
            a -> v(a.s(0).indexOf(a.c(1), a.i(2)))),
        StringRow.of(
            "lastIndexOf(s, i)",
            "ssi",
            (on, e) -> on.search().lastIndexOf(e[0], e[1], e[2]),
            a -> v(a.s(0).lastIndexOf(a.s(1), a.i(2)))),
        StringRow.of(
            "lastIndexOf(int)",
            "si",
            (on, e) -> on.search().lastIndexOfCodePoint(e[0], e[1]),
            a -> v(a.s(0).lastIndexOf(a.i(1)))),
        StringRow.of(
            "lastIndexOf(int, i)",
            "sii",
            (on, e) -> on.search().lastIndexOfCodePoint(e[0], e[1], e[2]),
            a -> v(a.s(0).lastIndexOf(a.i(1), a.i(2)))),
        StringRow.of(
            "lastIndexOf(char, i)",
            "sci",
            (on, e) -> on.search().lastIndexOfCodePoint(e[0], promoted(on, e[1]), e[2]),
            a -> v(a.s(0).lastIndexOf(a.c(1), a.i(2)))),
        StringRow.of(
            "regionMatches",
            "sisii",
            (on, e) -> on.search().regionMatches(e[0], e[1], e[2], e[3], e[4]),
            a -> v(a.s(0).regionMatches(a.i(1), a.s(2), a.i(3), a.i(4)))),
        StringRow.of(
            "regionMatches(z)",
            "zsisii",
            (on, e) -> on.search().regionMatches(e[0], e[1], e[2], e[3], e[4], e[5]),
            a -> v(a.s(1).regionMatches(a.z(0), a.i(2), a.s(3), a.i(4), a.i(5)))));
  }

  static Value v(boolean value) {
    return Value.of(value);
  }

  static Value v(int value) {
    return Value.of(value);
  }

  static Value v(long value) {
    return Value.of(value);
  }

  static Value v(char value) {
    return Value.ofRaw(Sort.CHAR, value);
  }

  static Value v(String value) {
    return Value.of(value);
  }

  /** A count beyond this is as good as none: it would only take memory. */
  private static int small(int count) {
    if (count > 1000) {
      throw new IllegalStateException("not asked");
    }
    return count;
  }

  private static String withCharAt(String text, int index, char unit) {
    StringBuilder builder = new StringBuilder(text);
    builder.setCharAt(index, unit);
    return builder.toString();
  }

  private static Expr promoted(StringRow.Methods on, Expr unit) {
    return new JvmIntegers(on.factory()).promoteChar(unit);
  }
}
