package dev.clew.models.regex;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.model.SymbolicPayload;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.models.basis.SameJdk;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.jvm.JvmMatcher;
import java.util.List;
import java.util.Objects;

/**
 * {@code Scanner} over an unknown text. It has read all of the text when it is first asked for
 * something, and its matcher looks at the text instead of a buffer: the rest is the JDK's own code.
 */
public final class ScannerModels {

  private static final String SCANNER = "java/util/Scanner.";
  private static final String SEPARATOR = "\r\n|[\n\r\u2028\u2029\u0085]";

  /**
   * The payload of a scanner.
   *
   * @param isAtLine whether the last match was a line, about which the JDK's fields say nothing
   */
  private record Source(Expr text, boolean isAtLine) implements SymbolicPayload {}

  private ScannerModels() {}

  public static void register(Models models) {
    models
        .on(SCANNER + "<init>(Ljava/lang/String;)V", ScannerModels::remember)
        .on(SCANNER + "ensureOpen()V", ScannerModels::read)
        .on(SCANNER + "match()Ljava/util/regex/MatchResult;", ScannerModels::match)
        .on(SCANNER + "hasNextLine()Z", lines(ScannerModels::hasLine))
        .on(SCANNER + "nextLine()Ljava/lang/String;", lines(ScannerModels::line));
  }

  private static CallExit remember(Call c) {
    if (!c.isNull(1) && !SameJdk.runs(c)) {
      return c.unsupported(ReasonCode.UNKNOWN_SCANNER, "a Scanner over an unknown text");
    }
    if (!c.isNull(1)) {
      instance(c, c.id(0)).setPayload(new Source(c.text(1), /* isAtLine= */ false));
    }
    return c.own();
  }

  private static Instance instance(Call c, long id) {
    return (Instance) c.memory().own(id);
  }

  /** All of the text at once, which is what the JDK reads where it is short. */
  private static CallExit read(Call c) {
    Object payload = c.memory().instance(c.id(0)).payload();
    if (payload instanceof Source source && source.isAtLine()) {
      mark(c, /* isAtLine= */ false);
    }
    if (payload instanceof Source source && c.field(0, "sourceClosed").raw() == 0) {
      c.field(0, "sourceClosed").set(1);
      Expr length = c.terms().strings().length(source.text());
      long buffer = c.field(0, "buf").raw();
      c.fieldOf(buffer, "limit").set(length);
      c.fieldOf(buffer, "capacity").set(length);
      long matcher = c.field(0, "matcher").raw();
      c.fieldOf(matcher, "text").set(c.memory().newText(source.text()));
      instance(c, matcher).setPayload(MatcherText.SCANNED);
    }
    return c.own();
  }

  private static void mark(Call c, boolean isAtLine) {
    instance(c, c.id(0)).setPayload(new Source(text(c), isAtLine));
  }

  private static CallExit match(Call c) {
    return c.memory().instance(c.id(0)).payload() instanceof Source source && source.isAtLine()
        ? c.unsupported(ReasonCode.MATCHER_STATE, "the match of a line")
        : c.own();
  }

  /** {@code Matcher.region}: a scanner's regions are within its text. */
  public static CallExit region(Call c) {
    if (MatcherFields.mark(c) != MatcherText.SCANNED || !forget(c)) {
      return c.own();
    }
    c.field(0, "first").set(-1);
    c.field(0, "last").set(0);
    c.field(0, "oldLast").set(-1);
    c.field(0, "from").set(c.number(1));
    c.field(0, "to").set(c.number(2));
    return c.giveObject(c.id(0));
  }

  /** Whether nothing is left of the last attempt. */
  private static boolean forget(Call c) {
    PathMemory m = c.memory();
    HeapArray loops = (HeapArray) m.object(c.field(0, "localsPos").raw());
    for (int i = 0; i < loops.length(); i++) {
      if (loops.raw(i) != 0) {
        return false;
      }
    }
    for (String name : List.of("groups", "locals")) {
      HeapArray array = (HeapArray) m.own(c.field(0, name).raw());
      for (int i = 0; i < array.length(); i++) {
        array.set(i, -1, null);
      }
    }
    return true;
  }

  /** Of scanners that have not looked ahead. */
  private static Model lines(Model model) {
    return c -> {
      boolean isModelled =
          c.memory().instance(c.id(0)).payload() instanceof Source
              && c.field(0, "closed").raw() == 0
              && c.field(0, "hasNextPattern").raw() == 0;
      return isModelled ? model.apply(c) : c.own();
    };
  }

  private static Expr text(Call c) {
    Object payload = Objects.requireNonNull(c.memory().instance(c.id(0)).payload());
    return ((Source) payload).text();
  }

  /** Whether there is something before the end: then there is a line. */
  private static Expr isBeforeEnd(Call c) {
    Expr length = c.terms().strings().length(text(c));
    return c.terms().ints().lt(c.field(0, "position").number(), length);
  }

  private static CallExit hasLine(Call c) {
    mark(c, /* isAtLine= */ true);
    return c.give(isBeforeEnd(c));
  }

  private static CallExit line(Call c) {
    ExprFactory factory = c.terms().factory();
    JvmMatcher matcher = c.terms().patterns().matcher();
    Expr start = c.field(0, "position").number();
    JvmMatcher.Attempt separator =
        new JvmMatcher.Attempt(JvmMatcher.Kind.SEARCH, text(c), SEPARATOR, 0, start);
    Expr isLast = factory.not(matcher.succeeds(separator));
    Expr hasMore = factory.and(matcher.succeeds(separator), matcher.facts(separator));
    Expr some = isBeforeEnd(c);
    return c.fork(
        List.of(
            c.when(factory.and(some, hasMore), k -> lineBefore(k, separator)),
            c.when(factory.and(some, isLast), ScannerModels::lastLine),
            c.when(
                factory.not(some),
                k -> k.raise("java/util/NoSuchElementException", "No line found"))));
  }

  private static CallExit lineBefore(Call c, JvmMatcher.Attempt separator) {
    JvmMatcher matcher = c.terms().patterns().matcher();
    return give(c, matcher.bound(separator, 0), matcher.bound(separator, 1));
  }

  private static CallExit lastLine(Call c) {
    Expr end = c.terms().strings().length(text(c));
    return give(c, end, end);
  }

  private static CallExit give(Call c, Expr end, Expr next) {
    Expr line = c.terms().strings().substring(text(c), c.field(0, "position").number(), end);
    c.field(0, "position").set(next);
    mark(c, /* isAtLine= */ true);
    return c.give(line);
  }
}
