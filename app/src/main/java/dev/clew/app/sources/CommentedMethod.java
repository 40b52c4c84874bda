package dev.clew.app.sources;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A method or constructor with the comment before it, as a scan of a source file finds it. It looks
 * at nothing but comments, texts and brackets, so that it does not care which Java the source is.
 *
 * @param parameters their types without packages and type arguments
 */
record CommentedMethod(String name, List<String> parameters, String comment) {

  private static final Pattern ANNOTATION = Pattern.compile("@[\\w.]+(?:\\([^)]*\\))?");
  private static final Pattern ARGUMENTS = Pattern.compile("<[^<>]*>");

  CommentedMethod {
    parameters = List.copyOf(parameters);
  }

  /** All in a file that have such a comment, in their order; costs one pass. */
  static List<CommentedMethod> all(String source) {
    return new Scan(source).run();
  }

  /** One pass over a file: what is before the next declaration, and where in brackets it is. */
  private static final class Scan {

    private final String source;
    private final List<CommentedMethod> found = new ArrayList<>();
    private String comment = "";
    private String word = "";
    private boolean isAnnotation;
    private int at;

    Scan(String source) {
      this.source = source;
    }

    List<CommentedMethod> run() {
      while (at < source.length()) {
        char c = source.charAt(at);
        if (source.startsWith("/*", at)) {
          comment();
        } else if (source.startsWith("//", at)) {
          at = end("\n", at);
        } else if (c == '"' || c == '\'') {
          at = afterText(at);
        } else if (Character.isJavaIdentifierStart(c) || c == '@') {
          word();
        } else if (c == '(') {
          brackets();
        } else {
          if (c == ';' || c == '{' || c == '}' || c == '=') {
            comment = "";
          }
          at++;
        }
      }
      return found;
    }

    private void comment() {
      int end = end("*/", at + 2);
      if (source.startsWith("/**", at)) {
        comment = source.substring(at, end);
      }
      at = end;
    }

    private void word() {
      int start = at;
      isAnnotation = source.charAt(at) == '@';
      at++;
      while (at < source.length()
          && (Character.isJavaIdentifierPart(source.charAt(at))
              || (isAnnotation && source.charAt(at) == '.'))) {
        at++;
      }
      word = source.substring(start, at);
    }

    /** Those of an annotation belong to what comes after it. */
    private void brackets() {
      int start = at + 1;
      int depth = 0;
      do {
        char c = source.charAt(at);
        if (c == '"' || c == '\'') {
          at = afterText(at);
          continue;
        }
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        at++;
      } while (depth > 0 && at < source.length());
      if (!isAnnotation && !comment.isEmpty()) {
        String inside = source.substring(start, Math.max(start, at - 1));
        found.add(new CommentedMethod(word, types(inside), comment));
        comment = "";
      }
      isAnnotation = false;
    }

    /** Behind a character, a string or a text block. */
    private int afterText(int from) {
      String quote =
          source.startsWith("\"\"\"", from) ? "\"\"\"" : source.substring(from, from + 1);
      int i = from + quote.length();
      while (i < source.length() && !source.startsWith(quote, i)) {
        if (source.charAt(i) == '\n' && quote.length() == 1) {
          return i; // a quote that is none, as in a comment of another language
        }
        i += source.charAt(i) == '\\' ? 2 : 1;
      }
      return Math.min(source.length(), i + quote.length());
    }

    private int end(String mark, int from) {
      int found = source.indexOf(mark, from);
      return found < 0 ? source.length() : found + mark.length();
    }
  }

  private static List<String> types(String parameters) {
    String plain = ANNOTATION.matcher(parameters.replaceAll("(?s)/\\*.*?\\*/", "")).replaceAll("");
    for (String before = ""; !before.equals(plain); ) {
      before = plain;
      plain = ARGUMENTS.matcher(plain).replaceAll("");
    }
    List<String> types = new ArrayList<>();
    for (String parameter : plain.isBlank() ? new String[0] : plain.split(",", -1)) {
      types.add(type(parameter.strip()));
    }
    return types;
  }

  /** All but the name, which may have the brackets of an array behind it. */
  private static String type(String parameter) {
    String words = parameter.replaceAll("\\bfinal\\s+", "").replace("...", "[] ").strip();
    int name = words.lastIndexOf(' ');
    String type = name < 0 ? words : words.substring(0, name);
    String behind = words.substring(Math.max(name, 0)).contains("[]") && name >= 0 ? "[]" : "";
    String all = type.replaceAll("\\s+", "") + behind;
    return all.substring(all.lastIndexOf('.') + 1);
  }
}
