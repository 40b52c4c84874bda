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
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Regular expressions of the JDK. The structure is the expression with plain letters and digits
 * left out; what stands between {@code \Q} and {@code \E} is plain throughout.
 */
public final class RegexInterpreter implements SinkInterpreter {
  /** What stands for itself outside of quotes, with whatever flags. */
  private static final CharSet PLAIN = CharSet.WORD.union(CharSet.of("@%,;:=<>!'\"~`/"));

  private static final Language WITHOUT_BACKSLASH =
      Language.star(Language.chars(CharSet.of('\\').complement()));

  /** How often something may come: as many times as another number, where there is one. */
  private static final Pattern TIMES = Pattern.compile("(?<![pPxN])\\{[0-9]+(,?)[0-9]*\\}");

  private static final String PROBE = "clew 101 probe";

  @Override
  public String name() {
    return "regex";
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    try {
      Pattern.compile(sentence);
      return new SyntaxVerdict.Sentence();
    } catch (PatternSyntaxException refused) {
      return new SyntaxVerdict.SyntaxError(refused.getDescription());
    }
  }

  /** What {@link Pattern#quote} writes for the end of quotes that is meant as text. */
  private static final String SPELLED_END = "\\E\\\\E\\Q";

  /** Where each unit stands: quoted, escaped, in a class or in braces, or plain. */
  private enum Mode {
    PLAIN,
    QUOTED,
    /** Part of {@link #SPELLED_END}. */
    SPELLED,
    OTHER
  }

  private static Mode[] modes(String regex) {
    Mode[] modes = new Mode[regex.length() + 1];
    Mode mode = Mode.PLAIN;
    int depth = 0;
    for (int i = 0; i < regex.length(); i++) {
      char unit = regex.charAt(i);
      modes[i] = depth > 0 && mode == Mode.PLAIN ? Mode.OTHER : mode;
      if (mode == Mode.QUOTED) {
        if (regex.startsWith(SPELLED_END, i)) {
          int end = i + SPELLED_END.length();
          Arrays.fill(modes, i, end, Mode.SPELLED);
          i = end - 1;
        } else if (regex.startsWith("\\E", i)) {
          modes[++i] = Mode.OTHER;
          mode = Mode.PLAIN;
        }
      } else if (unit == '\\' && i + 1 < regex.length()) {
        modes[++i] = Mode.OTHER;
        mode = regex.charAt(i) == 'Q' ? Mode.QUOTED : mode;
      } else if (unit == '[' || unit == '{') {
        depth++;
      } else if ((unit == ']' || unit == '}') && depth > 0) {
        depth--;
      } else if (regex.startsWith("(?", i)) {
        int end = i + 2;
        while (end < regex.length() && ":)=!>".indexOf(regex.charAt(end)) < 0) {
          end++;
        }
        for (i++; i < Math.min(end, regex.length() - 1); i++) {
          modes[i] = Mode.OTHER;
        }
        modes[i] = Mode.OTHER;
      }
    }
    modes[regex.length()] = depth > 0 && mode == Mode.PLAIN ? Mode.OTHER : mode;
    return modes;
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    Mode[] modes = modes(sentence);
    StringBuilder shape = new StringBuilder();
    for (int i = 0; i < sentence.length(); i++) {
      char unit = sentence.charAt(i);
      boolean close = modes[i] == Mode.QUOTED && sentence.startsWith("\\E", i);
      boolean plain =
          (modes[i] == Mode.PLAIN && PLAIN.contains(unit))
              || modes[i] == Mode.SPELLED
              || (modes[i] == Mode.QUOTED && !close);
      if (!plain) {
        shape.append(unit);
        boolean opens = modes[i] != Mode.QUOTED && modes[i + 1] == Mode.QUOTED;
        shape.append(opens ? "·" : ""); // whether anything is quoted or not
      } else if (shape.length() == 0 || shape.charAt(shape.length() - 1) != '·') {
        shape.append('·');
      }
    }
    return new SentenceStructure(TIMES.matcher(shape).replaceAll("{·$1}"));
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    Mode[] modes = modes(sentence);
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      contexts.add(context(sentence, hole, modes[hole.start()], holes.size() == 1));
    }
    return contexts;
  }

  private HoleContext context(String sentence, HoleRange hole, Mode mode, boolean isOnly) {
    Language confined =
        switch (mode) {
          case PLAIN -> Language.plus(Language.chars(PLAIN));
          case QUOTED -> isOnly ? quoted(sentence, hole) : WITHOUT_BACKSLASH;
          case SPELLED, OTHER -> Language.NOTHING;
        };
    String word = hole.in(sentence);
    boolean known = confined.accepts(word) && !isEscape(sentence, hole);
    return new HoleContext(
        mode == Mode.QUOTED ? "\\Q…\\E literal" : mode == Mode.PLAIN ? "literal" : "class or group",
        known ? confined : Language.word(word),
        AttackDraft.promising(this, sentence, hole, drafts(mode)),
        known ? "abc" : word);
  }

  /** Anything but what ends the quotes, with what stands around it; an end may be spelled. */
  private static Language quoted(String sentence, HoleRange hole) {
    Language ending = Language.sequence(Language.ANYTHING, Language.word("\\E"), Language.ANYTHING);
    Language open = Language.minus(Language.ANYTHING, ending);
    Language spelled = Language.star(Language.sequence(open, Language.word(SPELLED_END)));
    List<Language> wrong = new ArrayList<>();
    boolean isAfterBackslash = sentence.startsWith("\\", hole.start() - 1);
    boolean isBeforeE = sentence.startsWith("E", hole.end());
    if (isAfterBackslash) {
      wrong.add(Language.sequence(Language.word("E"), Language.ANYTHING));
    }
    if (isBeforeE) {
      wrong.add(Language.sequence(Language.ANYTHING, Language.word("\\")));
    }
    if (isAfterBackslash && isBeforeE) {
      wrong.add(Language.word(""));
    }
    Language words = Language.sequence(spelled, open);
    return wrong.isEmpty() ? words : Language.minus(words, Language.choice(wrong));
  }

  /** Whether what stands before a hole takes its first unit along, as in {@code \\x41}. */
  private static boolean isEscape(String sentence, HoleRange hole) {
    return sentence.substring(0, hole.start()).matches("(?s).*\\\\[0-9xucpPkNX][^\\\\]{0,5}");
  }

  private static List<AttackDraft> drafts(Mode mode) {
    String closing = mode == Mode.QUOTED ? "\\E" : "";
    String opening = mode == Mode.QUOTED ? "\\Q" : "";
    Language start = Language.star(Language.chars(CharSet.WORD));
    List<AttackDraft> drafts = new ArrayList<>();
    for (String end : List.of(".*", "|.*", ".*|", "(a+)+", "|", "1,9")) {
      String word = closing + end + opening;
      drafts.add(new AttackDraft(word, Language.sequence(start, Language.word(word))));
    }
    return drafts;
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    if (!syntaxOf(exploit).isSentence()) {
      return Optional.empty();
    }
    boolean before = Pattern.compile(benign).matcher(PROBE).find();
    boolean after = Pattern.compile(exploit).matcher(PROBE).find();
    return before == after
        ? Optional.empty()
        : Optional.of(
            new SinkEffect(
                (after ? "finds" : "does not find") + " \"" + PROBE + "\"",
                List.of(PROBE),
                String.valueOf(before),
                String.valueOf(after)));
  }
}
