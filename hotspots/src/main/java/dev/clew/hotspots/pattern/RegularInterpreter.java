package dev.clew.hotspots.pattern;

import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SentenceStructure;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SyntaxVerdict;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.regex.JavaRegex;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A language of a user's own, whose sentences match a regular expression as wholes. All of them
 * have the same structure: what can be wrong is that a string is none.
 */
public final class RegularInterpreter implements SinkInterpreter {

  private final String name;
  private final Pattern pattern;
  private final Language sentences;

  /**
   * A language.
   *
   * @throws IllegalArgumentException with a message for the user, where the expression is none, or
   *     says what no automaton can
   */
  public RegularInterpreter(String name, String regex) {
    this.name = name;
    this.pattern = Pattern.compile(regex);
    this.sentences =
        new JavaRegex()
            .language(regex, 0)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "\"" + regex + "\" looks back or around, or refers to a group"));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<Language> sentences() {
    return Optional.of(sentences);
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    return pattern.matcher(sentence).matches()
        ? new SyntaxVerdict.Sentence()
        : new SyntaxVerdict.SyntaxError("does not match " + pattern);
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    return holes.stream()
        .map(hole -> hole.in(sentence))
        .map(word -> new HoleContext(name, Language.word(word), List.of(), word))
        .toList();
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    return new SentenceStructure(name);
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    return Optional.empty();
  }
}
