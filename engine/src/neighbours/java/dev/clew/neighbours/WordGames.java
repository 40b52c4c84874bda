package dev.clew.neighbours;

import java.util.HashMap;
import java.util.Map;

/** Palindromes and anagrams. */
public class WordGames {

  public static boolean isPalindrome(String text) {
    int i = 0;
    int j = text.length() - 1;
    while (i < j) {
      char a = text.charAt(i);
      char b = text.charAt(j);
      if (!Character.isLetter(a)) {
        i++;
      } else if (!Character.isLetter(b)) {
        j--;
      } else if (Character.toLowerCase(a) != Character.toLowerCase(b)) {
        return false;
      } else {
        i++;
        j--;
      }
    }
    return true;
  }

  public static boolean isMirror(String text) {
    return text.length() > 1 && new StringBuilder(text).reverse().toString().equals(text);
  }

  public static boolean areAnagrams(String first, String second) {
    if (first.length() != second.length()) {
      return false;
    }
    int[] counts = new int[26];
    for (int i = 0; i < first.length(); i++) {
      counts[first.charAt(i) - 'a']++;
      counts[second.charAt(i) - 'a']--;
    }
    for (int count : counts) {
      if (count != 0) {
        return false;
      }
    }
    return true;
  }

  public static boolean isIsogram(String word) {
    Map<Character, Integer> seen = new HashMap<>();
    for (char c : word.toCharArray()) {
      if (seen.merge(c, 1, Integer::sum) > 1) {
        return false;
      }
    }
    return true;
  }
}
