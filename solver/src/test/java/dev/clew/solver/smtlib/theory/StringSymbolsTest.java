package dev.clew.solver.smtlib.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.expr.Value;
import dev.clew.solver.smtlib.Terms;
import dev.clew.solver.smtlib.ValuePrinter;
import dev.clew.solver.smtlib.syntax.ScriptException;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each operator against the words of the theory's definition. */
class StringSymbolsTest {

  private final Terms terms = new Terms();
  private final Random random = new Random(7);

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "(str.++ \"a\" \"\" \"bc\" \"d\") ~ \"abcd\"",
        "(str.++ \"a\") ~ \"a\"",
        "(str.len \"\") ~ 0",
        "(str.len \"a\\u{d800}b\") ~ 3",
        "(str.at \"abc\" 0) ~ \"a\"",
        "(str.at \"abc\" 2) ~ \"c\"",
        "(str.at \"abc\" 3) ~ \"\"",
        "(str.at \"abc\" (- 1)) ~ \"\"",
        "(str.at \"\" 0) ~ \"\"",
        "(str.substr \"abcde\" 1 3) ~ \"bcd\"",
        "(str.substr \"abcde\" 1 100000000000000000000) ~ \"bcde\"",
        "(str.substr \"abcde\" 5 1) ~ \"\"",
        "(str.substr \"abcde\" (- 1) 3) ~ \"\"",
        "(str.substr \"abcde\" 2 0) ~ \"\"",
        "(str.substr \"abcde\" 2 (- 1)) ~ \"\"",
        "(str.indexof \"abcabc\" \"bc\" 0) ~ 1",
        "(str.indexof \"abcabc\" \"bc\" 2) ~ 4",
        "(str.indexof \"abcabc\" \"bc\" 5) ~ (- 1)",
        "(str.indexof \"abc\" \"\" 3) ~ 3",
        "(str.indexof \"abc\" \"\" 4) ~ (- 1)",
        "(str.indexof \"abc\" \"\" (- 1)) ~ (- 1)",
        "(str.indexof \"\" \"\" 0) ~ 0",
        "(str.indexof \"abc\" \"a\" (- 1)) ~ (- 1)",
        "(str.indexof \"abcabc\" \"c\") ~ 2",
        "(str.replace \"abab\" \"b\" \"x\") ~ \"axab\"",
        "(str.replace \"abab\" \"\" \"x\") ~ \"xabab\"",
        "(str.replace \"abab\" \"c\" \"x\") ~ \"abab\"",
        "(str.replace \"\" \"\" \"x\") ~ \"x\"",
        "(str.replace_all \"aaaa\" \"aa\" \"b\") ~ \"bb\"",
        "(str.replace_all \"aaa\" \"aa\" \"b\") ~ \"ba\"",
        "(str.replace_all \"abc\" \"\" \"x\") ~ \"abc\"",
        "(str.replaceall \"aba\" \"a\" \"\") ~ \"b\"",
        "(str.to_code \"A\") ~ 65",
        "(str.to_code \"\") ~ (- 1)",
        "(str.to_code \"ab\") ~ (- 1)",
        "(str.to_code \"\\u{ffff}\") ~ 65535",
        "(str.from_code 65) ~ \"A\"",
        "(str.from_code 65535) ~ \"\\u{ffff}\"",
        "(str.from_code (- 1)) ~ \"\"",
        "(str.from_code 196608) ~ \"\"",
        "(str.to_int \"007\") ~ 7",
        "(str.to_int \"\") ~ (- 1)",
        "(str.to_int \"-1\") ~ (- 1)",
        "(str.to_int \"1a\") ~ (- 1)",
        "(str.to_int \"\\u{663}\") ~ (- 1)",
        "(str.to.int \"12345678901234567890\") ~ 12345678901234567890",
        "(str.to-int \"5\") ~ 5",
        "(str.from_int 42) ~ \"42\"",
        "(str.from_int 0) ~ \"0\"",
        "(str.from_int (- 5)) ~ \"\"",
        "(int.to.str 7) ~ \"7\"",
        "(str.from-int 7) ~ \"7\"",
        "(_ char #x41) ~ \"A\"",
        "(_ char #xFFFF) ~ \"\\u{ffff}\"",
        "(str.rev \"abc\") ~ \"cba\"",
        "(str.rev \"\\u{d83d}\\u{de00}\") ~ \"\\u{de00}\\u{d83d}\"",
        "(str.to_lower \"AbZ[@\\u{c4}\\u{130}\\u{3a3}\") ~ \"abz[@\\u{c4}\\u{130}\\u{3a3}\"",
        "(str.to_upper \"abz`{\\u{df}\\u{e4}\") ~ \"ABZ`{\\u{df}\\u{e4}\"",
        "(str.update \"abcd\" 1 \"xy\") ~ \"axyd\"",
        "(str.update \"abcd\" 3 \"xy\") ~ \"abcx\"",
        "(str.update \"abcd\" 4 \"xy\") ~ \"abcd\"",
        "(str.update \"abcd\" (- 1) \"xy\") ~ \"abcd\"",
        "(str.update \"abcd\" 0 \"vwxyz\") ~ \"vwxy\"",
        "(ite (= \"a\" \"a\") \"x\" \"y\") ~ \"x\"",
      })
  void operatorsMeanWhatTheTheorySays(String term, String value) {
    assertThat(terms.value(term)).isEqualTo(terms.value(value));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "(str.< \"a\" \"b\") ~ true",
        "(str.< \"a\" \"a\") ~ false",
        "(str.< \"\" \"a\") ~ true",
        "(str.< \"ab\" \"a\") ~ false",
        "(str.< \"Z\" \"a\") ~ true",
        "(str.< \"a\" \"b\" \"c\") ~ true",
        "(str.< \"a\" \"c\" \"b\") ~ false",
        "(str.<= \"a\" \"a\" \"b\") ~ true",
        "(str.<= \"b\" \"a\") ~ false",
        "(str.< \"\\u{d800}\" \"\\u{e000}\") ~ true",
        "(str.prefixof \"ab\" \"abc\") ~ true",
        "(str.prefixof \"abc\" \"ab\") ~ false",
        "(str.prefixof \"\" \"\") ~ true",
        "(str.suffixof \"bc\" \"abc\") ~ true",
        "(str.suffixof \"abc\" \"bc\") ~ false",
        "(str.contains \"abc\" \"b\") ~ true",
        "(str.contains \"b\" \"abc\") ~ false",
        "(str.contains \"\" \"\") ~ true",
        "(str.is_digit \"0\") ~ true",
        "(str.is_digit \"9\") ~ true",
        "(str.is_digit \"\") ~ false",
        "(str.is_digit \"10\") ~ false",
        "(str.is_digit \"/\") ~ false",
        "(str.is_digit \"\\u{663}\") ~ false",
        "(= \"a\" \"a\" \"b\") ~ false",
        "(distinct \"a\" \"b\" \"\") ~ true",
        "(distinct \"a\" \"b\" \"a\") ~ false",
      })
  void conditionsMeanWhatTheTheorySays(String condition, boolean holds) {
    assertThat(terms.holds(condition)).isEqualTo(holds);
  }

  @Test
  void aSliceIsWhatTheDefinitionSpellsOut() {
    for (int i = 0; i < 300; i++) {
      String text = word();
      int from = random.nextInt(9) - 2;
      int count = random.nextInt(9) - 2;
      StringBuilder expected = new StringBuilder();
      for (int at = from; from >= 0 && at < text.length() && at < from + count; at++) {
        expected.append(text.charAt(at));
      }
      assertThat(
              terms
                  .value(
                      "(str.substr "
                          + literal(text)
                          + " "
                          + number(from)
                          + " "
                          + number(count)
                          + ")")
                  .asString())
          .isEqualTo(expected.toString());
    }
  }

  @Test
  void anIndexIsTheFirstPlaceWhereThePartStands() {
    for (int i = 0; i < 300; i++) {
      String text = word();
      String part = word().substring(0, 1);
      int from = random.nextInt(9) - 2;
      int expected = -1;
      for (int at = text.length(); from >= 0 && at >= from; at--) {
        if (text.startsWith(part, at)) {
          expected = at;
        }
      }
      String term =
          "(str.indexof " + literal(text) + " " + literal(part) + " " + number(from) + ")";
      assertThat(terms.value(term).asInteger()).isEqualTo(BigInteger.valueOf(expected));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "(str.len 1) ~ t:1:10: argument 1 of 'str.len' has sort Int, expected String",
        "(str.substr \"a\" \"b\" 1) ~ t:1:17: argument 2 of 'str.substr' has sort String, expected Int",
        "(str.at \"a\") ~ t:1:2: 'str.at' has 1 argument, expected 2",
        "(str.< \"a\") ~ t:1:2: 'str.<' has 1 argument, expected at least 2",
        "(str.indexof \"a\" 1) ~ t:1:18: argument 2 of 'str.indexof' has sort Int, expected String",
        "(str.nth \"a\" 1) ~ t:1:2: 'str.nth' is not supported",
        "(seq.unit 1) ~ t:1:2: 'seq.unit' is not supported",
        "(str.indexof_re \"a\" re.all 0) ~ t:1:2: 'str.indexof_re' is not supported",
        "\"\\u{10000}\" ~ t:1:1: characters beyond U+FFFF in other places than the bounds of 're.range' are not supported",
        "(_ char #x10000) ~ t:1:9: characters beyond U+FFFF in other places than the bounds of 're.range' are not supported",
        "(_ char #x30000) ~ t:1:9: index of 'char', expected a number from #x0 to #x2FFFF",
        "(_ char 65) ~ t:1:9: index of 'char', expected a number from #x0 to #x2FFFF",
        "char ~ t:1:1: 'char' has no indices, expected 1",
        "(= \"a\" 1) ~ t:1:8: argument 2 of '=' has sort Int, expected String",
      })
  void mistakesAreNamedWithTheirPlace(String term, String message) {
    assertThatThrownBy(() -> terms.term(term))
        .isInstanceOf(ScriptException.class)
        .hasMessage(message);
  }

  private String word() {
    return random
        .ints(1 + random.nextInt(6), 'a', 'c')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static String literal(String text) {
    return ValuePrinter.value(Value.of(text));
  }

  private static String number(int number) {
    return ValuePrinter.value(Value.of(BigInteger.valueOf(number)));
  }
}
