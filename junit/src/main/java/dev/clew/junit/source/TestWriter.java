package dev.clew.junit.source;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.junit.source.arrangement.FluentCalls;
import dev.clew.junit.source.arrangement.InputWriter;
import dev.clew.junit.source.arrangement.Uses;
import dev.clew.junit.source.assertion.EffectWriter;
import dev.clew.junit.source.assertion.EndlessWriter;
import dev.clew.junit.source.assertion.ObservationWriter;
import dev.clew.junit.source.assertion.References;
import dev.clew.junit.source.assertion.ResultWriter;
import dev.clew.junit.source.assertion.SentenceWriter;
import dev.clew.junit.source.assertion.ThrownWriter;
import dev.clew.junit.source.cases.Manner;
import dev.clew.junit.source.cases.Observation;
import dev.clew.junit.source.cases.ShownSentence;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.Draft.Thrown;
import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.junit.source.syntax.JavaLiterals;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes the body of one test. */
final class TestWriter {

  private final TypeNames names;
  private final JUnitVersion version;

  TestWriter(TypeNames names, JUnitVersion version) {
    this.names = names;
    this.version = version;
  }

  Draft write(SuiteCase of, Manner manner) throws UntellableException {
    Draft draft = new Draft();
    Recipe recipe = of.replay().recipe();
    Ending ending = of.replay().ending();
    MethodInfo target = of.target();
    check(target);
    EffectWriter effects = effects(recipe, ending, manner);
    Set<Integer> shown = new HashSet<>();
    effects.addShown(shown);
    List<Observation> observations = manner == Manner.NATURAL ? of.observations() : List.of();
    observations.forEach(each -> addShown(each, recipe, shown));
    if (ending instanceof Ending.Returned returned) {
      References.add(returned.value(), shown);
    }
    FluentCalls fluent =
        manner == Manner.EXACT
            ? new FluentCalls(recipe, Set.of())
            : FluentCalls.of(recipe, names.members(), shown);
    InputWriter inputs =
        new InputWriter(
            names,
            draft,
            manner,
            Uses.of(fluent, shown, of),
            wishes(recipe, target),
            of.sentence());
    standardInput(draft, recipe.input());
    inputs.write(fluent.recipe().steps());
    Thrown before = draft.thrown();
    SourceValue call = inputs.target(recipe.call(), target);
    if (of.sentence().isPresent()) {
      if (!(of.sentence().get().showing() instanceof ShownSentence.Showing.ByResult)) {
        draft.setThrown(before); // the call is in a lambda
      }
      check(of.sentence().get(), recipe);
      new SentenceWriter(names, version, draft).write(call, of.sentence().get());
    } else if (ending instanceof Ending.Threw threw) {
      draft.setThrown(before); // the call is in a lambda that may throw anything
      new ThrownWriter(names, version, draft).write(call, threw);
      Draft after = draft.sequel();
      new ObservationWriter(names, version, inputs).write(after, observations);
      draft.append(after);
    } else if (ending instanceof Ending.Returned returned) {
      Draft after = draft.sequel();
      effects.write(after, inputs);
      if (after.isEmpty()) {
        new ObservationWriter(names, version, inputs).write(after, observations);
      }
      new ResultWriter(names, version, draft, inputs, before)
          .write(call, returned.value(), target.isConstructor(), !after.isEmpty());
      draft.append(after);
    } else if (ending instanceof Ending.TimedOut) {
      draft.setThrown(before);
      new EndlessWriter(names, version, draft).write(call, target);
    } else {
      throw new UntellableException("a call that did not take place");
    }
    return draft;
  }

  /** What is no literal is a variable, as it is used twice. */
  private static void addShown(Observation seen, Recipe recipe, Set<Integer> shown) {
    seen.call().receiver().ifPresent(shown::add);
    for (Step step : recipe.steps()) {
      boolean isLiteral = step instanceof Step.Constant || step instanceof Step.NewText;
      if (!isLiteral
          && step instanceof Step.Making making
          && seen.call().arguments().contains(making.result())) {
        shown.add(making.result());
      }
    }
  }

  /** The receiver's first, then those of the arguments. */
  private EffectWriter effects(Recipe recipe, Ending ending, Manner manner) {
    List<Integer> order = new ArrayList<>();
    if (recipe.call() instanceof Step.Invoke invoke) {
      invoke.receiver().ifPresent(order::add);
    }
    order.addAll(arguments(recipe));
    boolean isTold = manner == Manner.NATURAL && ending instanceof Ending.Returned;
    return new EffectWriter(
        names, version, isTold ? ((Ending.Returned) ending).effects() : List.of(), order);
  }

  private static List<Integer> arguments(Recipe recipe) {
    return recipe.call() instanceof Step.Construct construct
        ? construct.arguments()
        : ((Step.Invoke) recipe.call()).arguments();
  }

  private static void check(MethodInfo target) throws UntellableException {
    if (target.owner().isJdk()) {
      throw new UntellableException("a class of the JDK, whose packages nobody else may be in");
    }
    if (target.isSynthetic()) {
      throw new UntellableException("a method that only the compiler calls");
    }
    boolean isBarrier = target.isConstructor() && target.isPrivate();
    if (isBarrier && target.signature().parameters().isEmpty()) {
      throw new UntellableException("a constructor that keeps others from making objects");
    }
  }

  /** Only stubs tell what they are handed. */
  private void check(ShownSentence shown, Recipe recipe) throws UntellableException {
    String type = shown.type().replace('.', '/');
    boolean isSeen =
        !(shown.showing() instanceof ShownSentence.Showing.ByStub)
            || recipe.steps().stream()
                .anyMatch(
                    step ->
                        step instanceof Step.Stub stub
                            && names.members().isBelow(stub.type(), type));
    if (!isSeen) {
      throw new UntellableException(
          "what is handed to " + shown.type() + " can be seen only where that is a stub");
    }
  }

  /** Where a path finds its end at once, so does the test, whoever runs it. */
  private void standardInput(Draft draft, @Nullable String input) throws UntellableException {
    if (input == null) {
      return;
    }
    String saved = draft.name("savedIn");
    draft.save(names.imported("java.io.InputStream") + " " + saved + " =", Code.of("System.in"));
    String stream = "new " + names.imported("java.io.ByteArrayInputStream");
    draft.add(Code.call("System.setIn", Code.call(stream, bytes(draft, input))));
    draft.cleanUp("", Code.call("System.setIn", Code.of(saved)));
  }

  private Code bytes(Draft draft, String input) throws UntellableException {
    if (input.isEmpty()) {
      return Code.of("new byte[0]");
    }
    Code latin1 = Code.of(names.imported("java.nio.charset.StandardCharsets") + ".ISO_8859_1");
    Code literal = JavaLiterals.text(input);
    if (literal instanceof Code.Pieces) {
      String text = draft.name("input");
      draft.add(names.imported("java.lang.String") + " " + text + " =", literal);
      return Code.call(text + ".getBytes", latin1);
    }
    return Code.call(literal.flat() + ".getBytes", latin1);
  }

  /** Arguments are called as parameters are, of the call first. */
  private static Map<Integer, String> wishes(Recipe recipe, MethodInfo target) {
    Map<Integer, String> wishes = new HashMap<>();
    addWishes(target, arguments(recipe), wishes);
    for (Step step : recipe.steps()) {
      if (step instanceof Step.Construct construct
          && construct.type().equals(target.owner().toString())) {
        target.owner().methods().stream()
            .filter(each -> each.isConstructor() && hasParameters(each, construct.parameters()))
            .forEach(each -> addWishes(each, construct.arguments(), wishes));
      }
    }
    return wishes;
  }

  private static boolean hasParameters(MethodInfo method, List<String> types) {
    return method.signature().parameters().stream().map(JvmType::javaName).toList().equals(types);
  }

  private static void addWishes(
      MethodInfo method, List<Integer> arguments, Map<Integer, String> wishes) {
    List<String> parameters = method.parameterNames();
    for (int i = 0; i < arguments.size() && i < parameters.size(); i++) {
      boolean isOuter = parameters.get(i).startsWith("this$"); // a name that nobody wrote
      if (Identifiers.isName(parameters.get(i)) && !isOuter) {
        wishes.putIfAbsent(arguments.get(i), parameters.get(i));
      }
    }
  }
}
