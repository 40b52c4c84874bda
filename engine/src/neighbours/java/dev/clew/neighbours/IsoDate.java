package dev.clew.neighbours;

import java.time.DateTimeException;

/** Checks dates such as 2024-02-29. */
public class IsoDate {

  public static boolean isValid(String text) {
    if (text == null || text.length() != 10) {
      return false;
    }
    if (text.charAt(4) != '-' || text.charAt(7) != '-') {
      return false;
    }
    try {
      int year = Integer.parseInt(text.substring(0, 4));
      int month = Integer.parseInt(text.substring(5, 7));
      int day = Integer.parseInt(text.substring(8));
      return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);
    } catch (NumberFormatException e) {
      return false;
    }
  }

  public static int daysIn(int month, int year) {
    switch (month) {
      case 2:
        return isLeap(year) ? 29 : 28;
      case 4:
      case 6:
      case 9:
      case 11:
        return 30;
      default:
        return 31;
    }
  }

  public static boolean isLeap(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  }

  public static String weekday(int year, int month, int day) {
    if (month < 1 || month > 12 || day < 1 || day > daysIn(month, year)) {
      throw new DateTimeException("no such day");
    }
    int m = month < 3 ? month + 12 : month;
    int y = month < 3 ? year - 1 : year;
    int h = Math.floorMod(day + 13 * (m + 1) / 5 + y + y / 4 - y / 100 + y / 400, 7);
    String[] names = {"Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"};
    return names[h];
  }
}
