package dev.clew.models.regex;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.PathMemory;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.jvm.JvmMatcher;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a {@code Matcher} on an unknown text, which is the receiver of a call.
 *
 * @param text what it looks at
 */
record MatcherFields(Call call, Regex regex, Expr text) {

  private static final int NONE = -1;

  /** Null where only the JDK's own code knows what the matcher does. */
  static @Nullable MatcherFields of(Call c) {
    MatcherFields made = ofReset(c);
    return made != null && made.seesAll() ? made : null;
  }

  /** The same, whatever the region. */
  static @Nullable MatcherFields ofReset(Call c) {
    PathMemory m = c.memory();
    long id = c.field(0, "text").raw();
    boolean isText =
        c.field(0, "text").sym() == null
            && c.field(0, "parentPattern").sym() == null
            && id != 0
            && m.classOf(id) == m.string();
    Regex regex = isText ? Regex.of(c, c.field(0, "parentPattern").raw()) : null;
    if (regex == null || regex.looksBack()) {
      return null;
    }
    return new MatcherFields(c, regex, m.text(id));
  }

  /** For calls of which {@link #ofReset} has said before that it knows them. */
  static MatcherFields at(Call c) {
    MatcherFields made = ofReset(c);
    if (made == null) {
      throw new IllegalStateException("the matcher has changed");
    }
    return made;
  }

  /**
   * Whether nothing but what is in the region decides about a match. A region that ends within the
   * text might cut a character in two, unless it ends where a scanner has found a delimiter.
   */
  private boolean seesAll() {
    boolean isScanned = mark(call) == MatcherText.SCANNED;
    return (isKnown("from", 0) || !regex.looksBefore())
        && (endsWithText() || (isScanned && !regex.looksBehind()));
  }

  /** Whether the region ends where the text does. */
  boolean endsWithText() {
    return number("to") == call.terms().strings().length(text);
  }

  private boolean isKnown(String field, long value) {
    return call.field(0, field).sym() == null && call.field(0, field).raw() == value;
  }

  Expr number(String field) {
    return call.field(0, field).number();
  }

  /** A match of the region, or of a start of it. */
  JvmMatcher.Attempt attempt(JvmMatcher.Kind kind) {
    boolean isAll = isKnown("from", 0) && endsWithText();
    Expr seen = isAll ? text : call.terms().strings().substring(text, number("from"), number("to"));
    Expr none = call.terms().factory().intConst(0);
    return new JvmMatcher.Attempt(kind, seen, regex.text(), regex.flags(), none);
  }

  /** A search, where the region ends with the text. */
  JvmMatcher.Attempt search(Expr from) {
    return new JvmMatcher.Attempt(JvmMatcher.Kind.SEARCH, text, regex.text(), regex.flags(), from);
  }

  /** Where the next search begins, unless the last match was empty. */
  Expr next() {
    boolean isFirst = isKnown("first", NONE) && isKnown("last", 0);
    return number(isFirst ? "from" : "last");
  }

  /** Start, for an even slot, or end of a group in the text, for an attempt that succeeds. */
  Expr bound(JvmMatcher.Attempt attempt, int slot) {
    JvmMatcher matcher = call.terms().patterns().matcher();
    if (attempt.text() == text) {
      return matcher.bound(attempt, slot);
    }
    if (slot == 0) {
      return number("from");
    }
    boolean isWhole = attempt.kind() == JvmMatcher.Kind.WHOLE;
    return slot == 1 && isWhole ? number("to") : matcher.boundFrom(attempt, slot, number("from"));
  }

  static @Nullable Object mark(Call c) {
    return c.memory().instance(c.id(0)).payload();
  }

  static void mark(Call c, @Nullable MatcherText mark) {
    ((Instance) c.memory().own(c.id(0))).setPayload(mark);
  }

  /**
   * Remembers a match.
   *
   * @param bound the start of a group, for an even number, or its end
   */
  void succeed(IntFunction<Expr> bound) {
    Expr end = bound.apply(1);
    call.field(0, "first").set(bound.apply(0));
    call.field(0, "last").set(end);
    call.field(0, "oldLast").set(end);
    fillGroups(bound);
    if (mark(call) == MatcherText.UNKNOWN_AFTER_FAILURE) {
      mark(call, MatcherText.UNKNOWN);
    }
    count();
  }

  /** How many groups the pattern has, without that of the whole. */
  int groupCount() {
    Instance compiled = call.memory().instance(call.field(0, "parentPattern").raw());
    return (int) compiled.raw(compiled.type().field("capturingGroupCount").slot()) - 1;
  }

  private void fillGroups(IntFunction<Expr> bound) {
    int slots = 2 * (groupCount() + 1);
    HeapArray array = (HeapArray) call.memory().own(call.field(0, "groups").raw());
    for (int slot = 0; slot < array.length(); slot++) {
      if (slot < slots) {
        Expr value = bound.apply(slot);
        boolean isKnown = value instanceof Const;
        array.set(slot, isKnown ? ((Const) value).value().raw() : 0, isKnown ? null : value);
      } else {
        array.set(slot, NONE, null);
      }
    }
  }

  /** Remembers that there is no match. */
  void fail() {
    call.field(0, "first").set(NONE);
    forgetGroups();
    if (regex.leavesTraces() && mark(call) == MatcherText.UNKNOWN) {
      mark(call, MatcherText.UNKNOWN_AFTER_FAILURE);
    } else {
      call.field(0, "oldLast").set(number("last"));
    }
    count();
  }

  /** Remembers that all matches were replaced. */
  void replaceAll() {
    call.field(0, "first").set(NONE);
    call.field(0, "from").set(0);
    call.field(0, "to").set(call.terms().strings().length(text));
    forgetGroups();
    mark(call, MatcherText.REPLACED);
    count();
  }

  void forgetGroups() {
    HeapArray array = (HeapArray) call.memory().own(call.field(0, "groups").raw());
    for (int slot = 0; slot < array.length(); slot++) {
      array.set(slot, NONE, null);
    }
  }

  private void count() {
    Expr one = call.terms().factory().intConst(1);
    call.field(0, "modCount").set(call.terms().ints().add(number("modCount"), one));
  }
}
