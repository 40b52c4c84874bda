package dev.clew.hotspots.grammar;

import dev.clew.hotspots.grammar.UserGrammar.LexerRule;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.Token;

/**
 * Which words of a hole leave the row of tokens as it is, whatever their length: the token stays
 * one of its rule, no rule before it matches the same, and no rule could match on into what
 * follows, or from what stands before. The parser sees nothing but types of tokens, so that the
 * tree stays, too.
 */
final class GrammarHoles {

  private static final int MOST_STARTS = 5;

  private final String sentence;
  private final List<HoleRange> holes;
  private final List<Token> tokens;
  private final int[] units;
  private final List<LexerRule> rules;

  /**
   * @param tokens of the sentence
   * @param rules of the lexer, in their order
   */
  GrammarHoles(String sentence, List<HoleRange> holes, List<Token> tokens, List<LexerRule> rules) {
    this.sentence = sentence;
    this.holes = holes;
    this.tokens = tokens;
    this.rules = rules;
    this.units = units(sentence);
  }

  /** Where each code point begins, as tokens count them, and the end. */
  private static int[] units(String sentence) {
    int[] starts = new int[sentence.codePointCount(0, sentence.length()) + 1];
    for (int i = 1; i < starts.length; i++) {
      starts[i] = sentence.offsetByCodePoints(starts[i - 1], 1);
    }
    return starts;
  }

  /**
   * The token that a hole is in.
   *
   * @param starts where it begins, and some before it do, the nearest first
   * @param end of the token
   */
  record Place(List<Integer> starts, int end) {}

  /** The same of a hole; the hole itself where it is in no token. */
  Place of(HoleRange hole) {
    List<Integer> starts = new ArrayList<>();
    int end = hole.end();
    for (Token token : tokens) {
      if (units[token.getStartIndex()] <= hole.start()) {
        starts.add(0, units[token.getStartIndex()]);
        end = Math.max(end, units[token.getStopIndex() + 1]);
      }
    }
    return new Place(starts.stream().limit(MOST_STARTS).toList(), end);
  }

  /** Where one hole stands; the harmless word alone where that cannot be told. */
  HoleContext contextOf(HoleRange hole, Function<Token, String> names) {
    for (Token token : tokens) {
      int start = units[token.getStartIndex()];
      int end = units[token.getStopIndex() + 1];
      boolean isWithin = start <= hole.start() && hole.end() <= end && hole.start() < hole.end();
      if (isWithin || (start < hole.start() && hole.end() < end)) {
        return confined(hole, token, start, end)
            .map(words -> new HoleContext(names.apply(token), words, List.of(), hole.in(sentence)))
            .orElseGet(() -> fixed(hole));
      }
    }
    return fixed(hole);
  }

  private HoleContext fixed(HoleRange hole) {
    String word = hole.in(sentence);
    return new HoleContext("several tokens", Language.word(word), List.of(), word);
  }

  private Optional<Language> confined(HoleRange hole, Token token, int start, int end) {
    boolean isAlone =
        holes.stream()
            .noneMatch(
                other -> !other.equals(hole) && other.start() <= end && start <= other.end());
    Optional<LexerRule> own =
        rules.stream().filter(rule -> rule.type() == token.getType()).findFirst();
    if (!isAlone || own.isEmpty() || own.get().words().words().isEmpty()) {
      return Optional.empty();
    }
    Language words = Language.minus(own.get().words().words().get(), otherTokens(own.get(), end));
    Language inHole =
        LanguageQuotient.between(
            words, sentence.substring(start, hole.start()), sentence.substring(hole.end(), end));
    Language confined = hole.start() == start ? Language.minus(inHole, growing(start)) : inHole;
    return confined.accepts(hole.in(sentence)) ? Optional.of(confined) : Optional.empty();
  }

  /** Words that are another token, or the beginning of a longer one. */
  private Language otherTokens(LexerRule own, int end) {
    List<Language> others = new ArrayList<>();
    boolean isBefore = true;
    for (LexerRule rule : rules) {
      isBefore &= !rule.equals(own);
      if (isBefore) {
        others.add(rule.words().atMost());
      }
      if (end < sentence.length() && !endsAtFirst(rule, own)) {
        String next = sentence.substring(end, end + 1);
        others.add(LanguageQuotient.between(rule.words().beginnings(), "", next));
      }
    }
    return Language.choice(others);
  }

  /** A token that ends as soon as it can goes no further, whatever its rule could go on with. */
  private static boolean endsAtFirst(LexerRule rule, LexerRule own) {
    return rule.equals(own) && !own.words().words().equals(Optional.of(own.words().atMost()));
  }

  /** Words whose first unit could become part of what stands before. */
  private Language growing(int start) {
    List<Language> wrong = new ArrayList<>();
    for (int from = before(start); from < start; from++) {
      for (LexerRule rule : rules) {
        Language rest =
            LanguageQuotient.between(
                rule.words().beginnings(), sentence.substring(from, start), "");
        wrong.add(Language.sequence(Language.both(rest, Language.ANY_CHAR), Language.ANYTHING));
      }
    }
    return Language.choice(wrong);
  }

  /** Where the last token begins that ends before a place. */
  private int before(int start) {
    int found = 0;
    for (Token token : tokens) {
      if (units[token.getStopIndex() + 1] <= start) {
        found = Math.max(found, units[token.getStartIndex()]);
      }
    }
    return found;
  }
}
