package dev.clew.models.time;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.PathMemory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a formatter reads, taken from the object: numbers of two digits or of as many as there are,
 * a year of two digits, of four or with a sign, and known texts between them.
 *
 * @param strict whether a day has to be one of its month
 */
record FormatterPattern(List<Piece> pieces, boolean strict) {

  private static final String BUILDER = "java.time.format.DateTimeFormatterBuilder$";

  /** What a pattern calls each field of which it may read two digits, by the field's own name. */
  private static final Map<String, String> LETTERS =
      Map.of(
          "MonthOfYear", "MM",
          "DayOfMonth", "dd",
          "HourOfDay", "HH",
          "MinuteOfHour", "mm",
          "SecondOfMinute", "ss");

  private static final Map<String, String> YEARS = Map.of("Year", "uuuu", "YearOfEra", "yyyy");

  private static final int MOST_DIGITS = 19;

  /** Where years of two digits begin. */
  static final int MILLENNIUM = 2000;

  /**
   * A field, or a known text.
   *
   * @param letters what the pattern has for the field; null for a text
   */
  record Piece(@Nullable String letters, String literal) {

    /** What the field is called where it has two digits; a year where it has four. */
    @Nullable String field() {
      if (letters == null || letters.length() > 2) {
        return letters;
      }
      String letter = letters.substring(0, 1);
      return YEARS.containsValue(letter.repeat(4)) ? letter.repeat(4) : letter.repeat(2);
    }

    boolean isYear() {
      return letters != null && YEARS.containsValue(field());
    }

    /** Whether it has as many digits as there are, and perhaps a sign. */
    boolean isOpen() {
      return letters != null && letters.length() != 2;
    }
  }

  /** Null for a formatter that reads anything else, or reads in another way. */
  static @Nullable FormatterPattern of(PathMemory m, long formatter) {
    Instance object = m.instance(formatter);
    if (!isPlain(m, object)) {
      return null;
    }
    Instance parser = m.instance(reference(object, "printerParser"));
    List<Piece> pieces = new ArrayList<>();
    HeapArray parts = m.array(reference(parser, "printerParsers"));
    for (int i = 0; i < parts.length(); i++) {
      Piece piece = piece(m, m.instance(parts.raw(i)));
      if (piece == null) {
        return null;
      }
      pieces.add(piece);
    }
    boolean strict = style(m, object).equals("STRICT");
    FormatterPattern pattern = new FormatterPattern(List.copyOf(pieces), strict);
    boolean isGood = pattern.hasEachFieldOnce() && pattern.isApart() && pattern.isResolved();
    return reference(parser, "optional") == 0 && isGood ? pattern : null;
  }

  private static String style(PathMemory m, Instance formatter) {
    return name(m, reference(formatter, "resolverStyle"));
  }

  /** Whether a formatter reads dates as {@code ISO_LOCAL_DATE} does. */
  static boolean isIsoDate(PathMemory m, long formatter) {
    Instance object = m.instance(formatter);
    Instance parser = m.instance(reference(object, "printerParser"));
    HeapArray parts = m.array(reference(parser, "printerParsers"));
    boolean isAlike =
        isPlain(m, object) && style(m, object).equals("STRICT") && parts.length() == 5;
    if (!isAlike || reference(parser, "optional") != 0 || !isIsoYear(m, m.instance(parts.raw(0)))) {
      return false;
    }
    List<@Nullable Piece> rest = new ArrayList<>();
    for (int i = 1; i < parts.length(); i++) {
      rest.add(piece(m, m.instance(parts.raw(i))));
    }
    Piece line = new Piece(null, "-");
    return rest.equals(Arrays.asList(line, new Piece("MM", ""), line, new Piece("dd", "")));
  }

  private static boolean isIsoYear(PathMemory m, Instance part) {
    return part.type().name().equals(BUILDER + "NumberPrinterParser")
        && field(m, part).equals("Year")
        && reference(part, "minWidth") == 4
        && reference(part, "maxWidth") == 10
        && name(m, reference(part, "signStyle")).equals("EXCEEDS_PAD");
  }

  /**
   * Smart or strict resolving with ISO's calendar and ASCII digits, and nothing that is overridden.
   */
  private static boolean isPlain(PathMemory m, Instance formatter) {
    long chronology = reference(formatter, "chrono");
    boolean isIso =
        chronology == 0
            || m.instance(chronology).type().name().equals("java.time.chrono.IsoChronology");
    Instance style = m.instance(reference(formatter, "decimalStyle"));
    return isIso
        && !style(m, formatter).equals("LENIENT")
        && reference(formatter, "resolverFields") == 0
        && reference(formatter, "zone") == 0
        && reference(style, "zeroDigit") == '0'
        && reference(style, "positiveSign") == '+'
        && reference(style, "negativeSign") == '-';
  }

  private static long reference(Instance object, String field) {
    return object.raw(object.type().field(field).slot());
  }

  private static String name(PathMemory m, long constant) {
    return m.known(reference(m.instance(constant), "name"));
  }

  private static @Nullable Piece piece(PathMemory m, Instance part) {
    String type = part.type().name();
    if (type.equals(BUILDER + "CharLiteralPrinterParser")) {
      return new Piece(null, String.valueOf((char) reference(part, "literal")));
    }
    if (type.equals(BUILDER + "StringLiteralPrinterParser")) {
      return new Piece(null, m.known(reference(part, "literal")));
    }
    if (type.equals(BUILDER + "ReducedPrinterParser")) {
      return reduced(m, part);
    }
    return type.equals(BUILDER + "NumberPrinterParser") ? number(m, part) : null;
  }

  /** The last two digits of a year from 2000 on. */
  private static @Nullable Piece reduced(PathMemory m, Instance part) {
    String year = YEARS.get(field(m, part));
    boolean isPair = reference(part, "minWidth") == 2 && reference(part, "maxWidth") == 2;
    return year != null && isPair && isFromMillennium(m, part)
        ? new Piece(year.substring(2), "")
        : null;
  }

  private static boolean isFromMillennium(PathMemory m, Instance part) {
    long base = reference(part, "baseDate");
    Instance date = base == 0 ? null : m.instance(base);
    return date != null
        && date.type().name().equals("java.time.LocalDate")
        && reference(date, "year") == MILLENNIUM;
  }

  private static String field(PathMemory m, Instance part) {
    Instance field = m.instance(reference(part, "field"));
    boolean isKnown = field.type().name().equals("java.time.temporal.ChronoField");
    return isKnown ? m.known(reference(field, "name")) : "";
  }

  private static @Nullable Piece number(PathMemory m, Instance part) {
    String style = name(m, reference(part, "signStyle"));
    long least = reference(part, "minWidth");
    long most = reference(part, "maxWidth");
    String name = field(m, part);
    boolean isPair = least == 2 && most == 2 && style.equals("NOT_NEGATIVE");
    boolean isOpen = least == 1 && most == MOST_DIGITS && style.equals("NORMAL");
    boolean isYear = least == 4 && most == MOST_DIGITS && style.equals("EXCEEDS_PAD");
    String letters = isPair || isOpen ? LETTERS.get(name) : isYear ? YEARS.get(name) : null;
    return letters == null ? null : new Piece(isOpen ? letters.substring(1) : letters, "");
  }

  private boolean hasEachFieldOnce() {
    Set<String> letters = new HashSet<>();
    for (Piece piece : pieces) {
      String letter = piece.isYear() ? "year" : piece.field();
      if (letter != null && !letters.add(letter)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a known text without digits stands before and behind each number of as many digits as
   * there are; a year of four or more may stand among pairs, if it is the only such number.
   */
  private boolean isApart() {
    long open = pieces.stream().filter(Piece::isOpen).count();
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      boolean isAlone = piece.isYear() && open == 1 && isText(behindPairs(i + 1));
      if (piece.isOpen() && !isAlone && !(isText(i - 1) && isText(i + 1))) {
        return false;
      }
    }
    return true;
  }

  private int behindPairs(int piece) {
    int next = piece;
    while (next < pieces.size() && pieces.get(next).letters() != null) {
      next++;
    }
    return next;
  }

  private boolean isText(int piece) {
    return piece < 0
        || piece == pieces.size()
        || (pieces.get(piece).letters() == null
            && !pieces.get(piece).literal().isEmpty()
            && pieces.get(piece).literal().chars().noneMatch(Character::isDigit));
  }

  /** Strictly, a year of an era needs the era. */
  private boolean isResolved() {
    return !strict || pieces.stream().noneMatch(piece -> "yyyy".equals(piece.field()));
  }

  boolean has(String field) {
    return pieces.stream().anyMatch(piece -> field.equals(piece.field()));
  }

  boolean hasYear() {
    return pieces.stream().anyMatch(Piece::isYear);
  }

  /** How many fields there are. */
  int fieldCount() {
    return (int) pieces.stream().filter(piece -> piece.letters() != null).count();
  }

  /** As {@code DateTimeFormatter.ofPattern} takes it; texts next to each other are one. */
  String letters() {
    StringBuilder all = new StringBuilder();
    StringBuilder text = new StringBuilder();
    for (Piece piece : pieces) {
      text.append(piece.literal());
      if (piece.letters() != null) {
        all.append(quoted(text)).append(piece.letters());
        text.setLength(0);
      }
    }
    return all.append(quoted(text)).toString();
  }

  private static String quoted(CharSequence text) {
    return text.isEmpty() ? "" : "'" + text.toString().replace("'", "''") + "'";
  }
}
