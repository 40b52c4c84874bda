package dev.clew.hotspots.grammar;

import dev.clew.hotspots.grammar.UserGrammar.LexerRule;
import dev.clew.hotspots.grammar.UserGrammar.Reading;
import dev.clew.hotspots.interpreter.AttackDraft;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SentenceStructure;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SyntaxVerdict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;

/**
 * A language of a user's own, whose grammar is one of ANTLR. Its structure is the tree of rules,
 * with tokens by their names: texts of tokens that have more than one are left out.
 */
public final class GrammarInterpreter implements SinkInterpreter {

  /** So many tokens with a text of their own are tried to break out with. */
  private static final int MOST_LITERALS = 60;

  private final String name;
  private final UserGrammar grammar;
  private final Optional<List<LexerRule>> rules;

  /**
   * A language.
   *
   * @param text of the grammar
   * @param startRule empty for its first one
   * @throws IllegalArgumentException with a message for the user
   */
  public GrammarInterpreter(String name, String text, String startRule) {
    this.name = name;
    this.grammar = new UserGrammar(text, startRule);
    this.rules = grammar.lexerRules();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    Optional<String> error = grammar.parse(sentence).error();
    return error.isEmpty()
        ? new SyntaxVerdict.Sentence()
        : new SyntaxVerdict.SyntaxError(error.get());
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    return new SentenceStructure(shape(grammar.parse(sentence).tree()));
  }

  private String shape(ParseTree tree) {
    if (tree instanceof TerminalNode leaf) {
      return grammar.tokenName(leaf.getSymbol());
    }
    StringBuilder shape = new StringBuilder("(");
    shape.append(grammar.ruleName(((ParserRuleContext) tree).getRuleIndex()));
    for (int i = 0; i < tree.getChildCount(); i++) {
      shape.append(' ').append(shape(tree.getChild(i)));
    }
    return shape.append(')').toString();
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    Reading reading = grammar.parse(sentence);
    GrammarHoles places =
        new GrammarHoles(sentence, holes, reading.tokens(), rules.orElse(List.of()));
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      List<AttackDraft> drafts = drafts(sentence, hole, places.of(hole));
      contexts.add(
          places
              .contextOf(hole, grammar::tokenName)
              .withAttacks(AttackDraft.promising(this, sentence, hole, drafts)));
    }
    return contexts;
  }

  /**
   * The harmless word to the end of its token, a token of the grammar's own, and a stretch of the
   * sentence once more: from the beginning of that token, or a few before it.
   *
   * @param place of that token
   */
  private List<AttackDraft> drafts(String sentence, HoleRange hole, GrammarHoles.Place place) {
    String word = hole.in(sentence);
    String end = sentence.substring(hole.end(), place.end());
    Set<String> found = new LinkedHashSet<>();
    for (int start : place.starts()) {
      String again = sentence.substring(start, hole.start()) + word;
      for (String literal : grammar.literals().stream().limit(MOST_LITERALS).toList()) {
        found.add(word + end + " " + literal + " " + again);
        found.add(word + end + literal + again);
      }
      found.add(word + end + " " + again);
    }
    return found.stream().map(AttackDraft::of).toList();
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    return Optional.empty();
  }
}
