package dev.clew.junit.source.words;

import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.condition.AskedCondition;
import dev.clew.junit.condition.AskedOperand;
import dev.clew.junit.condition.AskedRelation;
import dev.clew.junit.condition.MetCondition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a call met on its way, in words: the conditions of the method itself and of those of its
 * class that it calls.
 */
final class MetWords {

  /**
   * A condition that was so.
   *
   * @param isOwn whether the method itself asks
   * @param isState whether it is about the object, and not about what the call was given
   * @param isPlain whether it says what is so, and not what is not
   */
  record Fact(MetCondition met, String word, boolean isOwn, boolean isState, boolean isPlain) {

    /** Whether a parameter of that name is what it is about. */
    boolean isAbout(String parameter) {
      return mentions(met.condition().left(), parameter)
          || mentions(met.condition().right(), parameter);
    }

    private static boolean mentions(AskedOperand operand, String name) {
      if (operand instanceof AskedOperand.Variable variable) {
        return variable.name().equals(name);
      } else if (operand instanceof AskedOperand.Call call) {
        return call.on().filter(on -> mentions(on, name)).isPresent()
            || call.arguments().stream().anyMatch(each -> mentions(each, name));
      }
      return false;
    }

    /** Whether it is a variable of the method that is true or false. */
    boolean isTruth() {
      return met.condition().left() instanceof AskedOperand.Variable variable
          && variable.scope() != AskedOperand.Scope.PARAMETER
          && variable.type().equals("Z");
    }

    /** Whether it compares numbers. */
    boolean isNumber() {
      return met.condition().relation() != AskedRelation.EQUAL
          && met.condition().relation() != AskedRelation.NOT_EQUAL;
    }

    /** What is asked about. */
    String subject() {
      return met.condition().left() instanceof AskedOperand.Call call && call.on().isPresent()
          ? OperandWords.noun(call.on().get())
          : "";
    }

    /** Whether something has to be a certain number or text for it. */
    boolean isOfValue() {
      boolean isEqual =
          met.condition().relation() == AskedRelation.EQUAL
              && met.condition().right() instanceof AskedOperand.Literal literal
              && literal.value() instanceof Number number
              && number.intValue() != 0;
      return isEqual || isOfText();
    }

    /** Whether it is about a text and what it has to be, be it in part. */
    boolean isOfText() {
      return met.condition().left() instanceof AskedOperand.Call call
          && call.arguments().stream()
              .anyMatch(
                  each ->
                      each instanceof AskedOperand.Literal text && text.value() instanceof String);
    }
  }

  private MetWords() {}

  /** Those of the method itself first, the last asked first; what no name can say is left out. */
  static List<Fact> of(MethodInfo target, List<MetCondition> met) {
    List<Fact> facts = new ArrayList<>();
    for (MetCondition each : met) {
      String word = ConditionWords.of(narrowed(each, met));
      boolean isThere = word.startsWith("with") && !word.startsWith("without");
      if (!word.isEmpty() && (!each.isBoth() || isThere)) {
        AskedCondition condition = each.condition();
        boolean isState =
            OperandWords.isState(condition.left())
                && (OperandWords.isState(condition.right())
                    || condition.right() instanceof AskedOperand.Literal
                    || condition.right() instanceof AskedOperand.StaticField);
        facts.add(new Fact(each, word, each.method().equals(target), isState, isPlain(word)));
      }
    }
    facts.sort(
        Comparator.comparing((Fact fact) -> !fact.isOwn())
            .thenComparing(fact -> -fact.met().number()));
    return facts;
  }

  /** What is at most as large and not equal is below. */
  private static AskedCondition narrowed(MetCondition one, List<MetCondition> met) {
    AskedCondition condition = one.condition();
    if (condition.relation() != AskedRelation.NOT_EQUAL) {
      return condition;
    }
    for (MetCondition other : met) {
      AskedCondition each = other.condition();
      boolean isSame =
          each.left().equals(condition.left())
              && each.right().equals(condition.right())
              && other.method().equals(one.method())
              && !other.isBoth();
      if (isSame && each.relation() == AskedRelation.AT_MOST) {
        return new AskedCondition(each.left(), AskedRelation.BELOW, each.right());
      } else if (isSame && each.relation() == AskedRelation.AT_LEAST) {
        return new AskedCondition(each.left(), AskedRelation.ABOVE, each.right());
      }
    }
    return condition;
  }

  private static boolean isPlain(String word) {
    boolean isNegated =
        word.matches("(non|not|doesNot)[A-Z].*")
            || word.matches("(without|different)[A-Z].*")
            || word.matches(".*(IsNot|DoesNot|DoNot|NotOf|Without|NotBefore|NotAfter).*");
    return !isNegated;
  }
}
