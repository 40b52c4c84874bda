package dev.clew.neighbours;

import java.util.ArrayDeque;
import java.util.Deque;

/** Whether brackets match. */
public class Brackets {

  public static boolean areBalanced(String text) {
    Deque<Character> open = new ArrayDeque<>();
    for (char c : text.toCharArray()) {
      switch (c) {
        case '(':
        case '[':
        case '{':
          open.push(c);
          break;
        case ')':
          if (open.isEmpty() || open.pop() != '(') {
            return false;
          }
          break;
        case ']':
          if (open.isEmpty() || open.pop() != '[') {
            return false;
          }
          break;
        case '}':
          if (open.isEmpty() || open.pop() != '{') {
            return false;
          }
          break;
        default:
          break;
      }
    }
    return open.isEmpty();
  }

  public static int depth(String text) {
    int depth = 0;
    int deepest = 0;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '(') {
        deepest = Math.max(deepest, ++depth);
      } else if (text.charAt(i) == ')' && --depth < 0) {
        return -1;
      }
    }
    return depth == 0 ? deepest : -1;
  }
}
