package dev.clew.junit.source.words;

import dev.clew.junit.condition.AskedOperand;
import dev.clew.junit.source.syntax.Identifiers;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Words for what conditions are about: {@code amount}, {@code textLength}, {@code limit}. */
final class OperandWords {

  private static final int LONGEST = 24;

  /** Methods whose result is called as what they are called on. */
  private static final Set<String> TRANSPARENT =
      Set.of(
          "trim",
          "strip",
          "toLowerCase",
          "toUpperCase",
          "intValue",
          "longValue",
          "doubleValue",
          "booleanValue",
          "charValue",
          "stream",
          "chars",
          "toString",
          "toCharArray",
          "replace");

  /** Results that say nothing without what they are of. */
  private static final Set<String> PROPERTIES =
      Set.of("count", "value", "name", "type", "key", "code", "id", "number", "sum", "total");

  private static final List<String> ORDINALS =
      List.of("first", "second", "third", "fourth", "fifth", "sixth");

  private OperandWords() {}

  /** A noun; empty where there is none. */
  static String noun(AskedOperand operand) {
    String noun =
        operand instanceof AskedOperand.Variable variable
            ? isWork(variable) ? "" : InputWords.letters(variable.name())
            : operand instanceof AskedOperand.StaticField field
                ? Identifiers.decapitalised(InputWords.camel(field.name()))
                : operand instanceof AskedOperand.Element element
                    ? element(element)
                    : operand instanceof AskedOperand.Call call ? called(call) : "";
    return noun.length() > LONGEST ? "" : noun;
  }

  /** What a method works with says nothing of what it was given. */
  private static boolean isWork(AskedOperand.Variable variable) {
    return variable.scope() == AskedOperand.Scope.LOOP
        || variable.scope() == AskedOperand.Scope.KEPT
        || (variable.scope() == AskedOperand.Scope.LOCAL
            && (variable.type().startsWith("Ljava/lang/StringBu")
                || variable.type().startsWith("Ljava/util/")));
  }

  private static String element(AskedOperand.Element element) {
    String array = noun(element.array());
    boolean isMany = array.endsWith("s") && element.index() >= 0;
    return isMany && element.index() < ORDINALS.size()
        ? ORDINALS.get(element.index())
            + Identifiers.capitalised(array.substring(0, array.length() - 1))
        : "";
  }

  private static String called(AskedOperand.Call call) {
    AskedOperand on = call.on().orElse(null);
    boolean isBox = call.method().equals("valueOf") && call.arguments().size() == 1;
    if (isBox) {
      return noun(call.arguments().get(0));
    } else if (on != null && TRANSPARENT.contains(call.method())) {
      return noun(on);
    } else if (call.owner().startsWith("java/lang/Math") || call.method().startsWith("parse")) {
      return "";
    }
    String property = property(call.method());
    String of = on == null ? "" : noun(on);
    boolean isField = on instanceof AskedOperand.Variable && !call.descriptor().startsWith("(L");
    boolean isProperty =
        PROPERTIES.contains(property)
            || isSize(call)
            || (isField && call.method().equals(property) && call.arguments().isEmpty());
    if (on != null && !(on instanceof AskedOperand.Self) && of.isEmpty()) {
      return "";
    }
    if (property.equals("value") && !of.isEmpty()) {
      return of;
    }
    String brief = property.replaceFirst("(?<=.)Value$", "");
    return isProperty && !of.isEmpty() ? of + Identifiers.capitalised(brief) : brief;
  }

  /** {@code balance} for {@code getBalance}. */
  private static String property(String method) {
    boolean isGetter =
        method.startsWith("get") && method.length() > 3 && Character.isUpperCase(method.charAt(3));
    String name = isGetter ? Identifiers.decapitalised(method.substring(3)) : method;
    return InputWords.letters(name);
  }

  /** Whether it asks how long or large something is. */
  static boolean isSize(AskedOperand operand) {
    return operand instanceof AskedOperand.Call call
        && call.on().isPresent()
        && (call.method().equals("length") || call.method().equals("size"))
        && call.arguments().isEmpty();
  }

  /** What the size is of, or what an index is in. */
  static AskedOperand whole(AskedOperand operand) {
    return operand instanceof AskedOperand.Call call && call.on().isPresent()
        ? call.on().get()
        : operand;
  }

  /** A word for a value that something is compared with; empty where there is none. */
  static String value(AskedOperand operand, boolean isCharacter) {
    if (!(operand instanceof AskedOperand.Literal literal)) {
      return Identifiers.capitalised(noun(operand));
    }
    Object value = literal.value();
    if (isCharacter && value instanceof Integer unit) {
      return InputWords.text(Character.toString(unit)).replaceFirst("^OfLength1$", "");
    }
    return value instanceof String text ? text(text) : number(value);
  }

  private static String text(String text) {
    String words = text.isEmpty() ? "Empty" : InputWords.text(text);
    return words.startsWith("OfLength") || words.length() > LONGEST ? "" : words;
  }

  private static String number(@Nullable Object value) {
    return value instanceof Number number ? InputWords.number(number) : "";
  }

  /** Whether the object itself, or what only it knows, is what this is about. */
  static boolean isState(AskedOperand operand) {
    if (operand instanceof AskedOperand.Call call) {
      Optional<AskedOperand> on = call.on();
      return on.isPresent() && isState(on.get()) && call.arguments().isEmpty();
    } else if (operand instanceof AskedOperand.Element element) {
      return isState(element.array());
    }
    return operand instanceof AskedOperand.Self
        || (operand instanceof AskedOperand.Variable variable
            && variable.scope() == AskedOperand.Scope.FIELD);
  }

  /** Whether it is one character, such as of a text that is looked at one by one. */
  static boolean isCharacter(AskedOperand operand) {
    return (operand instanceof AskedOperand.Variable variable && variable.type().equals("C"))
        || (operand instanceof AskedOperand.Call call && call.descriptor().endsWith(")C"));
  }

  static boolean isNumber(AskedOperand operand) {
    return operand instanceof AskedOperand.Variable variable && "IJSBDF".contains(variable.type());
  }

  /** Whether it is true or false. */
  static boolean isTruth(AskedOperand operand) {
    return (operand instanceof AskedOperand.Variable variable && variable.type().equals("Z"))
        || (operand instanceof AskedOperand.Call call && call.descriptor().endsWith(")Z"));
  }
}
