package dev.clew.junit.source.words;

import dev.clew.junit.condition.AskedCondition;
import dev.clew.junit.condition.AskedOperand;
import dev.clew.junit.condition.AskedRelation;
import dev.clew.junit.source.syntax.Identifiers;
import java.util.Locale;

/** Words for conditions: {@code quantityAbove99}, {@code couponStartsWithSave}. */
final class ConditionWords {

  private ConditionWords() {}

  /** Empty where nobody would say it. */
  static String of(AskedCondition condition) {
    if (condition.left() instanceof AskedOperand.Literal) {
      return of(condition.mirrored());
    }
    boolean isZero =
        condition.right() instanceof AskedOperand.Literal literal
            && literal.value() instanceof Number number
            && number.doubleValue() == 0;
    if (isZero && OperandWords.isTruth(condition.left())) {
      return TruthWords.of(condition.left(), condition.relation() != AskedRelation.EQUAL);
    }
    boolean isNull =
        condition.right() instanceof AskedOperand.Literal literal && literal.value() == null;
    if (isNull) {
      return ofNull(condition);
    } else if (OperandWords.isCharacter(condition.left())) {
      return character(condition);
    } else if (isIndex(condition.left())) {
      return index(condition, isZero);
    } else if (OperandWords.isSize(condition.left())) {
      return size(condition, isZero);
    }
    return isZero ? againstZero(condition) : against(condition);
  }

  private static String ofNull(AskedCondition condition) {
    String noun = Identifiers.capitalised(OperandWords.noun(condition.left()));
    return noun.isEmpty()
        ? ""
        : condition.relation() == AskedRelation.EQUAL
            ? isParameter(condition.left()) ? "null" + noun : "without" + noun
            : "";
  }

  private static boolean isParameter(AskedOperand operand) {
    return operand instanceof AskedOperand.Variable variable
        && variable.scope() == AskedOperand.Scope.PARAMETER;
  }

  /** Characters are mostly those of a text, one of which is so or not. */
  private static String character(AskedCondition condition) {
    String sign = OperandWords.value(condition.right(), /* isCharacter= */ true);
    if (sign.isEmpty() || isParameter(condition.left())) {
      String noun = OperandWords.noun(condition.left());
      boolean isEqual = condition.relation() == AskedRelation.EQUAL;
      boolean isSaid = isEqual || condition.relation() == AskedRelation.NOT_EQUAL;
      return sign.isEmpty() || !isSaid ? "" : noun + (isEqual ? "" : "IsNot") + sign;
    }
    String word = sign.equals("Minus") ? "Dash" : sign;
    return switch (condition.relation()) {
      case EQUAL -> "with" + word;
      case NOT_EQUAL -> "without" + word;
      default -> "";
    };
  }

  private static boolean isIndex(AskedOperand operand) {
    return operand instanceof AskedOperand.Call call
        && call.method().toLowerCase(Locale.ROOT).endsWith("indexof")
        && call.arguments().size() == 1;
  }

  private static String index(AskedCondition condition, boolean isZero) {
    AskedOperand.Call call = (AskedOperand.Call) condition.left();
    boolean isThere =
        switch (condition.relation()) {
          case ABOVE, AT_LEAST, NOT_EQUAL -> true;
          default -> false;
        };
    String noun = OperandWords.noun(OperandWords.whole(call));
    String sign = OperandWords.value(call.arguments().get(0), call.descriptor().startsWith("(I"));
    boolean isSaid =
        !noun.isEmpty()
            && !sign.isEmpty()
            && (isZero || condition.right() instanceof AskedOperand.Literal);
    String word = sign.equals("Minus") ? "Dash" : sign;
    return isSaid ? noun + (isThere ? "With" : "Without") + word : "";
  }

  private static String size(AskedCondition condition, boolean isZero) {
    String noun = OperandWords.noun(OperandWords.whole(condition.left()));
    String other = OperandWords.value(condition.right(), /* isCharacter= */ false);
    if (noun.isEmpty() || (other.isEmpty() && !isZero)) {
      return "";
    }
    if (isZero) {
      return switch (condition.relation()) {
        case EQUAL, AT_MOST -> "empty" + Identifiers.capitalised(noun);
        case NOT_EQUAL, ABOVE -> "nonEmpty" + Identifiers.capitalised(noun);
        default -> "";
      };
    }
    AskedOperand.Call call = (AskedOperand.Call) condition.left();
    boolean isLength = call.method().equals("length") && !call.owner().equals("[]");
    return switch (condition.relation()) {
      case BELOW -> noun + (isLength ? "ShorterThan" : "FewerThan") + other;
      case AT_LEAST -> noun + "AtLeast" + other + (isLength ? "Long" : "");
      case ABOVE -> noun + (isLength ? "LongerThan" : "MoreThan") + other;
      case AT_MOST -> noun + "AtMost" + other + (isLength ? "Long" : "");
      case EQUAL -> noun + (isLength ? "OfLength" : "OfSize") + other;
      case NOT_EQUAL -> noun + (isLength ? "NotOfLength" : "NotOfSize") + other;
    };
  }

  private static String againstZero(AskedCondition condition) {
    String noun = Identifiers.capitalised(OperandWords.noun(condition.left()));
    if (noun.isEmpty()) {
      return "";
    }
    return switch (condition.relation()) {
          case EQUAL -> "zero";
          case NOT_EQUAL -> "nonZero";
          case BELOW -> "negative";
          case AT_LEAST -> "nonNegative";
          case ABOVE -> "positive";
          case AT_MOST -> "nonPositive";
        }
        + noun;
  }

  private static String against(AskedCondition condition) {
    String noun = OperandWords.noun(condition.left());
    String other = OperandWords.value(condition.right(), /* isCharacter= */ false);
    if (noun.isEmpty() || other.isEmpty()) {
      return "";
    }
    return noun
        + switch (condition.relation()) {
          case EQUAL ->
              condition.right() instanceof AskedOperand.Literal
                      || condition.right() instanceof AskedOperand.StaticField
                  ? ""
                  : OperandWords.isNumber(condition.left()) ? "EqualTo" : "Is";
          case NOT_EQUAL -> "IsNot";
          case BELOW -> "Below";
          case AT_LEAST -> "AtLeast";
          case ABOVE -> "Above";
          case AT_MOST -> "AtMost";
        }
        + other;
  }
}
