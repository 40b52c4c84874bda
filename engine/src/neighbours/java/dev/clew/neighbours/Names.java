package dev.clew.neighbours;

/** Camel case and snake case. */
public class Names {

  public static String toSnake(String camel) {
    StringBuilder snake = new StringBuilder();
    for (int i = 0; i < camel.length(); i++) {
      char c = camel.charAt(i);
      if (Character.isUpperCase(c)) {
        if (i > 0 && camel.charAt(i - 1) != '_') {
          snake.append('_');
        }
        snake.append(Character.toLowerCase(c));
      } else {
        snake.append(c);
      }
    }
    return snake.toString();
  }

  public static String toCamel(String snake) {
    StringBuilder camel = new StringBuilder();
    for (String word : snake.split("_")) {
      if (word.isEmpty()) {
        continue;
      }
      if (camel.length() == 0) {
        camel.append(word.toLowerCase());
      } else {
        camel.append(Character.toUpperCase(word.charAt(0)));
        camel.append(word.substring(1).toLowerCase());
      }
    }
    return camel.toString();
  }

  public static boolean isIdentifier(String name) {
    if (name.isEmpty() || !Character.isJavaIdentifierStart(name.charAt(0))) {
      return false;
    }
    for (int i = 1; i < name.length(); i++) {
      if (!Character.isJavaIdentifierPart(name.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  public static String capitalize(String word) {
    if (word == null || word.isEmpty()) {
      return word;
    }
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }
}
