package dev.clew.hotspots.xpath;

import dev.clew.hotspots.interpreter.AttackDraft;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SentenceStructure;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SyntaxVerdict;
import dev.clew.hotspots.xpath.XPathLexer.Kind;
import dev.clew.hotspots.xpath.XPathLexer.Lexeme;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;

/** XPath expressions: the JDK's parser decides what is one, and runs them on a document. */
public final class XPathInterpreter implements SinkInterpreter {
  private static final Language DIGITS = Language.plus(Language.chars(CharSet.DIGITS));

  @Override
  public String name() {
    return "xpath";
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    try {
      XPathFactory.newInstance().newXPath().compile(sentence);
      return new SyntaxVerdict.Sentence();
    } catch (XPathExpressionException | RuntimeException refused) {
      Throwable cause = refused.getCause() == null ? refused : refused.getCause();
      String message = String.valueOf(cause.getMessage());
      return new SyntaxVerdict.SyntaxError(message.lines().findFirst().orElse(message));
    }
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    List<Lexeme> tokens = XPathLexer.tokens(sentence);
    StringBuilder shape = new StringBuilder();
    for (int i = 0; i < tokens.size(); i++) {
      Lexeme token = tokens.get(i);
      boolean isSign =
          token.in(sentence).equals("-")
              && i + 1 < tokens.size()
              && tokens.get(i + 1).kind() == Kind.NUMBER
              && takesSign(sentence, token.start());
      if (isSign) {
        continue;
      }
      shape.append(
          switch (token.kind()) {
            case SPACE -> "";
            case LITERAL -> "'s'";
            case NUMBER -> "1";
            case NAME -> "n";
            case KEYWORD -> " " + token.in(sentence) + " ";
            case SYMBOL, OPEN -> token.in(sentence);
          });
    }
    return new SentenceStructure(shape.toString().strip());
  }

  /** Whether a dash at some place can only be the sign of a number, and the only one. */
  private static boolean takesSign(String sentence, int place) {
    String before = sentence.substring(0, place).stripTrailing();
    return !before.isEmpty() && "[(,=<>".indexOf(before.charAt(before.length() - 1)) >= 0;
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    List<Lexeme> tokens = XPathLexer.tokens(sentence);
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      contexts.add(contextOf(sentence, tokens, hole));
    }
    return contexts;
  }

  private HoleContext contextOf(String sentence, List<Lexeme> tokens, HoleRange hole) {
    for (Lexeme token : tokens) {
      boolean whole = token.start() == hole.start() && token.end() == hole.end();
      if (token.kind() == Kind.LITERAL
          && token.start() < hole.start()
          && hole.end() < token.end()) {
        return literal(sentence, hole, sentence.charAt(token.start()));
      }
      if (token.kind() == Kind.NUMBER && whole && hole.in(sentence).matches("[0-9]+")) {
        Language words =
            takesSign(sentence, hole.start())
                ? Language.sequence(Language.optional(Language.word("-")), DIGITS)
                : DIGITS;
        return context("number", sentence, hole, words, "7", bare());
      }
      if (token.kind() == Kind.NAME && whole) {
        return new HoleContext(
            "identifier",
            Language.word(hole.in(sentence)),
            AttackDraft.promising(this, sentence, hole, bare()),
            hole.in(sentence),
            /* isName= */ true);
      }
    }
    String word = hole.in(sentence);
    return new HoleContext("several tokens", Language.word(word), List.of(), word);
  }

  private HoleContext literal(String sentence, HoleRange hole, char quote) {
    Language unit = Language.chars(CharSet.of(quote).complement());
    String open = "" + quote;
    Language start = Language.star(unit);
    List<AttackDraft> drafts = new ArrayList<>();
    for (String end :
        List.of(
            open + " or " + open + "1" + open + "=" + open + "1",
            open + " or 1=1 or " + open,
            open + "] | //*[" + open + "1" + open + "=" + open + "1",
            open + "] | //* | /a[" + open,
            open + ") or (" + open + "1" + open + "=" + open + "1",
            open + " and " + open + "1" + open + "=" + open + "2")) {
      drafts.add(new AttackDraft(end, Language.sequence(start, Language.word(end))));
    }
    return context(quote + "…" + quote + " literal", sentence, hole, start, "abc", drafts);
  }

  private static List<AttackDraft> bare() {
    List<AttackDraft> drafts = new ArrayList<>();
    for (String end : List.of(" or 1=1", "] | //*[1=1", " | //*")) {
      drafts.add(new AttackDraft("1" + end, Language.sequence(DIGITS, Language.word(end))));
    }
    return drafts;
  }

  private HoleContext context(
      String name,
      String sentence,
      HoleRange hole,
      Language confined,
      String representative,
      List<AttackDraft> drafts) {
    return new HoleContext(
        name, confined, AttackDraft.promising(this, sentence, hole, drafts), representative);
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    return XPathDocument.of(benign).difference(benign, exploit);
  }
}
