package dev.clew.solver.language.regex;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.regex.RegexNode.Anchor;
import dev.clew.solver.language.regex.RegexNode.Either;
import dev.clew.solver.language.regex.RegexNode.Loose;
import dev.clew.solver.language.regex.RegexNode.One;
import dev.clew.solver.language.regex.RegexNode.Place;
import dev.clew.solver.language.regex.RegexNode.Row;
import java.util.List;

/** What follows a backslash outside of classes. */
record RegexEscapes(RegexScanner scanner, RegexClasses classes) {
  private static final CodePointSet LINE_BREAKS =
      CodePointSet.of(CharSet.of("\n\u000B\f\r\u0085\u2028\u2029"));

  /** After the backslash. */
  RegexNode read(int flags) {
    int start = scanner.position() - 1;
    int letter = scanner.next();
    return switch (letter) {
      case 'A' -> new Anchor(Place.START);
      case 'Z' -> new Anchor(Place.END);
      case 'z' -> new Anchor(Place.VERY_END);
      case 'b', 'B' -> boundary();
      case 'R' -> lineBreak();
      case 'k' -> {
        scanner.skipPast('>');
        yield new Loose(RegexNode.anything());
      }
      case '1', '2', '3', '4', '5', '6', '7', '8', '9' -> reference();
      case 'd', 'D', 's', 'S', 'w', 'W', 'h', 'H', 'v', 'V' -> escaped(start, flags);
      case 'p', 'P' -> {
        if (scanner.next() == '{') {
          scanner.skipPast('}');
        }
        yield escaped(start, flags);
      }
      case 'N' -> {
        scanner.skipPast('}');
        yield escaped(start, flags);
      }
      case 'G', 'X' -> throw new UnsupportedPattern("\\" + (char) letter);
      default -> new One(classes.literal(codePoint(letter), flags));
    };
  }

  private RegexNode boundary() {
    if (scanner.peek() == '{') {
      throw new UnsupportedPattern("\\b{g}");
    }
    return new Loose(RegexNode.empty());
  }

  /** How many digits belong to it depends on how many groups there are. */
  private RegexNode reference() {
    if (scanner.peek() >= '0' && scanner.peek() <= '9') {
      throw new UnsupportedPattern("a back reference of two digits");
    }
    return new Loose(RegexNode.anything());
  }

  /** Inside a loop the JDK never tries the shorter of two line breaks. */
  private static RegexNode lineBreak() {
    RegexNode both =
        new Row(List.of(new One(CodePointSet.of('\r')), new One(CodePointSet.of('\n'))));
    return new Loose(new Either(List.of(both, new One(LINE_BREAKS))));
  }

  private RegexNode escaped(int start, int flags) {
    return new One(classes.escaped(scanner.text(start, scanner.position()), flags));
  }

  private int codePoint(int letter) {
    return switch (letter) {
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 'f' -> '\f';
      case 'a' -> 0x07;
      case 'e' -> 0x1b;
      case 'c' -> scanner.next() ^ 64;
      case 'x' -> hexadecimal();
      case 'u' -> unit();
      case '0' -> octal();
      default -> letter;
    };
  }

  private int hexadecimal() {
    if (!scanner.take('{')) {
      return scanner.hex(2);
    }
    int start = scanner.position();
    scanner.skipPast('}');
    return Integer.parseInt(scanner.text(start, scanner.position() - 1), 16);
  }

  /** Two of them may be a pair. */
  private int unit() {
    int first = scanner.hex(4);
    int after = scanner.position();
    if (Character.isHighSurrogate((char) first) && scanner.take("\\u")) {
      int second = scanner.hex(4);
      if (Character.isLowSurrogate((char) second)) {
        return Character.toCodePoint((char) first, (char) second);
      }
      scanner.back(after);
    }
    return first;
  }

  private int octal() {
    int first = scanner.next() - '0';
    int number = first;
    for (int i = 1; i < (first <= 3 ? 3 : 2) && isOctal(scanner.peek()); i++) {
      number = number * 8 + scanner.next() - '0';
    }
    return number;
  }

  private static boolean isOctal(int codePoint) {
    return codePoint >= '0' && codePoint <= '7';
  }
}
