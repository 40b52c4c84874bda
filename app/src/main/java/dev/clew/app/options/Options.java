package dev.clew.app.options;

import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.machine.CallDepth;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the user wants of an analysis: a value for each of {@link Settings}. Immutable. */
public final class Options {

  private static final Duration FOR_ONE_CLASS = Duration.ofSeconds(60);

  /** What users wait for whole libraries: a short look at everything, then more where it helps. */
  private static final Duration FOR_MORE = Duration.ofMinutes(2);

  private final Map<Setting<?>, String> texts;

  private Options(Map<Setting<?>, String> texts) {
    this.texts = Map.copyOf(texts);
  }

  public static Options defaults() {
    return new Options(Map.of());
  }

  /**
   * The same but for one value.
   *
   * @throws IllegalArgumentException with a message for the user if it is no value of the setting
   */
  public Options with(Setting<?> setting, String text) {
    setting.parse(text);
    Map<Setting<?>, String> changed = new HashMap<>(texts);
    changed.put(setting, text);
    return new Options(changed);
  }

  /**
   * The same but for some values.
   *
   * @param given by the names of settings
   * @param known those that may be among them
   * @throws IllegalArgumentException with a message for the user
   */
  public Options with(Map<String, String> given, List<Setting<?>> known) {
    Options options = this;
    for (Map.Entry<String, String> each : given.entrySet()) {
      Setting<?> setting =
          known.stream()
              .filter(some -> some.name().equals(each.getKey()))
              .findFirst()
              .orElseThrow(
                  () -> new IllegalArgumentException("there is no option " + each.getKey()));
      options = options.with(setting, each.getValue());
    }
    return options;
  }

  /** What the user gave of some settings, by their names. */
  public Map<String, String> given(List<Setting<?>> some) {
    Map<String, String> given = new LinkedHashMap<>();
    for (Setting<?> each : some) {
      String text = texts.get(each);
      if (text != null) {
        given.put(each.name(), text);
      }
    }
    return given;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Options that && texts.equals(that.texts);
  }

  @Override
  public int hashCode() {
    return texts.hashCode();
  }

  /** The value that the user gave, or the default. Parses its text. */
  public <T> T get(Setting<T> setting) {
    return setting.parse(text(setting));
  }

  private String text(Setting<?> setting) {
    return texts.getOrDefault(setting, setting.initial());
  }

  /**
   * What bounds the exploration of one target.
   *
   * @param callDepth that of the target
   */
  public Bounds bounds(CallDepth callDepth) {
    return new Bounds(
        callDepth,
        get(ExplorationSettings.STATIC_INPUTS),
        get(ExplorationSettings.HAVOC),
        get(ExplorationSettings.MAX_REVISITS),
        get(ExplorationSettings.MAX_CONDITIONS),
        get(ExplorationSettings.MAX_ARRAY_LENGTH),
        get(ExplorationSettings.MAX_STRING_LENGTH),
        get(ExplorationSettings.MAX_TYPES),
        get(ExplorationSettings.SOLVER_TIMEOUT),
        get(ExplorationSettings.PRUNE),
        get(ExplorationSettings.RELAXED),
        get(ExplorationSettings.NULL_INPUTS),
        get(TrialSettings.PRIVATE_STATE));
  }

  /** How long a run over so many classes may take. */
  public Duration timeFor(int classes) {
    return get(ExplorationSettings.TIME_BUDGET).orElse(classes <= 1 ? FOR_ONE_CLASS : FOR_MORE);
  }

  /** The values of settings, by name, as the results file has them. */
  public Map<String, Object> report(List<Setting<?>> settings) {
    Map<String, Object> report = new LinkedHashMap<>();
    for (Setting<?> setting : settings) {
      String text = text(setting);
      if (setting == ExplorationSettings.CLASS_PATH) {
        List<Path> entries = get(ExplorationSettings.CLASS_PATH);
        report.put(setting.name(), entries.stream().map(Path::toString).toList());
      } else if (!text.isEmpty()) {
        report.put(setting.name(), plain(setting.parse(text), text));
      }
    }
    return report;
  }

  /** What the user gave, for logs. */
  @Override
  public String toString() {
    return texts.entrySet().stream()
        .map(each -> "--" + each.getKey().name() + "=" + each.getValue())
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private static Object plain(Object value, String text) {
    if (value instanceof CallDepths depths) {
      boolean isNumber = depths.own().isEmpty() && depths.general() != CallDepth.ALL;
      return isNumber ? (Object) depths.general() : text;
    }
    return value instanceof Number || value instanceof Boolean ? value : text;
  }
}
