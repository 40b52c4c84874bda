package dev.clew.neighbours;

/** The oldest of ciphers. */
public class Caesar {

  private final int shift;

  public Caesar(int shift) {
    if (shift < 0 || shift > 25) {
      throw new IllegalArgumentException("shift: " + shift);
    }
    this.shift = shift;
  }

  public String encrypt(String text) {
    StringBuilder out = new StringBuilder();
    for (char c : text.toCharArray()) {
      if (c >= 'a' && c <= 'z') {
        out.append((char) ('a' + (c - 'a' + shift) % 26));
      } else if (c >= 'A' && c <= 'Z') {
        out.append((char) ('A' + (c - 'A' + shift) % 26));
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  public static boolean isSecret(String text) {
    return new Caesar(13).encrypt(text).equals("Uryyb");
  }
}
