package dev.clew.solver.expr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.semantics.Semantics;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What an operator says of itself is true of what it computes. */
class StringTraitsTest {

  private static final int TRIALS = 400;

  private static final List<String> TEXTS =
      List.of(
          "",
          "a",
          "b",
          "ab",
          "ba",
          "aab",
          "aBc",
          " a ",
          "\t\n",
          "\u2003x\u2003",
          "\0",
          "12",
          "-3",
          "\u0661",
          "\u00DF",
          "Stra\u00DFe",
          "\u0130",
          "\u03A3",
          "A\u03A3",
          "A\u03A3\u0301",
          "\u0149",
          "\uFB03",
          "\u01C5",
          "\u0345",
          "\u1FB7",
          "\uD83D",
          "\uDE00",
          "\uD83D\uDE00",
          "\uDE00\uD83D",
          "\uD801\uDC00",
          "\uFFFF",
          "a,b,,c",
          ",",
          "a*",
          "(a)|b",
          "$0");

  private static final List<Language> LANGUAGES =
      List.of(
          Language.EMPTY,
          Language.word("ab"),
          Language.star(Language.chars(CharSet.range('a', 'b'))),
          Language.plus(Language.chars(CharSet.DIGITS)));

  private final Random random = new Random(19);

  private Value[] arguments(StringOp op) {
    return IntStream.range(0, op.arity())
        .mapToObj(place -> value(op.parameter(place)))
        .toArray(Value[]::new);
  }

  private Value value(Sort sort) {
    return switch (sort.kind()) {
      case STRING -> Value.of(TEXTS.get(random.nextInt(TEXTS.size())));
      case INTEGER -> Value.of(BigInteger.valueOf(random.nextInt(12) - 2));
      case LANGUAGE -> Value.of(LANGUAGES.get(random.nextInt(LANGUAGES.size())));
      case BITS -> Value.ofRaw(sort, random.nextInt(0x180));
      case FLOAT -> Value.of(random.nextInt(5) / 4.0);
      case BOOL, REFERENCE, ROUNDING -> throw new IllegalArgumentException("no argument: " + sort);
    };
  }

  private static Value apply(StringOp op, Value... args) {
    return Semantics.apply(op, op == StringOp.PARSE_FLOAT ? Sort.DOUBLE : op.result(), args);
  }

  /** The number of a result, whatever its sort. */
  private static long number(Value value) {
    return value.sort().equals(Sort.INTEGER) ? value.asInteger().longValue() : value.raw();
  }

  @ParameterizedTest
  @EnumSource
  void theTraitsOfAStringHold(StringOp op) {
    assumeThat(op.name()).isNotEqualTo("PARSE_FLOAT");
    assumeThat(op.result()).isEqualTo(Sort.STRING);
    for (int i = 0; i < TRIALS; i++) {
      Value[] args = arguments(op);
      String result = apply(op, args).asString();
      List<String> texts = texts(args);
      String first = texts.isEmpty() ? "" : texts.get(0);
      claim(op, StringTrait.KEEPS_EMPTY, !first.isEmpty() || result.isEmpty(), args);
      claim(op, StringTrait.NO_LONGER, result.length() <= first.length(), args);
      claim(op, StringTrait.SAME_LENGTH, result.length() == first.length(), args);
      claim(op, StringTrait.PART_OF_FIRST, first.contains(result), args);
      claim(op, StringTrait.ONE_UNIT_AT_MOST, result.length() <= 1, args);
      int sum = texts.stream().mapToInt(String::length).sum();
      claim(op, StringTrait.LENGTHS_ADD_UP, result.length() == sum, args);
      String all = String.join("", texts);
      boolean own = result.chars().allMatch(unit -> all.indexOf((char) unit) >= 0);
      claim(op, StringTrait.OWN_UNITS, own, args);
      if (op.has(StringTrait.IDEMPOTENT)) {
        claim(
            op,
            StringTrait.IDEMPOTENT,
            apply(op, Value.of(result)).asString().equals(result),
            args);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void theTraitsOfAConditionHold(StringOp op) {
    assumeThat(op.name()).isNotEqualTo("PARSE_FLOAT");
    assumeThat(op.result()).isEqualTo(Sort.BOOL);
    for (int i = 0; i < TRIALS; i++) {
      Value[] args = arguments(op);
      if (apply(op, args).asBoolean() && args.length > 1 && texts(args).size() > 1) {
        String first = args[0].asString();
        String second = args[1].asString();
        claim(op, StringTrait.SECOND_IN_FIRST, first.contains(second), args);
        claim(op, StringTrait.LENGTHS_AGREE, first.length() == second.length(), args);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void numbersStayInTheirRange(StringOp op) {
    assumeThat(op.range()).isNotEqualTo(NumberRange.ANY);
    for (int i = 0; i < TRIALS; i++) {
      Value[] args = arguments(op);
      long longest = texts(args).isEmpty() ? 0 : texts(args).get(0).length();
      assertThat(number(apply(op, args)))
          .as("%s of %s", op, List.of(args))
          .isBetween(op.range().least(), op.range().most(longest));
    }
  }

  /** A pattern that matches something and nothing matches at the end once more. */
  @Test
  void aTextHasAtMostTwoPartsMoreThanUnits() {
    for (String text : List.of("", "a", "b", "aa", "ab", "ba", "aaa", "aba", "bbb")) {
      for (String pattern : List.of("a", "a|", "|a", "a?", "a*", "a*?", "$", "^", "", "a|$", ".")) {
        for (int limit = -1; limit <= 5; limit++) {
          Value parts =
              apply(
                  StringOp.SPLIT_COUNT,
                  Value.of(text),
                  Value.of(pattern),
                  Value.of(BigInteger.ZERO),
                  Value.of(BigInteger.valueOf(limit)));
          assertThat(number(parts))
              .as("%s split by %s, %s", text, pattern, limit)
              .isBetween(0L, NumberRange.PARTS_OF_FIRST.most(text.length()));
        }
      }
    }
  }

  /** Cases by units and by pairs of them, which is where idempotence could end. */
  @Test
  void aSecondChangeOfCaseChangesNothing() {
    List<String> changed = new ArrayList<>();
    for (StringOp op : List.of(StringOp.TO_LOWER, StringOp.TO_UPPER)) {
      for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
        for (String around : List.of("%s", "a%s", "%sa", "\u03A3%s", "a%s\u03A3", "%s\u0307")) {
          String once = apply(op, Value.of(around.formatted(Character.toString(point)))).asString();
          if (!apply(op, Value.of(once)).asString().equals(once)) {
            changed.add(op + " " + around + " " + point);
          }
        }
        point += point < Character.MAX_VALUE ? 0 : 40;
      }
    }
    assertThat(changed).isEmpty();
  }

  private static List<String> texts(Value[] args) {
    List<String> texts = new ArrayList<>();
    for (Value arg : args) {
      if (arg.sort().equals(Sort.STRING)) {
        texts.add(arg.asString());
      }
    }
    return texts;
  }

  private static void claim(StringOp op, StringTrait trait, boolean holds, Value[] args) {
    if (op.has(trait)) {
      assertThat(holds).as("%s of %s for %s", trait, op, List.of(args)).isTrue();
    }
  }
}
