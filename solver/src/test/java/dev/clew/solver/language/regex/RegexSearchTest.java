package dev.clew.solver.language.regex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.language.Language;
import dev.clew.solver.language.regex.JavaRegex.Bounds;
import dev.clew.solver.language.regex.RegexSearch.Segment;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("once")
class RegexSearchTest {

  private static final List<String> TEXTS = SplitSeparatorTest.words("ab1\n\uD83D\uDE00", 4);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "ab",
        "a+",
        "a*",
        "a+?",
        "(a)(b)?",
        "(a|b)+1",
        "^a",
        "a$",
        "^a*$",
        "a\\z",
        "\\Aa",
        "\\ba",
        "(?=a).",
        "(?<=a)b",
        "(?!a)b",
        ".",
        "[^a]",
        "[^a]{2}",
        "(a+)(b*)",
        "((a)b)(1)",
        "(?m)^a",
        "(?m)a$",
        "a|^b",
        "(a)\\1",
        "\\x{1F600}",
        "[\\x{DE00}a]",
        "\\x{D83D}",
        "\\w+",
        "(?<n>a)b",
        "a++",
        "(?>a|ab)1",
        "\\R",
        "(?i)A",
        "",
        "(a*)+b",
        "a(?:b(1))",
        "a(?:b(1))?",
        "(?:a(b))??b?1",
        "(?:(a)b)?ab1?",
        "((a)b)?ab",
        "((a)b){0,1}ab",
        "(?:1(a)b){0,1}1a",
        "(?:(a)|(b)1)?a?",
        "(?:(a)|b|(ab))+1",
        "(?:(a)(b)?)*1",
        "(?>(a)|b)?ab?",
        "(?=(a)b|a(1))?a",
        "(a(b)?|1)?+a"
      })
  void whatIsFoundIsBetweenTheLanguages(String regex) {
    RegexSearch search = new JavaRegex().search(regex, 0).orElseThrow();
    for (String text : TEXTS) {
      String shown = regex + " in " + text;
      Matcher matcher = Pattern.compile(regex).matcher(text);
      boolean isFound = matcher.find();
      between(search.contained(/* areWhole= */ true), text, isFound, shown);
      between(search.contained(/* areWhole= */ false), text, isFound, shown);
      if (isFound) {
        segments(search, text, matcher, shown);
      }
      between(search.starts(), text, matcher.reset().lookingAt(), shown);
    }
  }

  private static void between(Bounds bounds, String text, boolean holds, String shown) {
    if (bounds.within().accepts(text)) {
      assertThat(holds).as("within: " + shown).isTrue();
    }
    if (holds) {
      assertThat(bounds.around().accepts(text)).as("around: " + shown).isTrue();
    }
  }

  private static void segments(RegexSearch search, String text, Matcher matcher, String shown) {
    hold(search.segments(), text, matcher, shown);
    for (int group = 1; group <= matcher.groupCount(); group++) {
      if (matcher.start(group) >= 0) {
        assertThat(search.group(group).accepts(matcher.group(group))).as(shown).isTrue();
        hold(search.segments(group), text, matcher, shown);
      }
    }
    if (search.consumes()) {
      assertThat(matcher.group()).as(shown).isNotEmpty();
    }
    if (matcher.end() < text.length()) {
      assertThat(search.notBehind().contains(text.charAt(matcher.end()))).as(shown).isFalse();
    }
    search.literal().ifPresent(literal -> assertThat(matcher.group()).isEqualTo(literal));
  }

  private static void hold(List<Segment> segments, String text, Matcher matcher, String shown) {
    for (Segment segment : segments) {
      String word = text.substring(bound(matcher, segment.from()), bound(matcher, segment.to()));
      assertThat(segment.around().accepts(word)).as(segment + " of " + shown).isTrue();
    }
  }

  private static int bound(Matcher matcher, int slot) {
    return slot % 2 == 0 ? matcher.start(slot / 2) : matcher.end(slot / 2);
  }

  @Test
  void groupsHaveTheirNames() {
    RegexSearch search = new JavaRegex().search("(a)(?<one>b(?<two>c))", 0).orElseThrow();
    assertThat(search.group("one")).contains(2);
    assertThat(search.group("two")).contains(3);
    assertThat(search.group("three")).isEmpty();
  }

  @Test
  void whatSurroundsAGroupThatTakesPartIsKnown() {
    RegexSearch search = new JavaRegex().search("(a+)(?:/(b)|-)?", 0).orElseThrow();
    assertThat(search.segments()).noneMatch(segment -> segment.to() == 5);
    assertThat(search.segments(2))
        .anyMatch(segment -> segment.from() == 3 && segment.around().equals(Language.word("/")))
        .anyMatch(segment -> segment.from() == 4 && segment.around().equals(Language.word("b")));
    assertThat(search.segments(2).get(0).around().accepts("aa-")).isFalse();
  }

  @Test
  void simplePatternsAreKnownExactly() {
    for (String regex : List.of("a", "\\d+", "a|bc", "^[a-z]", "(x)(y)?")) {
      assertThat(new JavaRegex().search(regex, 0).orElseThrow().contained(true).isExact())
          .as(regex)
          .isTrue();
    }
  }
}
