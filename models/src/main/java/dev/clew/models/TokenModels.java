package dev.clew.models;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.Terms;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;
import dev.clew.solver.expr.Expr;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * {@code StringTokenizer} and {@code StringJoiner}: the steps that would look at each unit are
 * searches, the rest is the JDK's own code.
 */
final class TokenModels {

  private static final String TOKENIZER = "java/util/StringTokenizer.";

  private TokenModels() {}

  static void register(Models models) {
    models
        .on(TOKENIZER + "skipDelimiters(I)I", Model.lookingInside(c -> search(c, true)))
        .on(TOKENIZER + "scanToken(I)I", Model.lookingInside(c -> search(c, false)))
        .value(
            "java/util/StringJoiner.checkAddLength(II)I",
            c -> c.terms().ints().add(c.number(1), c.number(2)));
  }

  /**
   * @param skips looks for the next unit that is no delimiter, instead of one that is
   */
  private static @Nullable Insn search(Call c, boolean skips) {
    String delimiters = delimiters(c);
    long text = c.field(0, "str").raw();
    if (delimiters == null || text == 0 || !isSearched(c, text)) {
      return c.own();
    }
    boolean returned = c.field(0, "retDelims").raw() != 0;
    Expr from = c.number(1);
    if (skips) {
      return c.give(returned ? from : next(c, text, delimiters, true));
    }
    Expr end = next(c, text, delimiters, false);
    return c.give(returned ? pastDelimiter(c, end) : end);
  }

  private static boolean isSearched(Call c, long text) {
    Machine m = c.machine();
    Instance tokenizer = m.instance(c.id(0));
    boolean isUnknown = m.texts().isUnknown(text) || c.frame().sym(c.register(1)) != null;
    return tokenizer.input() == null && isUnknown && c.field(0, "hasSurrogates").raw() == 0;
  }

  private static @Nullable String delimiters(Call c) {
    Machine m = c.machine();
    long delimiters = c.field(0, "delimiters").raw();
    return delimiters != 0 && m.texts().content(delimiters) instanceof String known ? known : null;
  }

  private static Expr next(Call c, long text, String delimiters, boolean other) {
    Terms terms = c.terms();
    Expr searched = c.machine().texts().term(text);
    Expr length = terms.strings().length(searched);
    if (delimiters.isEmpty()) {
      return other ? c.number(1) : length;
    }
    StringBuilder set = new StringBuilder(other ? "[^" : "[");
    delimiters.chars().forEach(unit -> set.append(String.format(Locale.ROOT, "\\u%04x", unit)));
    Expr found = terms.patterns().find(searched, set.append(']').toString(), 0, c.number(1), 0);
    Expr isFound = terms.ints().ge(found, terms.factory().intConst(0));
    return terms.factory().ite(isFound, found, length);
  }

  /** A delimiter that begins where the search did is a token of its own. */
  private static Expr pastDelimiter(Call c, Expr end) {
    Terms terms = c.terms();
    Expr isEmpty = terms.ints().eq(end, c.number(1));
    Expr past = terms.ints().add(end, terms.factory().intConst(1));
    return terms.factory().ite(isEmpty, past, end);
  }
}
