package dev.clew.hotspots.arrival;

import dev.clew.engine.explore.StringPath;
import dev.clew.engine.machine.SinkHit;
import dev.clew.engine.outcome.Input;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SyntaxVerdict;
import dev.clew.hotspots.source.InputSources;
import dev.clew.hotspots.source.SourceKind;
import dev.clew.hotspots.text.PathLanguages;
import dev.clew.hotspots.text.RowLanguage;
import dev.clew.hotspots.text.SentencePart.Hole;
import dev.clew.hotspots.text.SentenceRow;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides what can be said of one arrival without running anything: a benign sentence, the context
 * of each hole in it, a proof that the hole stays there, or inputs that should break out.
 */
final class ArrivalJudge {

  /** So many calls that should break out are kept to be tried. */
  private static final int MOST_ATTACKS = 3;

  private final HoleOrigins origins;
  private final HoleQuestions questions;
  private final PathLanguages languages;
  private final SinkHit hit;
  private final StringPath path;
  private final SinkInterpreter interpreter;
  private final SentenceRow before;
  private final Expr term;
  private final SentenceRow row;
  private final RowLanguage language;
  private final boolean isPart;
  private final List<String> open = new ArrayList<>();
  private final List<SinkWitness> attacks = new ArrayList<>();
  private final List<HoleReport> reports = new ArrayList<>();
  private List<Hole> whole = List.of();
  private @Nullable SinkWitness syntax;

  ArrivalJudge(
      InputSources sources,
      Set<SourceKind> counted,
      PathLanguages languages,
      SinkHit hit,
      StringPath path,
      SinkInterpreter interpreter,
      Expr before,
      Expr term) {
    this.isPart =
        !interpreter.readsWholeSentences()
            && !(sources.isEntryPoint() && path.roots().containsKey(hit.response()));
    this.origins = new HoleOrigins(sources, counted, path.roots());
    this.questions = new HoleQuestions(path, interpreter.refused());
    this.languages = languages;
    this.hit = hit;
    this.path = path;
    this.interpreter = interpreter;
    this.before = SentenceRow.of(before);
    this.term = term;
    this.row = SentenceRow.of(term);
    this.language = languages.of(row, term, path);
  }

  /**
   * Judges; empty if no input takes this path. Asks the solver once for each hole, and again for
   * each way to break out.
   */
  Optional<SinkArrival> judge() {
    if (row.isConstant() && interpreter.syntaxOf(row.write(Assignment.EMPTY).text()).isSentence()) {
      return Optional.of(arrival(Optional.empty()));
    }
    if (interpreter.sentences().isPresent()) {
      return Optional.of(whole(interpreter.sentences().get()));
    }
    BenignWords words = new BenignWords(path, row.holes());
    Optional<Assignment> letters = words.letters();
    if (letters.isEmpty()) {
      Verdict verdict = path.decide(List.of());
      if (verdict instanceof Verdict.Unsat) {
        return Optional.empty();
      }
      open.add("no solver could find inputs for the path");
      return Optional.of(arrival(Optional.empty()));
    }
    whole =
        new HandedOnHoles(row, row.write(letters.get()), interpreter)
            .of(hit.sink().argument(), origins, questions);
    if (!whole.isEmpty() && row.holes().stream().allMatch(this::isHandedOn)) {
      unread();
      return Optional.of(arrival(Optional.empty()));
    }
    Optional<Assignment> benign = parsing(words, letters.get());
    benign.ifPresentOrElse(values -> holes(words, values), this::unread);
    return Optional.of(arrival(benign.map(values -> witness(values, "benign"))));
  }

  /** Asks of the string as a whole whether it can be no sentence. */
  private SinkArrival whole(Language sentences) {
    Expr isSentence = path.terms().apply(StringOp.IN, term, path.terms().language(sentences));
    Verdict verdict = path.decide(List.of(path.terms().not(isSentence)));
    if (verdict instanceof Verdict.Sat sat) {
      syntax = witness(sat.assignment(), "no sentence");
    } else if (verdict instanceof Verdict.Unknown unknown) {
      open.add("no solver could decide whether it is always a sentence: " + unknown.detail());
    }
    row.holes().forEach(hole -> report(hole, interpreter.name(), verdict instanceof Verdict.Unsat));
    return arrival(Optional.empty());
  }

  private void unread() {
    for (Hole hole : row.holes().subList(before.holes().size(), row.holes().size())) {
      report(hole, "", /* isProven= */ false);
    }
  }

  /** Values with which a sentence arrives; a witness of the first that is none is kept. */
  private Optional<Assignment> parsing(BenignWords words, Assignment letters) {
    if (isSentence(letters)) {
      return Optional.of(letters);
    }
    if (row.isConstant()) {
      return Optional.empty();
    }
    List<Assignment> others = new ArrayList<>();
    words.digits().ifPresent(others::add);
    others.addAll(words.special());
    return others.stream().filter(this::isSentence).findFirst();
  }

  private boolean isSentence(Assignment values) {
    SyntaxVerdict verdict = interpreter.syntaxOf(row.write(values).text());
    if (verdict instanceof SyntaxVerdict.SyntaxError error && syntax == null) {
      syntax = witness(values, error.message());
    }
    return verdict.isSentence();
  }

  private SinkWitness witness(Assignment values, String note) {
    String earlier = before.write(values).text();
    List<Input> inputs =
        path.inputs(values).stream().filter(each -> !InputSources.isPlace(each.name())).toList();
    return new SinkWitness(row.write(values), earlier, inputs, note);
  }

  private void holes(BenignWords words, Assignment benign) {
    List<HoleContext> contexts = contexts(benign);
    Optional<Assignment> digits = Optional.empty();
    for (int i = before.holes().size(); i < row.holes().size(); i++) { // others have their own call
      Hole hole = row.holes().get(i);
      HoleContext context = contexts.get(i);
      boolean isCounted =
          whole.contains(hole) ? origins.countsSentences() : origins.isCounted(hole);
      boolean isProven =
          isCounted
              ? stays(hole, context)
              : questions.leaving(hole, context) instanceof Verdict.Unsat;
      boolean isAttacked = isCounted && origins.madeOfOthers(hole).isEmpty();
      if (!isProven && isAttacked && context.isName()) { // it may be a number as well
        digits = digits.isPresent() ? digits : words.digits().filter(this::isSentence);
        int index = i;
        digits.ifPresent(values -> attack(hole, contexts(values).get(index)));
      }
      if (!isProven && syntax == null && origins.isForCallers(hole) && !isHandedOn(hole)) {
        words.without(hole).ifPresent(this::isSentence);
      }
      report(hole, context.name(), isProven);
    }
    if (!isPart && open.isEmpty() && attacks.isEmpty()) {
      earlier(contexts);
    }
  }

  /** What has left its token before may have changed where the later holes stand. */
  private void earlier(List<HoleContext> contexts) {
    for (int i = 0; i < before.holes().size(); i++) {
      Hole hole = row.holes().get(i);
      if (!(questions.leaving(hole, contexts.get(i)) instanceof Verdict.Unsat)) {
        open.add("what is written before it can change where it stands");
        return;
      }
    }
  }

  private List<HoleContext> contexts(Assignment values) {
    SentenceRow.Written written = row.write(values);
    return interpreter.contextsOf(written.text(), written.spans());
  }

  /** Proves that a hole stays in its token, or looks for words that leave it. */
  private boolean stays(Hole hole, HoleContext context) {
    Verdict verdict = questions.leaving(hole, context);
    if (verdict instanceof Verdict.Unsat) {
      boolean isSafe = !context.isName() || questions.isListed(hole);
      if (!isSafe) {
        open.add(String.join(", ", hole.inputs()) + " can be any name, not one of a list");
      }
      return isSafe;
    }
    Optional<String> made = origins.madeOfOthers(hole);
    if (made.isPresent()) {
      open.add("what " + made.get() + " is depends on inputs in a way that is not known");
      return false;
    }
    int before = attacks.size();
    attack(hole, context);
    if (attacks.size() == before) {
      if (verdict instanceof Verdict.Sat sat) { // it may be no sentence at all
        attacks.add(witness(sat.assignment(), context.name()));
      }
      String what = String.join(", ", hole.inputs()) + " in a " + context.name();
      open.add(
          verdict instanceof Verdict.Unknown unknown
              ? "no solver could decide whether " + what + " stays there (" + unknown.detail() + ")"
              : what
                  + " can be a word that does not belong there, but none that breaks out is known");
    }
    return false;
  }

  private void attack(Hole hole, HoleContext context) {
    for (Language words : context.attacks()) {
      if (attacks.size() >= MOST_ATTACKS) {
        return;
      }
      if (questions.within(hole, words) instanceof Verdict.Sat sat) {
        attacks.add(witness(sat.assignment(), context.name()));
      }
    }
  }

  private boolean isHandedOn(Hole hole) {
    return whole.contains(hole) && !origins.countsSentences();
  }

  private void report(Hole hole, String context, boolean isProven) {
    String words = languages.text(languages.of(hole, path));
    reports.add(
        new HoleReport(
            hole.inputs(), origins.kinds(hole), context, words, isProven, isHandedOn(hole)));
  }

  private SinkArrival arrival(Optional<SinkWitness> benign) {
    return new SinkArrival(
        new HotspotPlace(hit.sink(), hit.place()),
        path.decisions(),
        hit.arrival(),
        hit.isDirect(),
        hit.halted(),
        isPart,
        row.toString(),
        language,
        reports,
        benign,
        attacks,
        Optional.ofNullable(syntax),
        open);
  }
}
