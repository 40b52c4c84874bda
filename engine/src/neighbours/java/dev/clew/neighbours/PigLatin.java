package dev.clew.neighbours;

/** Igpay atinlay. */
public class PigLatin {

  public static String word(String word) {
    if (word.isEmpty()) {
      return word;
    }
    int vowel = 0;
    while (vowel < word.length() && !isVowel(word.charAt(vowel))) {
      vowel++;
    }
    if (vowel == 0) {
      return word + "way";
    }
    if (vowel == word.length()) {
      return word + "ay";
    }
    return word.substring(vowel) + word.substring(0, vowel) + "ay";
  }

  private static boolean isVowel(char c) {
    return "aeiouAEIOU".indexOf(c) != -1;
  }

  public static String plural(String noun) {
    if (noun.endsWith("y") && noun.length() > 1 && !isVowel(noun.charAt(noun.length() - 2))) {
      return noun.substring(0, noun.length() - 1) + "ies";
    }
    if (noun.endsWith("s") || noun.endsWith("x") || noun.endsWith("ch")) {
      return noun + "es";
    }
    return noun + "s";
  }
}
