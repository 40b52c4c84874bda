package dev.clew.solver.language.regex;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.regex.RegexNode.Anchor;
import dev.clew.solver.language.regex.RegexNode.Either;
import dev.clew.solver.language.regex.RegexNode.Group;
import dev.clew.solver.language.regex.RegexNode.Look;
import dev.clew.solver.language.regex.RegexNode.Loose;
import dev.clew.solver.language.regex.RegexNode.One;
import dev.clew.solver.language.regex.RegexNode.Place;
import dev.clew.solver.language.regex.RegexNode.Row;
import dev.clew.solver.language.regex.RegexNode.Times;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads a pattern that the JDK has accepted; so there is no error to report, only limits. */
final class RegexParser {
  private static final CodePointSet TERMINATORS =
      CodePointSet.of(CharSet.of("\n\r\u0085\u2028\u2029"));

  private final RegexScanner scanner;
  private final RegexClasses classes;
  private final RegexEscapes escapes;
  private int flags;
  private int groups;
  private final Map<String, Integer> names = new HashMap<>();

  private RegexParser(RegexScanner scanner, int flags, RegexClasses classes) {
    this.scanner = scanner;
    this.flags = flags;
    this.classes = classes;
    this.escapes = new RegexEscapes(scanner, classes);
  }

  /**
   * A pattern that was read.
   *
   * @param names the numbers of groups that have names
   */
  record Parsed(RegexNode node, Map<String, Integer> names) {}

  static Parsed parse(String regex, int flags, RegexClasses classes) {
    boolean unicode = (flags & Pattern.UNICODE_CHARACTER_CLASS) != 0;
    int all = unicode ? flags | Pattern.UNICODE_CASE : flags;
    if ((flags & Pattern.CANON_EQ) != 0) {
      throw new UnsupportedPattern("canonical equivalence");
    }
    if ((flags & Pattern.LITERAL) != 0) {
      List<RegexNode> parts = new ArrayList<>();
      regex.codePoints().forEach(c -> parts.add(new One(classes.literal(c, all))));
      return new Parsed(new Row(parts), Map.of());
    }
    RegexParser parser = new RegexParser(new RegexScanner(regex), all, classes);
    RegexNode node = parser.alternatives();
    if (!parser.scanner.atEnd()) {
      throw new UnsupportedPattern("something after the end");
    }
    return new Parsed(node, Map.copyOf(parser.names));
  }

  private boolean has(int flag) {
    return (flags & flag) != 0;
  }

  private void skip() {
    if (has(Pattern.COMMENTS)) {
      scanner.skipComments(has(Pattern.UNIX_LINES));
    }
  }

  private RegexNode alternatives() {
    List<RegexNode> options = new ArrayList<>();
    options.add(row());
    while (scanner.take('|')) {
      options.add(row());
    }
    return options.size() == 1 ? options.get(0) : new Either(options);
  }

  private RegexNode row() {
    List<RegexNode> parts = new ArrayList<>();
    skip();
    while (!scanner.atEnd() && scanner.peek() != '|' && scanner.peek() != ')') {
      if (scanner.take("\\Q")) {
        scanner.quote();
      } else {
        RegexNode atom = atom();
        skip();
        parts.add(repeated(atom));
      }
      skip();
    }
    return parts.size() == 1 ? parts.get(0) : new Row(parts);
  }

  private RegexNode atom() {
    if (scanner.isQuoted()) {
      return new One(classes.literal(scanner.next(), flags));
    }
    int start = scanner.position();
    int first = scanner.next();
    return switch (first) {
      case '(' -> group();
      case '[' -> bracketed(start);
      case '.' -> new One(dot());
      case '^' -> new Anchor(has(Pattern.MULTILINE) ? Place.LINE_START : Place.START);
      case '$' -> new Anchor(Place.END);
      case '\\' -> escapes.read(flags);
      default -> new One(classes.literal(first, flags));
    };
  }

  private CodePointSet dot() {
    if (has(Pattern.DOTALL)) {
      return CodePointSet.ALL;
    }
    return (has(Pattern.UNIX_LINES) ? CodePointSet.of('\n') : TERMINATORS).complement();
  }

  private RegexNode bracketed(int start) {
    String text = scanner.bracketed(start);
    if (has(Pattern.COMMENTS) && text.codePoints().anyMatch(c -> c <= ' ' || c == '#')) {
      throw new UnsupportedPattern("a comment in a class");
    }
    return new One(classes.bracketed(text, flags));
  }

  private RegexNode repeated(RegexNode atom) {
    int min = 0;
    int max = LoopLanguage.UNBOUNDED;
    if (scanner.isQuoted()) {
      return atom;
    } else if (scanner.take('?')) {
      max = 1;
    } else if (scanner.take('{')) {
      min = scanner.number();
      max =
          scanner.take(',')
              ? (scanner.peek() == '}' ? LoopLanguage.UNBOUNDED : scanner.number())
              : min;
      scanner.take('}');
    } else if (scanner.take('+')) {
      min = 1;
    } else if (!scanner.take('*')) {
      return atom;
    }
    skip();
    if (scanner.take('?')) {
      return new Times(atom, min, max, /* greedy= */ false);
    }
    RegexNode loop = new Times(atom, min, max, /* greedy= */ true);
    return scanner.take('+') ? new Loose(loop) : loop;
  }

  /** After the opening parenthesis. Flags that are set inside end with the group. */
  private RegexNode group() {
    int outer = flags;
    RegexNode node;
    if (!scanner.take('?')) {
      node = numbered();
    } else if (scanner.take(':')) {
      node = body();
    } else if (scanner.take('=')) {
      node = new Look(body(), true);
    } else if (scanner.take('!')) {
      node = new Look(body(), false);
    } else if (scanner.take('>')) {
      node = new Loose(body());
    } else if (scanner.take("<=") || scanner.take("<!")) {
      body();
      node = new Loose(RegexNode.empty());
    } else if (scanner.take('<')) {
      int start = scanner.position();
      scanner.skipPast('>');
      names.put(scanner.text(start, scanner.position() - 1), groups + 1);
      node = numbered();
    } else {
      return flagged(outer);
    }
    flags = outer;
    return node;
  }

  private RegexNode numbered() {
    int number = ++groups;
    return new Group(number, body());
  }

  private RegexNode body() {
    RegexNode node = alternatives();
    scanner.require(')');
    return node;
  }

  /** {@code (?i-s)} or {@code (?i-s:…)}. */
  private RegexNode flagged(int outer) {
    boolean on = true;
    while (!scanner.take(')')) {
      if (scanner.take(':')) {
        RegexNode node = body();
        flags = outer;
        return node;
      }
      if (scanner.take('-')) {
        on = false;
      } else {
        int flag = flag(scanner.next());
        flags = on ? flags | flag : flags & ~flag;
      }
    }
    return RegexNode.empty();
  }

  private static int flag(int letter) {
    return switch (letter) {
      case 'i' -> Pattern.CASE_INSENSITIVE;
      case 'm' -> Pattern.MULTILINE;
      case 's' -> Pattern.DOTALL;
      case 'd' -> Pattern.UNIX_LINES;
      case 'u' -> Pattern.UNICODE_CASE;
      case 'x' -> Pattern.COMMENTS;
      case 'U' -> Pattern.UNICODE_CHARACTER_CLASS | Pattern.UNICODE_CASE;
      default -> throw new UnsupportedPattern("a flag");
    };
  }
}
