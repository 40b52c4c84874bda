package lang;

/** Classification and case of characters, over ranges. */
public final class Characters {

  public static void main(String[] args) {
    StringBuilder kinds = new StringBuilder();
    for (char c = 0; c < 256; c++) {
      kinds.append(Character.isLetter(c) ? 'L' : Character.isDigit(c) ? 'D' : '.');
      if (c % 64 == 63) {
        System.out.println(kinds);
        kinds.setLength(0);
      }
    }
    int[] counts = new int[9];
    long types = 0;
    for (int c = 0; c < 0x3000; c++) {
      counts[0] += Character.isLetterOrDigit(c) ? 1 : 0;
      counts[1] += Character.isUpperCase(c) ? 1 : 0;
      counts[2] += Character.isLowerCase(c) ? 1 : 0;
      counts[3] += Character.isWhitespace(c) ? 1 : 0;
      counts[4] += Character.isSpaceChar(c) ? 1 : 0;
      counts[5] += Character.isJavaIdentifierStart(c) ? 1 : 0;
      counts[6] += Character.isISOControl(c) ? 1 : 0;
      counts[7] += Character.toUpperCase(c) != c ? 1 : 0;
      counts[8] += Character.toLowerCase(c) != c ? 1 : 0;
      types = types * 31 + Character.getType(c);
    }
    for (int count : counts) {
      System.out.println(count);
    }
    System.out.println(types);
    int[] samples = {'a', 'Z', '7', 0xDF, 0x130, 0x131, 0x1C5, 0x660, 0x4E00, 0x10400, 0x1F600};
    for (int c : samples) {
      System.out.println(
          Integer.toHexString(c)
              + " "
              + Integer.toHexString(Character.toUpperCase(c))
              + " "
              + Integer.toHexString(Character.toLowerCase(c))
              + " "
              + Integer.toHexString(Character.toTitleCase(c))
              + " "
              + Character.charCount(c)
              + " "
              + Character.getNumericValue(c)
              + " "
              + Character.digit(c, 16)
              + " "
              + Character.isAlphabetic(c)
              + " "
              + Character.isIdeographic(c)
              + " "
              + Character.isValidCodePoint(c)
              + " "
              + Character.getDirectionality(c));
    }
    System.out.println(Character.forDigit(11, 16) + " " + Character.digit('z', 36) + (char) 66);
    char high = Character.highSurrogate(0x1F600);
    char low = Character.lowSurrogate(0x1F600);
    System.out.println(
        Character.isSurrogatePair(high, low) + " " + Character.toCodePoint(high, low));
    System.out.println(Character.isHighSurrogate(low) + " " + Character.toChars(0x1F600).length);
    System.out.println((char) ('a' + 1) + " " + ('a' + 1) + " " + (char) 97 + " " + (int) 'a');
    System.out.println(Character.compare('a', 'b') + " " + Character.reverseBytes('\u1234'));
    System.out.println(Character.UnicodeBlock.of('a') + " " + Character.UnicodeScript.of(0x3B1));
  }
}
