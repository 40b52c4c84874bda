package library;

import java.text.Collator;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.time.temporal.WeekFields;
import java.util.ArrayList;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Scanner;
import java.util.TimeZone;

/** Numbers, dates and names in the manner of several countries. */
public final class Locales {

  private static final List<Locale> LOCALES =
      List.of(
          Locale.US,
          Locale.GERMANY,
          Locale.FRANCE,
          Locale.JAPAN,
          Locale.ROOT,
          new Locale("ar", "EG"),
          new Locale("hi", "IN"),
          Locale.forLanguageTag("th-TH-u-nu-thai"));

  private static void numbers(Locale locale) {
    System.out.println(NumberFormat.getInstance(locale).format(-1234567.891));
    System.out.println(NumberFormat.getCurrencyInstance(locale).format(1234.5));
    System.out.println(NumberFormat.getPercentInstance(locale).format(0.256));
    System.out.println(
        NumberFormat.getCompactNumberInstance(locale, NumberFormat.Style.SHORT).format(12345));
    System.out.println(String.format(locale, "%,.2f %d %e", 12345.678, 42, -0.00012));
  }

  private static void dates(Locale locale) {
    LocalDate day = LocalDate.of(2024, 2, 29);
    System.out.println(
        day.format(DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(locale)));
    ZonedDateTime noon = ZonedDateTime.of(2024, 7, 1, 12, 0, 0, 0, ZoneId.of("Europe/Berlin"));
    System.out.println(
        noon.format(DateTimeFormatter.ofPattern("EEEE d MMMM uuuu HH:mm zzzz a", locale)));
    SimpleDateFormat format = new SimpleDateFormat("EEE, d MMM yyyy HH:mm:ss Z", locale);
    System.out.println(format.format(new Date(0)));
    System.out.println(String.format(locale, "%tB %<tA", new GregorianCalendar(2024, 1, 29)));
    System.out.println(
        DayOfWeek.MONDAY.getDisplayName(TextStyle.SHORT, locale)
            + Month.MAY.getDisplayName(TextStyle.FULL_STANDALONE, locale)
            + WeekFields.of(locale).getFirstDayOfWeek());
  }

  public static void main(String[] args) throws Exception {
    for (Locale locale : LOCALES) {
      System.out.println("-- " + locale + " " + locale.toLanguageTag());
      numbers(locale);
      dates(locale);
      System.out.println(
          locale.getDisplayName(Locale.US)
              + "|"
              + locale.getDisplayLanguage(locale)
              + "|"
              + locale.getDisplayCountry(Locale.GERMAN));
    }
    System.out.println(Currency.getInstance("EUR").getSymbol(Locale.GERMANY));
    System.out.println(Currency.getInstance(Locale.JAPAN).getDefaultFractionDigits());
    List<String> words = new ArrayList<>(List.of("z", "\u00e4", "a", "Z", "b"));
    words.sort(Collator.getInstance(Locale.GERMAN));
    System.out.println(words);
    System.out.println(
        MessageFormat.format(
            "{0,number,#.##} {1} {2,choice,0#none|1#one|1<many {2}}", 3.14159, "x", 5));
    System.out.println(TimeZone.getTimeZone("America/New_York").getOffset(1700000000000L));
    System.out.println(TimeZone.getDefault().getID());
    System.out.println(NumberFormat.getInstance(Locale.GERMANY).parse("1.234,5"));
    Scanner scanner = new Scanner("1,5 x 3").useLocale(Locale.GERMANY);
    System.out.println(scanner.nextDouble() + scanner.next() + scanner.nextInt());
    System.out.println("TITLE".toLowerCase(new Locale("tr")) + "i".toUpperCase(new Locale("tr")));
    System.out.println(Locale.forLanguageTag("zh-Hant-TW").getScript());
  }
}
