package dev.clew.junit.source.arrangement;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.syntax.Boxes;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;

/** Who uses what in a recipe: what is used once may stand where it is used. */
public final class Uses {

  private static final Set<String> LISTS =
      Set.of("java.util.List", "java.util.Collection", "java.lang.Iterable");

  private final Map<Integer, Integer> counts = new HashMap<>();
  private final Map<Integer, Integer> lastParts = new HashMap<>();
  private final Map<Integer, Integer> firstUses = new HashMap<>();
  private final Set<Integer> named = new HashSet<>();
  private final Set<Integer> extended = new HashSet<>();
  private final Set<Integer> boxes = new HashSet<>();
  private final Map<String, Integer> texts = new HashMap<>();

  private final Set<Integer> readOnly = new HashSet<>();
  private final boolean twinsMatter;
  private final Set<Integer> links;

  private Uses(boolean twinsMatter, Set<Integer> links) {
    this.twinsMatter = twinsMatter;
    this.links = Set.copyOf(links);
  }

  /**
   * Counts the uses of a case.
   *
   * @param shown numbers that assertions need a name for, unless they are of boxes
   * @param target whose class tells whether anybody looks at what object a text is
   */
  public static Uses of(FluentCalls fluent, Set<Integer> shown, SuiteCase target) {
    boolean twinsMatter = !target.isVariant() && comparesReferences(target.target().owner());
    Recipe recipe = fluent.recipe();
    Uses uses = new Uses(twinsMatter, fluent.links());
    List<Step> steps = new ArrayList<>(recipe.steps());
    steps.add(recipe.call());
    for (int i = 0; i < steps.size(); i++) {
      uses.look(i, steps.get(i));
    }
    uses.addReadOnly(recipe.call(), target);
    shown.stream().filter(number -> !uses.boxes.contains(number)).forEach(uses.named::add);
    return uses;
  }

  /** Lists and the like that the call is given, and that it leaves as they are. */
  private void addReadOnly(Step call, SuiteCase of) {
    List<Integer> arguments =
        call instanceof Step.Construct construct
            ? construct.arguments()
            : ((Step.Invoke) call).arguments();
    List<JvmType> types = of.target().signature().parameters();
    Set<Integer> changed = new HashSet<>();
    if (of.replay().ending() instanceof Ending.Returned returned) {
      returned.effects().forEach(effect -> changed.add(effect.number()));
    }
    for (int i = 0; i < arguments.size() && i < types.size(); i++) {
      if (LISTS.contains(types.get(i).javaName()) && !changed.contains(arguments.get(i))) {
        readOnly.add(arguments.get(i));
      }
    }
  }

  private void look(int at, Step step) {
    if (step instanceof Step.NewText text) {
      texts.merge(text.text(), 1, Integer::sum);
    } else if (step instanceof Step.Constant constant && constant.value() instanceof String text) {
      texts.merge(text, 1, Integer::sum);
    } else if (step instanceof Step.SetElement set) {
      lastParts.put(set.array(), at);
      use(at, set.value());
    } else if (step instanceof Step.Put put) {
      lastParts.put(put.container(), at);
      put.values().forEach(each -> use(at, each));
    } else if (step instanceof Step.Answer answer) {
      answer(at, answer);
    } else if (step instanceof Step.Extend extend) {
      extended.add(extend.result());
      extend.arguments().forEach(each -> use(at, each));
    } else if (step instanceof Step.Construct construct) {
      construct.arguments().forEach(each -> use(at, each));
    } else if (step instanceof Step.Invoke invoke) {
      invoke.receiver().ifPresent(receiver -> receiver(at, receiver));
      invoke.arguments().forEach(each -> use(at, each));
      if (Boxes.isBoxing(invoke)) {
        boxes.add(invoke.result());
      }
    } else if (step instanceof Step.Assign set) {
      name(at, set.object());
      use(at, set.value());
    } else if (step instanceof Step.Inject set) {
      name(at, set.object());
      use(at, set.value());
    } else if (step instanceof Step.SetField set) {
      name(at, set.object());
      use(at, set.value());
    } else if (step instanceof Step.Given given) {
      use(at, given.value());
    } else if (step instanceof Step.SetStatic set) {
      use(at, set.value());
    }
  }

  /** Methods of a class return a variable, so that it is the same each time, or {@code this}. */
  private void answer(int at, Step.Answer answer) {
    lastParts.put(answer.stub(), at);
    boolean isOfClass = extended.contains(answer.stub());
    if (isOfClass && answer.value() == answer.stub()) {
      return;
    }
    if (isOfClass && !boxes.contains(answer.value())) {
      name(at, answer.value());
    } else {
      use(at, answer.value());
    }
  }

  private void receiver(int at, int number) {
    if (links.contains(number)) {
      use(at, number);
    } else {
      name(at, number);
    }
  }

  private void use(int at, int number) {
    counts.merge(number, 1, Integer::sum);
    firstUses.putIfAbsent(number, at);
  }

  private void name(int at, int number) {
    use(at, number);
    named.add(number);
  }

  /** Whether it may stand where it is used. */
  boolean isOnce(int number) {
    return counts.getOrDefault(number, 0) <= 1 && !named.contains(number);
  }

  /** Whether a list that cannot change will do. */
  boolean isReadOnly(int number) {
    return readOnly.contains(number);
  }

  /** Whether the next call is made on it. */
  boolean isLink(int number) {
    return links.contains(number);
  }

  boolean isUsed(int number) {
    return counts.containsKey(number) || named.contains(number);
  }

  /** Whether another string of the recipe has the same text, and somebody may see that. */
  boolean isTwin(String text) {
    return twinsMatter && texts.getOrDefault(text, 0) > 1;
  }

  private static boolean comparesReferences(ClassInfo type) {
    for (MethodInfo method : type.methods()) {
      for (AbstractInsnNode insn :
          method.hasCode() ? method.readBody().node().instructions : new InsnList()) {
        if (insn.getOpcode() == Opcodes.IF_ACMPEQ || insn.getOpcode() == Opcodes.IF_ACMPNE) {
          return true;
        }
      }
    }
    return false;
  }

  /** The step that completes an array or a stub, -1 if it is complete from the beginning. */
  int lastPart(int number) {
    return lastParts.getOrDefault(number, -1);
  }

  /** Whether nobody needs it before it is complete. */
  boolean isCompleteWhenUsed(int number) {
    return firstUses.getOrDefault(number, Integer.MAX_VALUE) > lastPart(number);
  }
}
