package dev.clew.junit;

import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;

/**
 * Leaves out tests that say what others say on the way: those of which another one does the same
 * and asserts more, that an accessor returns what others assert by it, and that a constructor makes
 * an object which shows nothing of what it was given.
 */
final class NeedlessTests {

  private static final String SILENT = "assertDoesNotThrow(";

  private final Map<SuiteCase, String> texts;
  private final List<SuiteCase> left;

  private NeedlessTests(List<SuiteCase> cases, Map<SuiteCase, String> texts) {
    this.texts = texts;
    this.left = new ArrayList<>(cases);
  }

  /**
   * Those that are left, in their order.
   *
   * @param texts what tests look like, as far as they can be written
   */
  @SuppressWarnings("ReferenceEquality") // two cases may be alike, and one of them stays
  static List<SuiteCase> without(List<SuiteCase> cases, Map<SuiteCase, String> texts) {
    NeedlessTests needless = new NeedlessTests(cases, texts);
    for (SuiteCase each : cases) {
      if (!each.isError() && needless.isNeedless(each)) {
        needless.left.removeIf(other -> other == each);
      }
    }
    return List.copyOf(needless.left);
  }

  @SuppressWarnings("ReferenceEquality") // no case makes itself needless
  private boolean isNeedless(SuiteCase of) {
    String text = texts.getOrDefault(of, "");
    if (left.stream().anyMatch(each -> each != of && says(each, text))) {
      return true;
    }
    if (of.target().isConstructor()) {
      return of.replay().ending() instanceof Ending.Returned
          && !showsGiven(of, text)
          && left.stream()
              .anyMatch(each -> each != of && (makes(each, of) || constructs(each, of, text)));
    }
    if (isSilent(text)) {
      return left.stream().anyMatch(each -> each != of && calls(each, of.target()));
    }
    return isPlainAccessor(of.target())
        && of.replay().ending() instanceof Ending.Returned
        && left.stream().anyMatch(each -> each != of && asserts(each, of.target()));
  }

  /** Whether another test does the same, asserts all of it, and more. */
  private boolean says(SuiteCase other, String text) {
    String others = texts.getOrDefault(other, "");
    List<String> wanted = lines(text, /* areAsserted= */ true);
    List<String> asserted = lines(others, /* areAsserted= */ true);
    return !wanted.isEmpty()
        && asserted.size() > wanted.size()
        && asserted.containsAll(wanted)
        && lines(text, false).equals(lines(others, false));
  }

  private static List<String> lines(String text, boolean areAsserted) {
    return text.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("@") && !line.startsWith("void "))
        .filter(line -> line.startsWith("assert") == areAsserted)
        .toList();
  }

  /** Whether something is asserted of what a constructor was given. */
  private static boolean showsGiven(SuiteCase of, String text) {
    List<Integer> arguments = ((Step.Construct) of.replay().recipe().call()).arguments();
    List<Object> given = values(arguments, of.replay().recipe());
    return text.lines()
        .map(String::strip)
        .filter(line -> line.startsWith("assert") && !line.startsWith(SILENT))
        .anyMatch(line -> given.stream().anyMatch(value -> line.contains(String.valueOf(value))));
  }

  /** Whether nothing is said but that it ends, or that there is something. */
  private static boolean isSilent(String text) {
    return text.lines()
        .map(String::strip)
        .filter(line -> line.startsWith("assert"))
        .allMatch(line -> line.startsWith(SILENT) || line.contains(".class, result.getClass())"));
  }

  private static boolean calls(SuiteCase other, MethodInfo method) {
    return other.replay().recipe().steps().stream()
        .anyMatch(
            step ->
                step instanceof Step.Invoke invoke
                    && invoke.owner().equals(method.owner().toString())
                    && invoke.method().equals(method.name()));
  }

  /**
   * Whether nothing is said of an object but that it can be made, and others do something with one.
   */
  private static boolean constructs(SuiteCase other, SuiteCase of, String text) {
    return isSilent(text)
        && other.replay().recipe().steps().stream()
            .anyMatch(
                step ->
                    step instanceof Step.Construct construct
                        && construct.type().equals(of.target().owner().toString()));
  }

  /** Whether another test makes an object in the same way first, of the same values. */
  private static boolean makes(SuiteCase other, SuiteCase of) {
    Step.Construct wanted = (Step.Construct) of.replay().recipe().call();
    List<Object> values = values(wanted.arguments(), of.replay().recipe());
    Recipe recipe = other.replay().recipe();
    return recipe.steps().stream()
        .anyMatch(
            step ->
                step instanceof Step.Construct construct
                    && construct.type().equals(wanted.type())
                    && construct.parameters().equals(wanted.parameters())
                    && values(construct.arguments(), recipe).equals(values));
  }

  /** The literals that arguments are, or are made of. */
  private static List<Object> values(List<Integer> arguments, Recipe recipe) {
    List<Object> values = new ArrayList<>();
    for (int number : arguments) {
      for (Step step : recipe.steps()) {
        if (step instanceof Step.Making making && making.result() == number) {
          values.addAll(values(step, recipe));
        }
      }
    }
    return values;
  }

  private static List<Object> values(Step step, Recipe recipe) {
    if (step instanceof Step.Constant constant) {
      return List.of(String.valueOf(constant.value()));
    } else if (step instanceof Step.NewText text) {
      return List.of(text.text());
    } else if (step instanceof Step.Construct construct) {
      return values(construct.arguments(), recipe);
    } else if (step instanceof Step.Invoke invoke) {
      return values(invoke.arguments(), recipe);
    }
    return List.of(step);
  }

  /** Whether there is nothing to it that a test of another method would not see. */
  private static boolean isPlainAccessor(MethodInfo method) {
    if (method.isStatic()
        || !method.signature().parameters().isEmpty()
        || method.signature().result().slots() == 0
        || !method.hasCode()) {
      return false;
    }
    for (AbstractInsnNode insn : method.readBody().instructions()) {
      if (insn instanceof JumpInsnNode) {
        return false;
      }
    }
    return true;
  }

  private boolean asserts(SuiteCase other, MethodInfo accessor) {
    return !other.target().equals(accessor)
        && other.target().owner().equals(accessor.owner())
        && texts
            .getOrDefault(other, "")
            .lines()
            .anyMatch(
                line ->
                    line.strip().startsWith("assert")
                        && line.contains("." + accessor.name() + "()"));
  }
}
