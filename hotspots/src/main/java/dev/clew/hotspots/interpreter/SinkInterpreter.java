package dev.clew.hotspots.interpreter;

import dev.clew.solver.language.Language;
import java.util.List;
import java.util.Optional;

/**
 * One kind of interpreter that programs hand strings to: SQL of a dialect, an argument vector, a
 * path, XPath, an LDAP filter, HTML, a regular expression, a format, a URL, a class name, a script.
 * Instances hold no state that a caller could see, and may be used by one thread at a time.
 */
public interface SinkInterpreter {
  /** What users call it: "sql", "command", … */
  String name();

  /**
   * Whether one string is all that is interpreted at a time. Where it is not, as with a page that
   * is written by several calls, what stands before a string may change the context of its holes:
   * nothing is proven.
   */
  default boolean readsWholeSentences() {
    return true;
  }

  /**
   * Words that never get to the interpreter, wherever they stand: the JDK itself refuses to hand
   * them over.
   */
  default Language refused() {
    return Language.NOTHING;
  }

  /**
   * All sentences, where they are a regular language: then it is asked of a string as a whole
   * whether it can be another one, and of its holes nothing.
   */
  default Optional<Language> sentences() {
    return Optional.empty();
  }

  /** Whether the interpreter would accept a string, as far as its grammar goes. */
  SyntaxVerdict syntaxOf(String sentence);

  /**
   * Where parts of a sentence stand.
   *
   * <p>The answers hold together: when each hole is replaced by any word that its context confines,
   * all at once, the result is a sentence of the same structure. That is why all holes are asked
   * about in one go, and why a hole that is not among them counts as a constant.
   *
   * @param sentence one that {@link #syntaxOf} accepts
   * @param holes in the order of their places, none over another
   * @return one context for each hole
   */
  List<HoleContext> contextsOf(String sentence, List<HoleRange> holes);

  /**
   * Whether a hole is all that something is made of: a statement, a pattern, a script. Only white
   * space stands around it then.
   *
   * @param free the holes that callers decide, and nobody else
   */
  default boolean isWhole(String sentence, HoleRange hole, List<HoleRange> free) {
    return readsWholeSentences()
        && sentence.substring(0, hole.start()).isBlank()
        && sentence.substring(hole.end()).isBlank();
  }

  /** The context of the only hole of a sentence; see {@link #contextsOf}. */
  default HoleContext contextOf(String sentence, int start, int end) {
    return contextsOf(sentence, List.of(new HoleRange(start, end))).get(0);
  }

  /** The structure of a sentence that {@link #syntaxOf} accepts. */
  SentenceStructure structureOf(String sentence);

  /**
   * What the second sentence does that the first does not, shown by running both where that is
   * harmless; empty when there is nothing to show.
   */
  Optional<SinkEffect> effectOf(String benign, String exploit);

  /** The same as something to do again with H2 alone; empty where there is nothing to do there. */
  default Optional<DatabaseTrial> trialOf(String benign, String exploit) {
    return Optional.empty();
  }
}
