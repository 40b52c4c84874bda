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
import java.util.ArrayList;
import java.util.Formatter;
import java.util.IllegalFormatException;
import java.util.List;
import java.util.Locale;
import java.util.MissingFormatArgumentException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Formats of {@link java.util.Formatter}; the structure is the row of specifiers. A percent sign
 * that is written twice is text.
 */
public final class FormatInterpreter implements SinkInterpreter {
  private static final Pattern SPECIFIER =
      Pattern.compile("%(\\d+\\$)?([-#+ 0,(<]*)?(\\d+)?(\\.\\d+)?([tT])?([a-zA-Z%])");

  private static final String PERCENT = "%%";

  @Override
  public String name() {
    return "format";
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    try (Formatter formatter = new Formatter(Locale.ROOT)) {
      formatter.format(sentence);
      return new SyntaxVerdict.Sentence();
    } catch (MissingFormatArgumentException arguments) {
      // Which arguments there are is not known here.
      return rest(sentence);
    } catch (IllegalFormatException refused) {
      return new SyntaxVerdict.SyntaxError(refused.toString());
    }
  }

  private static SyntaxVerdict rest(String sentence) {
    String left = SPECIFIER.matcher(sentence).replaceAll("");
    return left.indexOf('%') >= 0
        ? new SyntaxVerdict.SyntaxError("a % without a conversion")
        : new SyntaxVerdict.Sentence();
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    List<String> specifiers = new ArrayList<>();
    Matcher matcher = SPECIFIER.matcher(sentence);
    while (matcher.find()) {
      if (!matcher.group().equals(PERCENT)) {
        specifiers.add(matcher.group());
      }
    }
    return new SentenceStructure(String.join(" ", specifiers));
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      Language start =
          Language.star(
              Language.choice(
                  Language.chars(CharSet.of('%').complement()), Language.word(PERCENT)));
      String word = hole.in(sentence);
      boolean known = start.accepts(word) && !isInSpecifier(sentence, hole);
      List<AttackDraft> drafts = new ArrayList<>();
      for (String end : List.of("%s", "%n", "%1$s", "%x")) {
        drafts.add(new AttackDraft(end, Language.sequence(start, Language.word(end))));
      }
      contexts.add(
          new HoleContext(
              known ? "text" : "specifier",
              known ? start : Language.word(word),
              AttackDraft.promising(this, sentence, hole, drafts),
              known ? "abc" : word));
    }
    return contexts;
  }

  private static boolean isInSpecifier(String sentence, HoleRange hole) {
    Matcher matcher = SPECIFIER.matcher(sentence);
    while (matcher.find()) {
      boolean apart = matcher.end() <= hole.start() || matcher.start() >= hole.end();
      if (!apart) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    String before = printed(benign);
    String after = printed(exploit);
    return structureOf(benign).equals(structureOf(exploit))
        ? Optional.empty()
        : Optional.of(
            new SinkEffect(
                "other specifiers: " + structureOf(exploit).text(), List.of("101"), before, after));
  }

  private static String printed(String format) {
    try {
      return String.format(Locale.ROOT, format, "101", "101", "101", "101");
    } catch (IllegalFormatException refused) {
      return refused.toString();
    }
  }
}
