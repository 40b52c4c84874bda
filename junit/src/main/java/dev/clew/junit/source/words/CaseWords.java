package dev.clew.junit.source.words;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.junit.condition.MetConditions;
import dev.clew.junit.source.assertion.ThrownWriter;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.syntax.Boxes;
import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What can be said about a case. Compared by identity. */
final class CaseWords {

  /** What the JVM says in these is no cause that the program knows of. */
  private static final Set<String> OF_THE_JVM =
      Set.of(
          "java.lang.ArithmeticException",
          "java.lang.ArrayIndexOutOfBoundsException",
          "java.lang.NegativeArraySizeException");

  private final String method;
  private final String types;
  private final Map<String, String> rough;
  private final Map<String, String> exact;
  private final List<String> texts;
  private final List<String> relations;
  private final List<String> details;
  private final List<MetWords.Fact> met;
  private final String cause;
  private final String refuser;
  private final String outcome;

  private CaseWords(
      String method,
      String types,
      Map<String, String> rough,
      Map<String, String> exact,
      List<String> texts,
      List<String> relations,
      List<String> details,
      List<MetWords.Fact> met,
      String cause,
      String refuser,
      String outcome) {
    this.method = method;
    this.types = types;
    this.rough = rough;
    this.exact = exact;
    this.texts = List.copyOf(texts);
    this.relations = relations;
    this.details = details;
    this.met = met;
    this.cause = cause;
    this.refuser = refuser;
    this.outcome = outcome;
  }

  /**
   * What can be said about a case.
   *
   * @param conditions of the methods of its class, read once for all cases
   */
  static CaseWords of(SuiteCase of, MetConditions conditions) {
    Recipe recipe = of.replay().recipe();
    Map<Integer, Step> made = new HashMap<>();
    for (Step step : recipe.steps()) {
      if (step instanceof Step.Making making) {
        made.put(making.result(), step);
      }
    }
    Map<String, String> rough = new LinkedHashMap<>();
    Map<String, String> exact = new LinkedHashMap<>();
    if (recipe.call() instanceof Step.Invoke call
        && made.get(call.receiver().orElse(-1)) instanceof Step.EnumConstant constant) {
      String word = Identifiers.decapitalised(InputWords.camel(constant.name()));
      rough.put("this", word);
      exact.put("this", word);
    }
    List<String> before = before(recipe);
    if (before.isEmpty() && isMade(recipe, made)) {
      rough.put("", "new" + simple(of.target().owner()));
      exact.put("", "new" + simple(of.target().owner()));
    } else if (!before.isEmpty()) {
      rough.put("", "after" + before.get(before.size() - 1));
      exact.put("", "after" + SetupWords.joined(before));
    }
    List<String> texts = new ArrayList<>();
    List<String> parameters = of.target().parameterNames();
    List<Integer> arguments = arguments(recipe.call());
    for (int i = 0; i < arguments.size() && i < parameters.size(); i++) {
      Step step = unwrapped(made.get(arguments.get(i)), made);
      rough.put(parameters.get(i), InputWords.rough(parameters.get(i), step));
      exact.put(parameters.get(i), InputWords.exact(parameters.get(i), step));
      boolean isSpelled = // a number or a date
          made.get(arguments.get(i)) instanceof Step.Construct
              || made.get(arguments.get(i)) instanceof Step.Invoke;
      texts.add(
          isSpelled
              ? ""
              : InputWords.isPlainText(step)
                  ? InputWords.exact(parameters.get(i), step)
                  : InputWords.feature(parameters.get(i), step, inside(recipe, made, step)));
    }
    boolean isConstructor = of.target().isConstructor();
    String method = isConstructor ? "new" + simple(of.target().owner()) : of.target().name();
    Ending ending = of.replay().ending();
    String outcome =
        isConstructor && ending instanceof Ending.Returned ? "creates" : outcome(of, made);
    return new CaseWords(
        InputWords.letters(method),
        types(of.target()),
        rough,
        exact,
        texts,
        RelationWords.of(recipe, of.target(), made),
        SetupWords.of(recipe, of.target()),
        MetWords.of(of.target(), conditions.of(of.replay(), of.target())),
        cause(ending, recipe),
        refuser(ending),
        outcome);
  }

  /** The texts that are put into a collection, one after the other. */
  private static String inside(Recipe recipe, Map<Integer, Step> made, @Nullable Step step) {
    StringBuilder texts = new StringBuilder();
    for (Step each : recipe.steps()) {
      if (step instanceof Step.NewContainer all
          && each instanceof Step.Put put
          && put.container() == all.result()) {
        put.values().stream()
            .map(made::get)
            .filter(value -> value instanceof Step.NewText)
            .forEach(value -> texts.append(((Step.NewText) value).text()));
      }
    }
    return texts.toString();
  }

  /** That a text is empty says more than that it was given: it may be another one. */
  private static String outcome(SuiteCase of, Map<Integer, Step> made) {
    Ending ending = of.replay().ending();
    if (of.sentence().isPresent()) {
      return "reaches" + Identifiers.capitalised(InputWords.letters(of.sentence().get().method()));
    }
    boolean isEmpty =
        ending instanceof Ending.Returned returned
            && returned.value() instanceof Picture.Ref ref
            && made.get(ref.number()) instanceof Step.NewText text
            && text.text().isEmpty();
    if (ending instanceof Ending.Returned returned && returned.value() instanceof Picture.Nothing) {
      return ChangeWords.of(of, returned);
    }
    return isEmpty
        ? "returnsEmpty"
        : given(of, made)
            .orElse(OutcomeWords.of(ending, of.target().signature().result().javaName()));
  }

  /** {@code returnsTotal} where that is what comes back; a text that was given before is told. */
  private static Optional<String> given(SuiteCase of, Map<Integer, Step> made) {
    if (!(of.replay().ending() instanceof Ending.Returned returned
        && returned.value() instanceof Picture.Ref ref)) {
      return Optional.empty();
    }
    int at = arguments(of.replay().recipe().call()).indexOf(ref.number());
    if (at >= 0 && at < of.target().parameterNames().size()) {
      String name = InputWords.letters(of.target().parameterNames().get(at));
      return Optional.of("returns" + Identifiers.capitalised(name));
    }
    String value = InputWords.value(unwrapped(made.get(ref.number()), made));
    return value.isEmpty() ? Optional.empty() : Optional.of("returns" + value);
  }

  private static String types(MethodInfo target) {
    return target.signature().parameters().stream()
        .map(JvmType::javaName)
        .map(type -> type.replace("[]", "s"))
        .map(type -> type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1))
        .map(Identifiers::capitalised)
        .collect(Collectors.joining());
  }

  private static String simple(ClassInfo type) {
    String name = type.name();
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
  }

  private static List<Integer> arguments(Step call) {
    return call instanceof Step.Construct construct
        ? construct.arguments()
        : ((Step.Invoke) call).arguments();
  }

  /** What is in a box, for a box; the text, for what is spelled by a text, such as a date. */
  static @Nullable Step unwrapped(@Nullable Step step, Map<Integer, Step> made) {
    if (step instanceof Step.Construct construct
        && construct.type().startsWith("java.math.")
        && construct.arguments().size() == 1) {
      return made.getOrDefault(construct.arguments().get(0), step);
    }
    if (step instanceof Step.Invoke invoke && invoke.arguments().size() == 1) {
      Step inside = made.getOrDefault(invoke.arguments().get(0), step);
      boolean isText =
          inside instanceof Step.NewText
              || (inside instanceof Step.Constant constant && constant.value() instanceof String);
      return Boxes.isBox(invoke.owner()) || (isText && invoke.receiver().isEmpty()) ? inside : step;
    }
    return step;
  }

  /** Whether what is called on comes straight from a constructor. */
  private static boolean isMade(Recipe recipe, Map<Integer, Step> made) {
    return recipe.call() instanceof Step.Invoke call
        && made.get(call.receiver().orElse(-1)) instanceof Step.Construct;
  }

  /** Which methods of the receiver were called before. */
  private static List<String> before(Recipe recipe) {
    if (!(recipe.call() instanceof Step.Invoke call) || call.receiver().isEmpty()) {
      return List.of();
    }
    return recipe.steps().stream()
        .filter(step -> step instanceof Step.Invoke each && each.receiver().equals(call.receiver()))
        .map(step -> Identifiers.capitalised(InputWords.letters(((Step.Invoke) step).method())))
        .toList();
  }

  String method() {
    return method;
  }

  /** Of the parameters: {@code StringInts}. */
  String types() {
    return types;
  }

  /** Of inputs, by parameter: {@code negativeAmount}. */
  Map<String, String> rough() {
    return rough;
  }

  /** Of inputs, by parameter: {@code amountMinus5}. */
  Map<String, String> exact() {
    return exact;
  }

  /** Of what came before the call, with its values: {@code afterEarn100}. */
  List<String> details() {
    return details;
  }

  /** Of the rough words those that say more than that there is something. */
  List<String> special() {
    return rough.entrySet().stream()
        .filter(each -> !each.getKey().isEmpty())
        .map(Map.Entry::getValue)
        .filter(word -> !word.startsWith("some") && !word.startsWith("positive"))
        .toList();
  }

  /** What was done with the receiver before; empty where there is none. */
  String state() {
    return rough.getOrDefault("", "");
  }

  /** Conditions on the way, the last one of the method itself first. */
  List<MetWords.Fact> met() {
    return met;
  }

  /** What the program itself says of a refusal; empty where it says nothing. */
  String cause() {
    return cause;
  }

  private static String cause(Ending ending, Recipe recipe) {
    return ending instanceof Ending.Threw threw
            && threw.message() != null
            && ThrownWriter.hasMessage(threw)
            && !OF_THE_JVM.contains(threw.exception())
        ? CauseWords.of(threw.message(), given(recipe))
        : "";
  }

  /** The method that lets an exception out; empty where it is not the program's own. */
  private static String refuser(Ending ending) {
    return ending instanceof Ending.Threw threw
        ? threw.trace().stream()
            .filter(frame -> !frame.isJdk())
            .map(frame -> frame.site().method())
            .findFirst()
            .orElse("")
        : "";
  }

  /** The texts that there are. */
  private static List<String> given(Recipe recipe) {
    return recipe.steps().stream()
        .map(
            step ->
                step instanceof Step.NewText text
                    ? text.text()
                    : step instanceof Step.Constant constant
                            && constant.value() instanceof String text
                        ? text
                        : "")
        .filter(text -> !text.isBlank())
        .toList();
  }

  /** The method that refuses. */
  String refuser() {
    return refuser;
  }

  /** Whether the cause says what should be, and not what is. */
  boolean isRule() {
    return CauseWords.isRule(cause);
  }

  /** Of texts: {@code codeSave10} and {@code lineWithQuotes} say more than that there is some. */
  List<String> texts() {
    return texts;
  }

  /** Of how inputs stand to each other. */
  List<String> relations() {
    return relations;
  }

  Set<String> all() {
    Set<String> all = new HashSet<>(rough.values());
    all.addAll(exact.values());
    all.addAll(texts);
    all.addAll(relations);
    all.addAll(details);
    met.forEach(fact -> all.add(fact.word()));
    return all;
  }

  String outcome() {
    return outcome;
  }

  /** Whether an exception is what it ends with. */
  boolean isRefused() {
    return outcome.startsWith("throws");
  }
}
