package dev.clew.neighbours;

/** German number plates: B-AB 123 or M-X 1E. */
public class LicencePlate {

  public static boolean isValid(String plate) {
    int dash = plate.indexOf('-');
    int blank = plate.indexOf(' ');
    if (dash < 1 || dash > 3 || blank < dash) {
      return false;
    }
    String district = plate.substring(0, dash);
    String letters = plate.substring(dash + 1, blank);
    String number = plate.substring(blank + 1);
    if (letters.isEmpty() || letters.length() > 2 || plate.length() > 10) {
      return false;
    }
    if (!isUpper(district) || !isUpper(letters)) {
      return false;
    }
    if (number.endsWith("E") || number.endsWith("H")) {
      number = number.substring(0, number.length() - 1);
    }
    return number.matches("[1-9][0-9]{0,3}");
  }

  private static boolean isUpper(String text) {
    return text.chars().allMatch(Character::isUpperCase);
  }
}
