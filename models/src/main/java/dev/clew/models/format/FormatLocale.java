package dev.clew.models.format;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.PathMemory;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How a locale writes whole numbers, as the JVM that runs has it. */
final class FormatLocale {

  private static final int GROUP = 3;

  private FormatLocale() {}

  /**
   * What is between groups of three digits; null unless digits are 0 to 9, groups are of three, and
   * the JVM that runs is known to agree with the JDK of the program.
   */
  static @Nullable String separator(PathMemory m, long id) {
    Locale locale = locale(m, id);
    int feature = m.featureVersion();
    if (locale == null || feature != Runtime.version().feature()) {
      return null;
    }
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
    boolean isCommon =
        symbols.getZeroDigit() == '0'
            && NumberFormat.getNumberInstance(locale) instanceof DecimalFormat format
            && format.isGroupingUsed()
            && format.getGroupingSize() == GROUP;
    return isCommon ? String.valueOf(symbols.getGroupingSeparator()) : null;
  }

  /** What stands before decimals; null as above. */
  static @Nullable Character point(PathMemory m, long id) {
    Locale locale = separator(m, id) == null ? null : locale(m, id);
    return locale == null
        ? null
        : Character.valueOf(DecimalFormatSymbols.getInstance(locale).getDecimalSeparator());
  }

  /** The same locale here; null if it is an input or has extensions. */
  private static @Nullable Locale locale(PathMemory m, long id) {
    if (id == 0 || m.instance(id).input() != null) {
      return null;
    }
    Instance object = m.instance(id);
    long base = object.raw(object.type().field("baseLocale").slot());
    if (base == 0 || object.raw(object.type().field("localeExtensions").slot()) != 0) {
      return null;
    }
    return new Locale.Builder()
        .setLanguage(part(m, base, "language"))
        .setScript(part(m, base, "script"))
        .setRegion(part(m, base, "region"))
        .build();
  }

  private static String part(PathMemory m, long base, String field) {
    Instance parts = m.instance(base);
    String text = m.textOrNull(parts.raw(parts.type().field(field).slot()));
    return text == null ? "" : text;
  }
}
