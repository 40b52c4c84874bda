package dev.clew.hotspots.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.antlr.v4.Tool;
import org.antlr.v4.parse.ANTLRParser;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.LexerInterpreter;
import org.antlr.v4.runtime.ParserInterpreter;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.LexerActionType;
import org.antlr.v4.tool.ANTLRMessage;
import org.antlr.v4.tool.ANTLRToolListener;
import org.antlr.v4.tool.Grammar;
import org.antlr.v4.tool.Rule;
import org.antlr.v4.tool.ast.GrammarRootAST;

/**
 * A combined grammar of ANTLR 4, interpreted. Grammars with code of their own (actions, predicates)
 * or with options cannot be interpreted, and are refused. For one thread.
 */
final class UserGrammar {

  /**
   * What a text is.
   *
   * @param tree of its rules
   * @param tokens that the parser has seen, the end left out
   * @param error of the lexer or the parser
   */
  record Reading(ParserRuleContext tree, List<Token> tokens, Optional<String> error) {}

  private final Grammar grammar;
  private final LexerInterpreter lexer;
  private final ParserInterpreter parser;
  private final int start;
  private final List<String> errors = new ArrayList<>();

  /**
   * Reads a grammar.
   *
   * @param startRule empty for its first one
   * @throws IllegalArgumentException with a message for the user
   */
  UserGrammar(String text, String startRule) {
    this.grammar = read(text);
    Rule first =
        startRule.isEmpty()
            ? grammar.getRule(0)
            : Optional.ofNullable(grammar.getRule(startRule))
                .orElseThrow(() -> refused("there is no rule " + startRule));
    this.start = first.index;
    this.lexer = grammar.createLexerInterpreter(CharStreams.fromString(""));
    this.parser = grammar.createParserInterpreter(new CommonTokenStream(lexer));
    BaseErrorListener listener =
        new BaseErrorListener() {
          @Override
          public void syntaxError(
              Recognizer<?, ?> recognizer,
              Object symbol,
              int line,
              int column,
              String message,
              RecognitionException cause) {
            errors.add(line + ":" + column + " " + message);
          }
        };
    lexer.removeErrorListeners();
    lexer.addErrorListener(listener);
    parser.removeErrorListeners();
    parser.addErrorListener(listener);
  }

  private static IllegalArgumentException refused(String why) {
    return new IllegalArgumentException("the grammar cannot be used: " + why);
  }

  private static Grammar read(String text) {
    List<String> problems = new ArrayList<>();
    Tool tool = new Tool();
    tool.removeListeners();
    tool.addListener(listener(problems));
    GrammarRootAST tree = tool.parseGrammarFromString(text);
    if (tree == null || tree.hasErrors || !problems.isEmpty()) {
      throw refused(problems.isEmpty() ? "it is none" : problems.get(0));
    }
    int[] codeTypes = {ANTLRParser.ACTION, ANTLRParser.SEMPRED};
    for (int type : codeTypes) {
      if (!tree.getNodesWithType(type).isEmpty()) {
        throw refused("it has code of its own");
      }
    }
    if (!tree.getNodesWithType(ANTLRParser.OPTIONS).isEmpty()) {
      throw refused("it has options");
    }
    Grammar grammar = tool.createGrammar(tree);
    grammar.fileName = "grammar.g4";
    tool.process(grammar, /* gencode= */ false);
    if (!problems.isEmpty()) {
      throw refused(problems.get(0));
    }
    if (!grammar.isCombined() || grammar.getImplicitLexer() == null) {
      throw refused("it is not a combined one, with a parser and its lexer");
    }
    return grammar;
  }

  private static ANTLRToolListener listener(List<String> problems) {
    return new ANTLRToolListener() {
      @Override
      public void info(String message) {
        // says nothing of the grammar
      }

      @Override
      public void error(ANTLRMessage message) {
        problems.add(message.getMessageTemplate(/* verbose= */ false).render());
      }

      @Override
      public void warning(ANTLRMessage message) {
        // a grammar with a doubtful spot is one
      }
    };
  }

  /** Reads a text from the start rule to its end. Costs what ANTLR's own interpreter costs. */
  Reading parse(String text) {
    errors.clear();
    lexer.setInputStream(CharStreams.fromString(text));
    CommonTokenStream stream = new CommonTokenStream(lexer);
    parser.setTokenStream(stream);
    ParserRuleContext tree = parser.parse(start);
    stream.fill();
    if (errors.isEmpty() && !isAtEnd(stream)) {
      errors.add("what follows " + text.substring(0, end(tree)) + " belongs to nothing");
    }
    List<Token> tokens =
        stream.getTokens().stream().filter(token -> token.getType() != Token.EOF).toList();
    return new Reading(tree, tokens, errors.stream().findFirst());
  }

  private static boolean isAtEnd(CommonTokenStream stream) {
    int next = stream.LA(1);
    return next == Token.EOF || stream.index() >= stream.size();
  }

  private static int end(ParserRuleContext tree) {
    Token last = tree.getStop();
    return last == null ? 0 : last.getStopIndex() + 1;
  }

  /** The name of a rule of the parser. */
  String ruleName(int index) {
    return grammar.getRule(index).name;
  }

  /** What a token says of itself: its text where all tokens of its type have the same. */
  String tokenName(Token token) {
    String literal = parser.getVocabulary().getLiteralName(token.getType());
    return literal == null ? parser.getVocabulary().getDisplayName(token.getType()) : literal;
  }

  /** Texts of tokens that are always the same, as they are written between quotes. */
  List<String> literals() {
    return IntStream.rangeClosed(1, grammar.getMaxTokenType())
        .mapToObj(parser.getVocabulary()::getLiteralName)
        .filter(literal -> literal != null && literal.length() > 2)
        .map(literal -> literal.substring(1, literal.length() - 1))
        .toList();
  }

  /**
   * What each rule of the lexer matches, in their order, which decides between words of one length;
   * by the type of the token. Empty where not all of it can be told: several modes, or tokens in
   * pieces.
   */
  Optional<List<LexerRule>> lexerRules() {
    Grammar own = grammar.getImplicitLexer();
    boolean isPlain =
        lexer.getATN().modeToStartState.size() == 1
            && IntStream.range(0, lexer.getATN().lexerActions.length)
                .mapToObj(i -> lexer.getATN().lexerActions[i].getActionType())
                .allMatch(type -> type == LexerActionType.SKIP || type == LexerActionType.CHANNEL);
    if (own == null || !isPlain) {
      return Optional.empty();
    }
    List<LexerRule> rules = new ArrayList<>();
    for (Rule rule : own.rules.values()) {
      if (rule.isFragment()) {
        continue;
      }
      Optional<TokenWords> words = RuleAutomaton.of(lexer.getATN(), rule.name, rule.index);
      if (words.isEmpty()) {
        return Optional.empty();
      }
      rules.add(new LexerRule(lexer.getATN().ruleToTokenType[rule.index], words.get()));
    }
    return Optional.of(List.copyOf(rules));
  }

  /** One rule, and the type of its token. */
  record LexerRule(int type, TokenWords words) {}
}
