package dev.clew.hotspots.pattern;

import dev.clew.hotspots.interpreter.AttackDraft;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SentenceStructure;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SyntaxVerdict;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.text.SimpleDateFormat;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** Patterns of dates: the structure is what stands outside of quotes. */
public final class DateInterpreter implements SinkInterpreter {

  @Override
  public String name() {
    return "date";
  }

  /** A sentence is what either of the JDK's two parsers takes. */
  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    Optional<String> refusal = refusal(() -> DateTimeFormatter.ofPattern(sentence, Locale.ROOT));
    if (refusal.isEmpty() || refusal(() -> new SimpleDateFormat(sentence, Locale.ROOT)).isEmpty()) {
      return new SyntaxVerdict.Sentence();
    }
    return new SyntaxVerdict.SyntaxError(refusal.get());
  }

  private static Optional<String> refusal(Supplier<Object> parser) {
    try {
      return parser.get() == null ? Optional.of("nothing") : Optional.empty();
    } catch (IllegalArgumentException refused) {
      return Optional.of(String.valueOf(refused.getMessage()));
    }
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    StringBuilder shape = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < sentence.length(); i++) {
      char unit = sentence.charAt(i);
      if (unit == '\'') {
        quoted = !quoted;
      } else if (!quoted && (Character.isLetter(unit) || "[]{}#".indexOf(unit) >= 0)) {
        shape.append(unit);
      } else if (!shape.toString().endsWith("·")) {
        shape.append('·');
      }
    }
    return new SentenceStructure(shape.toString());
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      long quotes =
          sentence.substring(0, hole.start()).chars().filter(unit -> unit == '\'').count();
      boolean quoted = quotes % 2 == 1;
      CharSet units =
          quoted ? CharSet.of('\'').complement() : CharSet.DIGITS.union(CharSet.of(" .,:/-_"));
      Language confined = Language.plus(Language.chars(units));
      String word = hole.in(sentence);
      boolean known = confined.accepts(word);
      List<AttackDraft> drafts =
          List.of(AttackDraft.of("yyyy"), AttackDraft.of("'yyyy'"), AttackDraft.of("HH"));
      contexts.add(
          new HoleContext(
              quoted ? "'…' literal" : "pattern",
              known ? confined : Language.word(word),
              AttackDraft.promising(this, sentence, hole, drafts),
              known ? (quoted ? "abc" : "-") : word));
    }
    return contexts;
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    return Optional.empty();
  }
}
