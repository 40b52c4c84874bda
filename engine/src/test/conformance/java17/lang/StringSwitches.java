package lang;

/** Switches over strings, whose hash codes may be the same, over chars and with arrows. */
public final class StringSwitches {

  public static void main(String[] args) {
    String[] words = {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "C#", "", "aa", "Bb"};
    for (String word : words) {
      System.out.println(word + " " + word.hashCode() + " " + classic(word) + " " + arrow(word));
    }
    try {
      classic(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
    for (char c : "aZ9 \u00e9".toCharArray()) {
      System.out.println((int) c + " " + kind(c));
    }
    for (Integer n : new Integer[] {1, 2, 3, 4}) {
      switch (n) {
        case 1, 3 -> System.out.println("odd");
        case 2 -> {
          int square = n * n;
          System.out.println("square " + square);
        }
        default -> System.out.println("large");
      }
    }
  }

  private static int classic(String word) {
    int result = 0;
    switch (word) {
      case "Aa":
        result += 1;
      case "BB":
        result += 10;
        break;
      case "AaBB":
        return -1;
      case "BBAa":
      case "BBBB":
        result = 99;
        break;
      case "":
        result = 5;
        break;
      default:
        result = -2;
    }
    return result;
  }

  private static String arrow(String word) {
    return switch (word) {
      case "Aa", "BB" -> "two";
      case "AaAa", "BBBB", "AaBB", "BBAa" -> {
        String half = word.substring(2);
        yield half.equals("Aa") ? "ends Aa" : "ends BB";
      }
      default -> "other " + word.length();
    };
  }

  private static String kind(char c) {
    return switch (c) {
      case 'a', 'e', 'i', 'o', 'u' -> "vowel";
      case ' ' -> "blank";
      case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> "digit";
      default -> c > 127 ? "far" : "letter";
    };
  }
}
