package dev.clew.hotspots.path;

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
import java.util.List;
import java.util.Optional;

/**
 * Paths. The structure says whether a path is absolute, and where it goes up between names; how
 * many names there are does not matter, since names lead further down. A hole may hold what keeps
 * the path in the folder that stands before it, on any system: both slashes separate.
 */
public final class PathInterpreter implements SinkInterpreter {
  private static final CharSet SLASHES = CharSet.of("/\\");
  private static final CharSet UNITS = CharSet.of("\\:\0").complement();
  private static final Language DOT = Language.word(".");

  /** None that a folder is likely to have. */
  private static final Language LONG_NAME =
      Language.loop(Language.chars(CharSet.range('a', 'z')), 7, 12);

  private static final Language NAME =
      Language.plus(Language.chars(CharSet.WORD.union(CharSet.of("-"))));

  @Override
  public String name() {
    return "path";
  }

  /** No file has one in its name. */
  @Override
  public Language refused() {
    return Language.sequence(Language.ANYTHING, Language.word("\0"), Language.ANYTHING);
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    return sentence.indexOf('\0') >= 0
        ? new SyntaxVerdict.SyntaxError("a NUL in a path")
        : new SyntaxVerdict.Sentence();
  }

  /** The folder of the program itself is a name like any other. */
  @Override
  public SentenceStructure structureOf(String sentence) {
    String shape = shape(sentence);
    return new SentenceStructure(shape.isEmpty() ? "names" : shape);
  }

  private static String shape(String sentence) {
    StringBuilder shape = new StringBuilder();
    if (isAbsolute(sentence)) {
      shape.append("/ ");
    }
    for (String part : sentence.split("[/\\\\]", -1)) {
      boolean up = part.equals("..");
      boolean skipped = part.isEmpty() || part.equals(".");
      if (up) {
        shape.append(".. ");
      } else if (!skipped && !shape.toString().endsWith("names ")) {
        shape.append("names ");
      }
    }
    return shape.toString().strip();
  }

  private static boolean isAbsolute(String path) {
    return (!path.isEmpty() && SLASHES.contains(path.charAt(0)))
        || (path.length() > 1 && path.charAt(1) == ':');
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      boolean opens = opens(hole, holes);
      Language confined = confined(new PathHole(sentence, hole, holes), opens);
      String word = hole.in(sentence);
      boolean known = confined.accepts(word);
      contexts.add(
          new HoleContext(
              opens ? "path" : "part of a path",
              known ? confined : Language.word(word),
              AttackDraft.promising(this, sentence, hole, drafts(opens)),
              known ? "abc" : word));
    }
    return contexts;
  }

  /** Whether nothing but holes stands before a hole. */
  private static boolean opens(HoleRange hole, List<HoleRange> holes) {
    int covered = 0;
    for (HoleRange other : holes) {
      if (other.start() == covered && other.end() <= hole.start()) {
        covered = other.end();
      }
    }
    return covered == hole.start();
  }

  private Language confined(PathHole hole, boolean opens) {
    Language inner = Language.star(Language.chars(UNITS));
    List<Language> wrong = new ArrayList<>();
    wrong.add(Language.sequence(Language.ANYTHING, Language.word(".."), Language.ANYTHING));
    wrong.addAll(hole.edges());
    if (opens) {
      wrong.add(Language.sequence(Language.chars(SLASHES), Language.ANYTHING));
    }
    if (!shape(hole.before()).endsWith("names")) {
      wrong.add(Language.star(Language.chars(CharSet.of("/."))));
    }
    if (hole.isBeforeUp()) {
      wrong.add(Language.sequence(Language.ANYTHING, Language.chars(SLASHES), Language.ANYTHING));
      wrong.add(Language.star(DOT));
    }
    return Language.minus(inner, Language.choice(wrong));
  }

  private static List<AttackDraft> drafts(boolean opens) {
    List<AttackDraft> drafts = new ArrayList<>();
    Language up = Language.loop(Language.word("../"), 1, 9);
    drafts.add(new AttackDraft("../outside", Language.sequence(up, LONG_NAME)));
    drafts.add(new AttackDraft("../abc", Language.sequence(up, NAME)));
    drafts.add(new AttackDraft("../../../abc", Language.sequence(up, tail())));
    Language ups = Language.loop(Language.word("../"), 2, 9);
    drafts.add(
        new AttackDraft(
            "abc/../../abc",
            Language.sequence(Language.optional(NAME), Language.word("/"), ups, tail())));
    if (opens) {
      drafts.add(new AttackDraft("/abc", Language.sequence(Language.word("/"), NAME)));
      drafts.add(new AttackDraft("/abc/d", Language.sequence(Language.word("/"), NAME, tail())));
    }
    return drafts;
  }

  /** Something further down that ends as a program may want it to. */
  private static Language tail() {
    Language part = Language.chars(CharSet.WORD.union(CharSet.of("-")));
    Language separators = Language.chars(CharSet.of("/."));
    return Language.sequence(
        NAME,
        Language.star(Language.sequence(separators, Language.plus(part))),
        Language.optional(Language.word("/")));
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    String folder = folder(benign, exploit);
    String reached = normal(exploit);
    boolean left =
        folder.isEmpty()
            ? isAbsolute(exploit) || reached.startsWith("..")
            : !reached.startsWith(normal(folder));
    return left && syntaxOf(exploit).isSentence()
        ? Optional.of(
            new SinkEffect(
                "leaves the folder " + (folder.isEmpty() ? "of the program" : folder),
                List.of(),
                normal(benign),
                reached))
        : Optional.empty();
  }

  /** The folder that both paths begin with. */
  private static String folder(String benign, String exploit) {
    int common = 0;
    while (common < Math.min(benign.length(), exploit.length())
        && benign.charAt(common) == exploit.charAt(common)) {
      common++;
    }
    int slash = benign.lastIndexOf('/', common - 1);
    return slash < 0 ? "" : benign.substring(0, slash + 1);
  }

  /** A path without "." and as far as possible without "..". */
  private static String normal(String path) {
    List<String> parts = new ArrayList<>();
    for (String part : path.split("[/\\\\]", -1)) {
      boolean down = !parts.isEmpty() && !parts.get(parts.size() - 1).equals("..");
      if (part.equals("..") && down) {
        parts.remove(parts.size() - 1);
      } else if (!part.isEmpty() && !part.equals(".") && !(part.equals("..") && isAbsolute(path))) {
        parts.add(part);
      }
    }
    return (isAbsolute(path) ? "/" : "") + String.join("/", parts);
  }
}
