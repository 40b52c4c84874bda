package dev.clew.solver.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.jvm.GroupSeparators.Separator;
import dev.clew.solver.language.regex.JavaRegex;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GroupSeparatorsTest {

  private static KnownPattern known(String regex) {
    return new KnownPattern(new JavaRegex().search(regex, 0).orElseThrow());
  }

  @Test
  void aUnitThatIsNotBeforeItSeparates() {
    KnownPattern pair = known("([a-z]+)=(.*)");
    assertThat(pair.separator(3, true)).isEqualTo(new Separator(2, '='));
    assertThat(known("(.+)=(.*)").separator(3, true)).isNull();
    assertThat(known("([a-z]+)=?(.*)").separator(3, true)).isNull();
    assertThat(known("([a-z]+)[=:](.*)").separator(3, true)).isNull();
    assertThat(known("([a-z]+)(=.*)?").separator(3, true)).isNull();
  }

  @Test
  void oneSeparatorIsBehindTheOther() {
    KnownPattern date = known("(\\d+)-(\\d+)-(\\d+)");
    assertThat(date.separator(3, true)).isEqualTo(new Separator(2, '-'));
    assertThat(date.separator(5, true)).isEqualTo(new Separator(4, '-'));
    assertThat(date.separator(5, false)).isEqualTo(new Separator(4, '-'));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(a+)b(.*)",
        "(a*)b(a*)b(a?)",
        "a(a?)(b)(a*)",
        "(?:a|1)*(b(a)1)",
        "((a)+1)b",
        "(a|(1))b?1",
        "(a*?)b(b*)",
        "([^b]*+)b(.)",
        "(a?)(1?)b",
        "(a*)(?=b)(.)",
        "(a)(?:b(1))?",
        "(a1?)b|(b)"
      })
  void whereAMatchHasABoundTheUnitIsFirstFound(String regex) {
    KnownPattern known = known(regex);
    for (String text : texts(5)) {
      Matcher matcher = Pattern.compile(regex).matcher(text);
      if (matcher.find()) {
        check(known, matcher, text, /* whole= */ false);
      }
      if (matcher.reset().matches()) {
        check(known, matcher, text, /* whole= */ true);
      }
    }
  }

  private static void check(KnownPattern known, Matcher matcher, String text, boolean whole) {
    for (int slot = 2; slot < 2 * matcher.groupCount() + 2; slot++) {
      Separator separator = known.separator(slot, whole);
      if (separator != null) {
        int from = bound(matcher, separator.from());
        assertThat(text.indexOf(separator.unit(), from))
            .as(matcher.pattern() + " in " + text)
            .isEqualTo(bound(matcher, slot));
      }
    }
  }

  private static int bound(Matcher matcher, int slot) {
    return slot % 2 == 0 ? matcher.start(slot / 2) : matcher.end(slot / 2);
  }

  private static List<String> texts(int longest) {
    List<String> texts = new ArrayList<>(List.of(""));
    for (int i = 0; texts.get(i).length() < longest; i++) {
      for (String unit : List.of("a", "b", "1")) {
        texts.add(texts.get(i) + unit);
      }
    }
    return texts;
  }
}
