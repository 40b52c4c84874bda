package dev.clew.examples;

/** Days, months and years of the Gregorian calendar. */
public final class Dates {

  private Dates() {}

  public static boolean isLeap(int year) { // paths 4
    if (year % 4 != 0) {
      return false; // returns 1: year % 4 != 0
    }
    return year % 100 != 0 || year % 400 == 0; // returns 3: year % 4 == 0
  }

  public static int daysIn(int month, int year) { // paths >= 8
    switch (month) {
      case 2:
        return isLeap(year) ? 29 : 28; // returns 4: month == 2
      case 4, 6, 9, 11:
        return 30; // returns 1: month == 4 || month == 6 || month == 9 || month == 11
      default:
        if (month < 1 || month > 12) {
          // throws IllegalArgumentException "no such month" 2: month < 1 || month > 12
          // @isValid throws IllegalArgumentException 2: day > 0 && (month < 1 || month > 12)
          throw new IllegalArgumentException("no such month");
        }
        return 31; // returns 1: month % 2 == (month < 8 ? 1 : 0) && month != 2
    }
  }

  /** Whether there is such a day. Asking for a month that there is not is an error. */
  public static boolean isValid(int year, int month, int day) { // paths >= 15
    if (day < 1) {
      return false; // returns 1: day < 1
    }
    return day <= daysIn(month, year); // returns 12: day >= 1
  }
}
