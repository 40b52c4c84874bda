package collections;

import java.io.IOException;
import java.io.StringReader;
import java.util.Enumeration;
import java.util.List;
import java.util.Properties;
import java.util.Stack;
import java.util.StringJoiner;
import java.util.StringTokenizer;
import java.util.TreeSet;
import java.util.Vector;

/** Vector, Stack, Properties, StringTokenizer, StringJoiner. */
public final class LegacyCollections {

  public static void main(String[] args) throws IOException {
    Vector<Integer> vector = new Vector<>(2, 3);
    for (int i = 0; i < 7; i++) {
      vector.addElement(i * i);
    }
    System.out.println(vector + " " + vector.capacity() + " " + vector.lastElement());
    for (Enumeration<Integer> all = vector.elements(); all.hasMoreElements(); ) {
      System.out.print(all.nextElement() + ";");
    }
    System.out.println();
    Stack<String> stack = new Stack<>();
    stack.push("bottom");
    stack.push("middle");
    stack.push("top");
    System.out.println(stack.search("bottom") + stack.pop() + stack.peek() + stack.empty());
    try {
      stack.clear();
      stack.pop();
    } catch (java.util.EmptyStackException e) {
      System.out.println(e);
    }
    properties();
    StringTokenizer tokens = new StringTokenizer("a=1;b=2;;c", "=;", true);
    System.out.println(tokens.countTokens());
    while (tokens.hasMoreTokens()) {
      System.out.print("<" + tokens.nextToken() + ">");
    }
    System.out.println();
    StringJoiner joiner = new StringJoiner(", ", "{", "}");
    joiner.setEmptyValue("nothing");
    System.out.println(joiner + " " + joiner.length());
    joiner.add("x").add("y");
    System.out.println(joiner.merge(new StringJoiner("-").add("p").add("q")));
    System.out.println(String.join("/", List.of("a", "b")) + String.join("", "c", null));
  }

  private static void properties() throws IOException {
    Properties defaults = new Properties();
    defaults.setProperty("colour", "blue");
    Properties properties = new Properties(defaults);
    properties.load(
        new StringReader(
            "# comment\n! another\nname = Ada \\\n   Lovelace\nkey\\ with\\ space:value\n"
                + "empty=\nunicode=\\u0041\\u00e9\ntab\\tkey=x\\ty\n"));
    for (String name : new TreeSet<>(properties.stringPropertyNames())) {
      StringBuilder shown = new StringBuilder();
      for (char c : properties.getProperty(name).toCharArray()) {
        shown.append(c > ' ' && c < 127 ? String.valueOf(c) : "<" + (int) c + ">");
      }
      System.out.println(name.replace('\t', '~') + " -> " + shown);
    }
    System.out.println(properties.getProperty("none", "default") + properties.get("colour"));
    System.out.println(properties.size() + " " + properties.containsKey("colour"));
  }
}
