package damaged;

/** Methods of strings. */
public class Texts {
  public static String cut(String s, int at) {
    if (s.startsWith("<") && s.indexOf('>') > at) {
      return s.substring(at, s.indexOf('>'));
    }
    return s.trim().toUpperCase();
  }
}
