package dev.clew.junit.trials;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Words that people would give: what a parameter is called says what for. The same name gets the
 * same word, so that what is received is what is counted.
 */
public final class OrdinaryWords {

  private static final String PRICE = "12.50";
  private static final String SHARE = "19";
  private static final List<String> ANY = List.of("apple", "plum", "pear", "fig");

  /** Words of names, and what they ask for; the first that is there. */
  private static final List<Map.Entry<String, List<String>>> MEANINGS =
      List.of(
          Map.entry("password", List.of("Secret-12", "Secret12", "secret12", "Secret")),
          Map.entry("card", List.of("4111111111111111", "12345678")),
          Map.entry("isbn", List.of("9780306406157", "0-306-40615-2", "0306406152")),
          Map.entry("iban", List.of("DE89370400440532013000", "GB82WEST12345698765432")),
          Map.entry("ean", List.of("4006381333931", "73513537")),
          Map.entry("plate", List.of("B-AB 123", "KA-7 X")),
          Map.entry("noun", List.of("apple", "berry")),
          Map.entry("word", List.of("apple", "berry")),
          Map.entry("mail", List.of("ada@example.com", "bob@example.com")),
          Map.entry("email", List.of("ada@example.com", "bob@example.com")),
          Map.entry("phone", List.of("030 1234567", "0049 40 765432", "+33 1 234567")),
          Map.entry("url", List.of("https://example.com/a", "https://example.com/b")),
          Map.entry("host", List.of("example.com", "example.org")),
          Map.entry("file", List.of("notes.txt", "report.pdf")),
          Map.entry("filename", List.of("notes.txt", "report.pdf")),
          Map.entry("path", List.of("docs/notes.txt", "docs/report.pdf")),
          Map.entry("version", List.of("1.2.3", "2.0.1")),
          Map.entry("digits", List.of("42", "7")),
          Map.entry("city", List.of("Paris", "Oslo")),
          Map.entry("country", List.of("France", "Norway")),
          Map.entry("language", List.of("en", "fr")),
          Map.entry("currency", List.of("EUR", "USD")),
          Map.entry("username", List.of("ada", "bob")),
          Map.entry("user", List.of("ada", "bob")),
          Map.entry("guest", List.of("Ada", "Bob")),
          Map.entry("customer", List.of("Ada", "Bob")),
          Map.entry("owner", List.of("Ada", "Bob")),
          Map.entry("author", List.of("Ada", "Bob")),
          Map.entry("person", List.of("Ada", "Bob")),
          Map.entry("name", List.of("Ada", "Bob", "mary", "Ada Lovelace")),
          Map.entry("code", List.of("A1", "B2")),
          Map.entry("number", List.of("A1", "B2")),
          Map.entry("sku", List.of("A-1", "B-2")),
          Map.entry("id", List.of("A1", "B2")),
          Map.entry("article", List.of("tea", "milk")),
          Map.entry("product", List.of("tea", "milk")),
          Map.entry("item", List.of("tea", "milk")),
          Map.entry("title", List.of("Tea for two", "Home", "Jazz in 1990", "- Jazz -")),
          Map.entry("note", List.of("thank you", "by hand")),
          Map.entry("comment", List.of("thank you", "by hand")),
          Map.entry("text", List.of("tea for two", "home", "jazz in 1990", "- jazz -")),
          Map.entry("line", List.of("tea,milk", "sugar", "tea milk sugar")),
          Map.entry("message", List.of("hello", "good bye")),
          Map.entry("date", List.of("2024-05-17", "2024-06-01")),
          Map.entry("color", List.of("red", "blue")),
          Map.entry("key", List.of("color", "size")),
          Map.entry("value", List.of("red", "large")));

  private static final Pattern CAMEL = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z]+");

  private final Map<Integer, String> names = new HashMap<>();
  private final Set<Integer> texts = new HashSet<>();

  /** What is given to constructors, by the objects that they make: others get other words. */
  private final Map<Integer, Integer> objects = new HashMap<>();

  private final Map<String, String> chosen = new HashMap<>();
  private final List<String> taken = new ArrayList<>();

  /** Looks up what arguments are called, as far as methods of the program's own classes tell. */
  OrdinaryWords(SuiteCase of, Program program) {
    Recipe recipe = of.replay().recipe();
    ClassInfo type = of.target().owner();
    recipe.steps().forEach(step -> note(step, type, program));
    note(recipe.call(), type, program);
    recipe.steps().forEach(this::noteInside);
  }

  /** What a number or a date is made of is called as it is. */
  private void noteInside(Step step) {
    List<Integer> parts = step instanceof Step.Construct each ? each.arguments() : List.of();
    String name = step instanceof Step.Making making ? names.get(making.result()) : null;
    if (name != null && parts.size() == 1) {
      names.putIfAbsent(parts.get(0), name);
    }
  }

  private void note(Step step, ClassInfo target, Program program) {
    String owner =
        step instanceof Step.Construct construct
            ? construct.type()
            : step instanceof Step.Invoke invoke ? invoke.owner() : "";
    ClassInfo type = type(owner, target, program);
    if (step instanceof Step.Construct construct) {
      note(type, "<init>", construct.parameters(), construct.arguments());
      construct.arguments().forEach(number -> objects.put(number, construct.result()));
    } else if (step instanceof Step.Invoke invoke) {
      note(type, invoke.method(), invoke.parameters(), invoke.arguments());
    }
  }

  private static ClassInfo type(String name, ClassInfo target, Program program) {
    if (name.isEmpty() || name.startsWith("java.")) {
      return target;
    }
    try {
      return program.load(name.replace('.', '/'));
    } catch (LinkageException e) {
      return target;
    }
  }

  private void note(ClassInfo type, String name, List<String> types, List<Integer> arguments) {
    for (MethodInfo method : type.methods()) {
      List<JvmType> parameters = method.signature().parameters();
      boolean isIt =
          method.name().equals(name)
              && parameters.stream().map(JvmType::javaName).toList().equals(types);
      for (int i = 0; isIt && i < arguments.size(); i++) {
        names.put(arguments.get(i), method.parameterNames().get(i) + " " + name);
        if (types.get(i).equals("java.lang.String")) {
          texts.add(arguments.get(i));
        }
      }
    }
  }

  /** For what a step makes, where nothing is known of it but what it is called. */
  String of(int number) {
    String name = names.getOrDefault(number, "#" + number);
    String role = name.split(" ", -1)[0] + objects.getOrDefault(number, 0);
    String word =
        chosen.computeIfAbsent(
            role,
            each ->
                meant(name).stream()
                    .filter(one -> !taken.contains(one))
                    .findFirst()
                    .orElse(meant(name).get(0)));
    taken.add(word);
    return word;
  }

  /** A number with a fraction: a price, unless the name says that it is a share of hundred. */
  static String decimal(String name) {
    String lower = name.split(" ", -1)[0].toLowerCase(Locale.ROOT);
    return lower.contains("percent") || lower.contains("rate") ? SHARE : PRICE;
  }

  /** The same for what a step makes. */
  String decimalOf(int number) {
    return decimal(names.getOrDefault(number, ""));
  }

  /** Whether a parameter that it is given to wants a text. */
  boolean isText(int number) {
    return texts.contains(number);
  }

  /** All that there are for what a step makes. */
  List<String> all(int number) {
    List<String> meant = meant(names.getOrDefault(number, ""));
    return meant.equals(ANY) ? ANY.subList(0, 2) : meant;
  }

  /**
   * What a name asks for.
   *
   * @param name of a parameter; behind a blank that of its method, which tells where it does not
   */
  static List<String> meant(String name) {
    for (String part : name.split(" ", -1)) {
      Set<String> words = new HashSet<>();
      CAMEL.splitAsStream(part).forEach(word -> words.add(word.toLowerCase(Locale.ROOT)));
      for (Map.Entry<String, List<String>> each : MEANINGS) {
        if (words.contains(each.getKey())) {
          return each.getValue();
        }
      }
    }
    return ANY;
  }

  /** Whether it is what some name asks for. */
  public static boolean isMeant(String text) {
    return text.equals(PRICE)
        || text.equals(SHARE)
        || MEANINGS.stream().anyMatch(each -> each.getValue().contains(text));
  }

  /** Whether it is a word for what nothing is known of, more than it or a part of it. */
  public static boolean isFiller(String text) {
    return ANY.stream()
        .anyMatch(
            word ->
                text.toLowerCase(Locale.ROOT).contains(word)
                    || (text.length() > 1 && word.contains(text)));
  }
}
