package dev.clew.junit.source.words;

import dev.clew.junit.condition.AskedOperand;
import dev.clew.junit.source.syntax.Identifiers;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Words for what is true or false: {@code blankName}, {@code fromBeforeTo}. */
final class TruthWords {

  /** Methods of an object and another one: words between the two, where so and where not. */
  private static final Map<String, List<String>> BETWEEN =
      Map.ofEntries(
          Map.entry("equals", List.of("Is", "IsNot")),
          Map.entry("startsWith", List.of("StartsWith", "DoesNotStartWith")),
          Map.entry("endsWith", List.of("EndsWith", "DoesNotEndWith")),
          Map.entry("contains", List.of("With", "Without")),
          Map.entry("containsKey", List.of("With", "Without")),
          Map.entry("isBefore", List.of("Before", "NotBefore")),
          Map.entry("isAfter", List.of("After", "NotAfter")));

  private TruthWords() {}

  /** Empty where nobody would say it. */
  static String of(AskedOperand operand, boolean isTrue) {
    if (operand instanceof AskedOperand.Variable variable) {
      String name = InputWords.letters(variable.name());
      if (variable.scope() == AskedOperand.Scope.KEPT) {
        return "";
      }
      return isTrue ? name : "not" + Identifiers.capitalised(name);
    }
    AskedOperand.Call call = (AskedOperand.Call) operand;
    List<AskedOperand> arguments = call.arguments();
    if (call.on().isPresent() && arguments.size() == 1) {
      return ofTwo(call, call.on().get(), arguments.get(0), isTrue);
    } else if (call.on().isEmpty() && call.owner().equals("java/lang/Character")) {
      return ofCharacter(call.method(), isTrue);
    }
    return arguments.isEmpty() && call.on().isPresent()
        ? ofOne(call.method(), call.on().get(), isTrue)
        : performed(call, isTrue);
  }

  private static String ofTwo(
      AskedOperand.Call call, AskedOperand on, AskedOperand other, boolean isTrue) {
    if (call.method().equals("equals") && on instanceof AskedOperand.Literal) {
      return ofTwo(call, other, on, isTrue);
    }
    String noun = OperandWords.noun(on);
    String value = OperandWords.value(other, /* isCharacter= */ false);
    if (call.method().equals("equalsIgnoreCase") && !noun.isEmpty() && !value.isEmpty()) {
      return (isTrue ? "same" : "different") + Identifiers.capitalised(noun) + "And" + value;
    }
    if (other instanceof AskedOperand.Reference reference) {
      return ofAll(call.method(), reference, isTrue);
    }
    List<String> between = BETWEEN.get(call.method());
    if (between == null) {
      return performed(call, isTrue);
    }
    if (noun.isEmpty() || value.isEmpty()) {
      return "";
    }
    String words = between.get(isTrue ? 0 : 1);
    if (words.equals("Is") && other instanceof AskedOperand.Literal) {
      return noun + value;
    }
    boolean areMany = noun.endsWith("s") && !noun.endsWith("ss");
    String verb = areMany ? words.replace("DoesNot", "DoNot").replace("sWith", "With") : words;
    return noun + verb + (words.endsWith("With") ? part(other, value) : value);
  }

  /** What a text begins or ends with is said without the sign that sets it off. */
  private static String part(AskedOperand other, String value) {
    boolean isText =
        other instanceof AskedOperand.Literal literal
            && literal.value() instanceof String text
            && text.matches(".*[A-Za-z0-9].*");
    return isText
        ? TextWords.ofWords(String.valueOf(((AskedOperand.Literal) other).value()))
        : value.equals("Minus") ? "Dash" : value;
  }

  /** {@code emptyName}, {@code notOpen}. */
  private static String ofOne(String method, AskedOperand on, boolean isTrue) {
    boolean asks =
        method.startsWith("is") && method.length() > 2 && Character.isUpperCase(method.charAt(2));
    String word = asks ? Identifiers.decapitalised(method.substring(2)) : "";
    String noun = Identifiers.capitalised(OperandWords.noun(on));
    if (on instanceof AskedOperand.Self) {
      return asks ? isTrue ? word : "not" + Identifiers.capitalised(word) : "";
    } else if (noun.isEmpty() || word.isEmpty()) {
      return "";
    }
    return isTrue ? word + noun : "non" + Identifiers.capitalised(word) + noun;
  }

  /** Of a character in a loop, one that is so. */
  private static String ofCharacter(String method, boolean isTrue) {
    return method.startsWith("is") ? (isTrue ? "with" : "without") + method.substring(2) : "";
  }

  /** {@code withoutDigit} where no character is one. */
  private static String ofAll(String method, AskedOperand.Reference each, boolean isTrue) {
    if (!each.owner().equals("java/lang/Character") || !each.method().startsWith("is")) {
      return "";
    }
    String kind = each.method().substring(2);
    return switch (method) {
      case "noneMatch" -> (isTrue ? "without" : "with") + kind;
      case "anyMatch" -> (isTrue ? "with" : "without") + kind;
      case "allMatch" ->
          (isTrue ? "only" : "notOnly") + kind.replaceAll("(Digit|Letter)(?=Or|$)", "$1s");
      default -> "";
    };
  }

  /** {@code fitsHour} and {@code doesNotFitHour}. */
  private static String performed(AskedOperand.Call call, boolean isTrue) {
    boolean isOwn = call.on().isEmpty() || call.on().get() instanceof AskedOperand.Self;
    boolean isVerb = call.method().endsWith("s") && !call.method().endsWith("ss");
    if (!isOwn || !isVerb || call.method().startsWith("is") || call.method().startsWith("has")) {
      return "";
    }
    String what =
        call.arguments().stream()
            .filter(each -> !(each instanceof AskedOperand.Element))
            .map(OperandWords::noun)
            .map(Identifiers::capitalised)
            .collect(Collectors.joining());
    if (what.isEmpty()) {
      return "";
    }
    String verb = InputWords.letters(call.method());
    String stem = verb.replaceFirst("(?<=ch|sh|x|ss)es$|s$", "");
    return isTrue ? verb + what : "doesNot" + Identifiers.capitalised(stem) + what;
  }
}
