package dev.clew.solver.language.regex;

import dev.clew.solver.language.Language;
import dev.clew.solver.language.regex.RegexNode.Anchor;
import dev.clew.solver.language.regex.RegexNode.Group;
import dev.clew.solver.language.regex.RegexNode.Look;
import dev.clew.solver.language.regex.RegexNode.Place;
import dev.clew.solver.language.regex.RegexNode.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Patterns of {@code java.util.regex} as languages: the words that match as a whole.
 *
 * <p>Java matches code points, a language has units; surrogate pairs are spelled out. Where a
 * pattern is not regular, or no exact language is known, there is one of too few words and one of
 * too many. An instance remembers the classes that it had to ask the JDK about, and belongs to one
 * thread.
 */
public final class JavaRegex {

  /**
   * What is known of a pattern.
   *
   * @param within has only words that match
   * @param around has all words that match
   */
  public record Bounds(Language within, Language around) {

    /** Whether both are the same language, exactly the words that match. */
    public boolean isExact() {
      return within.equals(around);
    }
  }

  private final RegexClasses classes = new RegexClasses();

  /** The words that match, where that is known exactly. */
  public Optional<Language> language(String regex, int flags) {
    return bounds(regex, flags).filter(Bounds::isExact).map(Bounds::within);
  }

  /** What is known of a pattern; empty for what the JDK rejects or this class does not know. */
  public Optional<Bounds> bounds(String regex, int flags) {
    return parsed(regex, flags).map(parsed -> bounds(parsed.node()));
  }

  private Optional<RegexParser.Parsed> parsed(String regex, int flags) {
    try {
      Pattern.compile(regex, flags);
      return Optional.of(RegexParser.parse(regex, flags, classes));
    } catch (PatternSyntaxException | UnsupportedPattern unknown) {
      return Optional.empty();
    } catch (IllegalArgumentException badFlags) {
      return Optional.empty();
    }
  }

  /** What is known of how a pattern is found in texts; empty as above. */
  public Optional<RegexSearch> search(String regex, int flags) {
    boolean hasLines = (flags & Pattern.MULTILINE) != 0 || regex.contains("(?");
    return parsed(regex, flags).map(parsed -> new RegexSearch(parsed, hasLines));
  }

  /** Looks ahead from the very start are languages of their own. */
  private static Bounds bounds(RegexNode outer) {
    RegexNode whole = outer instanceof Group group ? group.body() : outer;
    List<RegexNode> parts = whole instanceof Row row ? row.parts() : List.of(whole);
    List<Bounds> all = new ArrayList<>();
    List<RegexNode> rest = new ArrayList<>();
    for (RegexNode part : parts) {
      if (part instanceof Look look && rest.stream().allMatch(JavaRegex::isStart)) {
        all.add(look(look));
      } else {
        rest.add(part);
      }
    }
    all.add(plain(new Row(rest)));
    return all.size() == 1 ? all.get(0) : both(all);
  }

  private static boolean isStart(RegexNode node) {
    return node.equals(RegexNode.empty())
        || (node instanceof Anchor anchor && anchor.place() == Place.START);
  }

  private static Bounds both(List<Bounds> all) {
    return new Bounds(
        Language.both(all.stream().map(Bounds::within).toList()),
        Language.both(all.stream().map(Bounds::around).toList()));
  }

  private static Bounds look(Look look) {
    Bounds ahead = plain(new Row(List.of(look.body(), RegexNode.anything())));
    return look.positive()
        ? ahead
        : new Bounds(Language.not(ahead.around()), Language.not(ahead.within()));
  }

  private static Bounds plain(RegexNode node) {
    Language around = new RegexMeaning(true, set -> set).of(node);
    Language within =
        RegexAmbiguity.isPossible(node)
            ? Language.choice(
                new RegexMeaning(false, CodePointSet::withoutHighs).of(node),
                new RegexMeaning(false, CodePointSet::withoutLows).of(node))
            : new RegexMeaning(false, set -> set).of(node);
    return new Bounds(within, around);
  }
}
