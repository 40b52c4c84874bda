package dev.clew.solver.jvm;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.List;
import java.util.Random;

/** Strings on which methods go wrong, and numbers that are positions, radices and code points. */
final class StringSamples {

  private static final List<String> WHOLE =
      List.of(
          "",
          "0",
          "-0",
          "+0",
          "+",
          "-",
          "--1",
          "2147483647",
          "2147483648",
          "-2147483648",
          "-2147483649",
          "4294967295",
          "4294967296",
          "+4294967295",
          "9223372036854775807",
          "9223372036854775808",
          "-9223372036854775808",
          "-9223372036854775809",
          "18446744073709551615",
          "18446744073709551616",
          "00000000000000000000000000001",
          "127",
          "128",
          "-128",
          "-129",
          "32767",
          "32768",
          "zz",
          "ZZ",
          "7f",
          "1e5",
          "1.5",
          ".5",
          "5.",
          ".",
          "1e",
          "1e+",
          "1e400",
          " 1 ",
          "1 f",
          "1f",
          "1D",
          "NaN",
          "-NaN",
          "Infinity",
          "-Infinity",
          "+Infinity ",
          "infinity",
          "0x1p3",
          "0x.8p1",
          "0x1.p-3f",
          "0x.p1",
          "0x1",
          "0xp1",
          "1_0",
          "\u0661\u0662",
          "\uFF11",
          "1\u0660",
          "\uD835\uDFCF",
          "true",
          "TRUE",
          "tRue",
          "truE ",
          "\u00a01",
          "\u20001",
          "1\u0000",
          "0x1P3d",
          "1e5e5",
          "1..5",
          "Na",
          "NaNf",
          "1ee5",
          "a,b,,",
          "\u0130",
          "\u03a3",
          "a\u03a3",
          "\u03a3a",
          "\u1e9e",
          "\ufb01",
          "stra\u00dfe");

  private static final List<String> PIECES =
      List.of(
          "a",
          "b",
          "A",
          "B",
          "ab",
          "aa",
          "1",
          "9",
          "0",
          "-",
          "+",
          " ",
          "\t",
          "\n",
          ",",
          ".",
          "e",
          "f",
          "x",
          "\u0000",
          "\u001f",
          " ",
          "\u00a0",
          "\u2003",
          "\u3000",
          "\u0085",
          "\u2028",
          "\u00df",
          "\u0130",
          "\u0131",
          "i",
          "I",
          "\u03a3",
          "\u03c3",
          "\u03c2",
          "\u212a",
          "k",
          "K",
          "\u017f",
          "s",
          "S",
          "\ud83d",
          "\ude00",
          "\ud83d\ude00",
          "\ud801\udc00",
          "\ud801\udc28",
          "\ud801",
          "\udc28",
          "\udc00",
          "\uffff",
          "\u0660",
          "\uff21",
          "\u01c5",
          "\u0307",
          "\u1e9e");

  private final Random random;

  StringSamples(long seed) {
    random = new Random(seed);
  }

  Value next(Sort sort) {
    return switch (sort.kind()) {
      case STRING -> Value.of(string());
      case BITS -> bits(sort);
      default -> Samples.random(sort, random);
    };
  }

  private String string() {
    if (random.nextInt(4) == 0) {
      return WHOLE.get(random.nextInt(WHOLE.size()));
    }
    int kinds = random.nextBoolean() ? 6 : PIECES.size();
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      text.append(PIECES.get(random.nextInt(kinds)));
    }
    return text.toString();
  }

  private Value bits(Sort sort) {
    return switch (random.nextInt(6)) {
      case 0 -> Samples.random(sort, random);
      case 1 -> Value.ofRaw(sort, PIECES.get(random.nextInt(PIECES.size())).codePointAt(0));
      case 2 -> Value.ofRaw(sort, 2 + random.nextInt(36));
      default -> Value.ofRaw(sort, random.nextInt(10) - 2);
    };
  }
}
