package damaged;

/** Texts that are put together. */
public class Concatenation {
  public static String label(String name, int number, char unit) {
    StringBuilder text = new StringBuilder(name);
    text.append(number).append(unit);
    return name + ":" + number + unit + text.length();
  }
}
