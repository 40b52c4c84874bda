package dev.clew.models;

import java.util.Locale;
import java.util.Scanner;

/** {@code Scanner}, over a text. */
@SuppressWarnings("all") // odd calls are what is tested
final class ScannerSubjects {

  private ScannerSubjects() {}

  static String tokens(String s) {
    StringBuilder all = new StringBuilder();
    for (Scanner scanner = new Scanner(s); scanner.hasNext(); ) {
      all.append(scanner.next()).append('|');
    }
    return all.toString();
  }

  static String commas(String s) {
    StringBuilder all = new StringBuilder();
    for (Scanner scanner = new Scanner(s).useDelimiter(","); scanner.hasNext(); ) {
      all.append(scanner.next()).append('|');
    }
    return all.toString();
  }

  static String spacedCommas(String s) {
    Scanner scanner = new Scanner(s).useDelimiter("\\s*,\\s*");
    return scanner.next() + "|" + scanner.next();
  }

  static String units(String s) {
    Scanner scanner = new Scanner(s).useDelimiter("");
    return scanner.next() + "|" + scanner.next();
  }

  static String atBorders(String s) {
    Scanner scanner = new Scanner(s).useDelimiter("\\b");
    return scanner.next() + "|" + scanner.hasNext();
  }

  static String lines(String s) {
    StringBuilder all = new StringBuilder();
    for (Scanner scanner = new Scanner(s); scanner.hasNextLine(); ) {
      all.append(scanner.nextLine()).append('|');
    }
    return all.toString();
  }

  static String tokenAndLine(String s) {
    Scanner scanner = new Scanner(s);
    String token = scanner.next();
    return token + "|" + scanner.nextLine() + "|" + scanner.nextLine();
  }

  static int number(String s) {
    return new Scanner(s).useLocale(Locale.ROOT).nextInt();
  }

  static String numbers(String s) {
    Scanner scanner = new Scanner(s).useLocale(Locale.ROOT);
    StringBuilder all = new StringBuilder();
    while (scanner.hasNextInt()) {
      all.append(scanner.nextInt()).append('|');
    }
    return all + "" + scanner.hasNext();
  }

  static int hexadecimal(String s) {
    return new Scanner(s).nextInt(16);
  }

  static String others(String s) {
    Scanner scanner = new Scanner(s).useLocale(Locale.ROOT);
    return scanner.hasNextLong() + "" + scanner.hasNextBoolean() + scanner.hasNextDouble();
  }

  static String inLine(String s) {
    Scanner scanner = new Scanner(s);
    return scanner.findInLine("[a-z]") + scanner.hasNext("[a-z]+") + scanner.hasNext();
  }

  static String skipped(String s) {
    Scanner scanner = new Scanner(s).skip("a*");
    return scanner.hasNext() ? scanner.next() : "none";
  }

  static String closed(String s) {
    Scanner scanner = new Scanner(s);
    scanner.close();
    return scanner.next();
  }

  static boolean closedLines(String s) {
    Scanner scanner = new Scanner(s);
    scanner.close();
    return scanner.hasNextLine();
  }

  static String lookedAhead(String s) {
    Scanner scanner = new Scanner(s);
    boolean isNumber = scanner.hasNextInt();
    return isNumber + scanner.nextLine();
  }
}
