package dev.clew.models.time;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.PathMemory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a formatter reads, taken from the object: numbers of two digits, a year of four or with a
 * sign, and known texts between them.
 */
record FormatterPattern(List<Piece> pieces) {

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

  private static final int MOST_YEAR_DIGITS = 19;

  /**
   * A field, or a known text.
   *
   * @param letters what the pattern has for the field; null for a text
   */
  record Piece(@Nullable String letters, String literal) {

    boolean isYear() {
      return letters != null && YEARS.containsValue(letters);
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
    FormatterPattern pattern = new FormatterPattern(List.copyOf(pieces));
    return reference(parser, "optional") == 0 && pattern.hasEachFieldOnce() ? pattern : null;
  }

  /** Smart resolving with ISO's calendar and ASCII digits, and nothing that is overridden. */
  private static boolean isPlain(PathMemory m, Instance formatter) {
    long chronology = reference(formatter, "chrono");
    boolean isIso =
        chronology == 0
            || m.instance(chronology).type().name().equals("java.time.chrono.IsoChronology");
    Instance style = m.instance(reference(formatter, "decimalStyle"));
    return isIso
        && name(m, reference(formatter, "resolverStyle")).equals("SMART")
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
    return type.equals(BUILDER + "NumberPrinterParser") ? number(m, part) : null;
  }

  private static @Nullable Piece number(PathMemory m, Instance part) {
    String style = name(m, reference(part, "signStyle"));
    long least = reference(part, "minWidth");
    long most = reference(part, "maxWidth");
    Instance field = m.instance(reference(part, "field"));
    if (!field.type().name().equals("java.time.temporal.ChronoField")) {
      return null;
    }
    String name = m.known(reference(field, "name"));
    boolean isPair = least == 2 && most == 2 && style.equals("NOT_NEGATIVE");
    boolean isYear = least == 4 && most == MOST_YEAR_DIGITS && style.equals("EXCEEDS_PAD");
    String letters = isPair ? LETTERS.get(name) : isYear ? YEARS.get(name) : null;
    return letters == null ? null : new Piece(letters, "");
  }

  private boolean hasEachFieldOnce() {
    Set<String> letters = new HashSet<>();
    for (Piece piece : pieces) {
      String letter = piece.isYear() ? "year" : piece.letters();
      if (letter != null && !letters.add(letter)) {
        return false;
      }
    }
    return true;
  }

  boolean has(String letters) {
    return pieces.stream().anyMatch(piece -> letters.equals(piece.letters()));
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
