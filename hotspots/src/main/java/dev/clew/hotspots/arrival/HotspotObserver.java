package dev.clew.hotspots.arrival;

import dev.clew.engine.explore.StringObserver;
import dev.clew.engine.explore.StringPath;
import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.machine.SinkHit;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.program.MethodInfo;
import dev.clew.hotspots.catalogue.WantedSinks;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.reach.ConstantArguments;
import dev.clew.hotspots.reach.ReachableCode;
import dev.clew.hotspots.source.InputSources;
import dev.clew.hotspots.source.SourceKind;
import dev.clew.hotspots.text.PathLanguages;
import dev.clew.hotspots.text.RowLanguage;
import dev.clew.hotspots.text.SentenceRow;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Judges what one worker's paths hand to interpreters, and what they return. */
public final class HotspotObserver implements StringObserver {

  private final HotspotRecord found;
  private final WantedSinks sinks;
  private final SinksAhead ahead;
  private final InputSources sources;
  private final Set<SourceKind> counted;
  private final Function<String, Optional<SinkInterpreter>> interpreters;
  private final boolean keepsReturned;
  private final PathLanguages languages = new PathLanguages();

  /**
   * One for one worker.
   *
   * @param code asked by this thread alone
   * @param counted whose inputs may attack
   * @param interpreters by the names of languages; each asked by this thread alone
   * @param keepsReturned whether the languages of what paths return are wanted
   */
  public HotspotObserver(
      HotspotRecord found,
      WantedSinks sinks,
      ReachableCode code,
      InputSources sources,
      Set<SourceKind> counted,
      Function<String, Optional<SinkInterpreter>> interpreters,
      boolean keepsReturned) {
    this.found = found;
    this.sinks = sinks;
    this.ahead = new SinksAhead(code, sinks);
    this.sources = sources;
    this.counted = Set.copyOf(counted);
    this.interpreters = interpreters;
    this.keepsReturned = keepsReturned;
  }

  @Override
  public void returned(Expr text, StringPath path) {
    if (keepsReturned) {
      SentenceRow row = SentenceRow.of(text);
      RowLanguage language = languages.of(row, text, path);
      found.add(new HotspotRecord.Returned(path.decisions(), row.toString(), language));
    }
  }

  @Override
  public void returnedUntold(StringPath path) {
    if (keepsReturned) {
      found.add(new HotspotRecord.Returned(path.decisions(), "", RowLanguage.UNKNOWN));
    }
  }

  @Override
  public void left(Reason reason, List<Backtrace.Element> stack) {
    found.add(new HotspotRecord.Left(reason, List.copyOf(stack)));
  }

  @Override
  public void unfinished(List<Backtrace.Element> stack) {
    found.addUnfinished(List.copyOf(stack));
  }

  @Override
  public boolean mayHear(List<Backtrace.Element> stack) {
    return keepsReturned || ahead.areThere(stack, found.settled());
  }

  @Override
  public void reached(SinkHit hit, StringPath path) {
    if (!sinks.isWanted(hit.sink()) || found.isSettled(new HotspotPlace(hit.sink(), hit.place()))) {
      return;
    }
    Optional<SinkInterpreter> interpreter = interpreters.apply(hit.sink().language());
    if (hit.texts().isEmpty()) {
      found.add(untold(hit, path, "what reaches it is no string that can be told"));
      return;
    }
    Expr last = joined(hit.texts(), path);
    if (last instanceof Const
        && interpreter.filter(each -> !each.readsWholeSentences()).isPresent()) {
      plain(hit, path, last);
    } else if (interpreter.isPresent()) {
      judge(hit, path, interpreter.get(), last);
    } else if (!(last instanceof Const)) { // no input changes a constant
      found.add(untold(hit, path, "nothing here reads the language " + hit.sink().language()));
    }
  }

  /** A part of a page that no input changes; what stands in the code at the call is not told of. */
  private void plain(SinkHit hit, StringPath path, Expr text) {
    MethodInfo method = hit.place().method();
    if (!ConstantArguments.isConstant(method, hit.place().position(), hit.sink().argument())) {
      RowLanguage language = languages.of(SentenceRow.of(text), text, path);
      found.add(arrival(hit, path, SentenceRow.of(text).toString(), language, List.of()));
    }
  }

  /** A parser that fails in a way of its own costs this verdict, and no other. */
  private void judge(SinkHit hit, StringPath path, SinkInterpreter interpreter, Expr last) {
    Expr before = path.terms().string("");
    Expr term = last;
    if (!hit.before().isEmpty()) {
      before = page(hit.before(), path);
      term = path.terms().apply(StringOp.CONCAT, before, last);
    }
    try {
      StringPath known = RunFunctions.areIn(term) ? path.freely() : path;
      Expr free = known.freed(term);
      new ArrivalJudge(
              sources, counted, languages, hit, known, interpreter, known.freed(before), free)
          .judge()
          .ifPresent(found::add);
    } catch (RuntimeException | StackOverflowError e) {
      found.add(untold(hit, path, "the string could not be judged: " + e));
    }
  }

  private static Expr page(List<Expr> pieces, StringPath path) {
    return pieces.stream()
        .reduce((one, next) -> path.terms().apply(StringOp.CONCAT, one, next))
        .orElseThrow();
  }

  /** Words of a command have a NUL between them, which none can contain. */
  private static Expr joined(List<Expr> texts, StringPath path) {
    Expr all = texts.get(0);
    for (Expr next : texts.subList(1, texts.size())) {
      Expr before = path.terms().apply(StringOp.CONCAT, all, path.terms().string("\0"));
      all = path.terms().apply(StringOp.CONCAT, before, next);
    }
    return all;
  }

  private static SinkArrival untold(SinkHit hit, StringPath path, String why) {
    return arrival(hit, path, "", RowLanguage.UNKNOWN, List.of(why));
  }

  private static SinkArrival arrival(
      SinkHit hit, StringPath path, String row, RowLanguage language, List<String> open) {
    return new SinkArrival(
        new HotspotPlace(hit.sink(), hit.place()),
        path.decisions(),
        hit.arrival(),
        hit.isDirect(),
        hit.halted(),
        /* isPart= */ false,
        row,
        language,
        List.of(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        open);
  }
}
