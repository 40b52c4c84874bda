package dev.clew.app.options;

import java.util.function.Function;

/**
 * The declaration of one option. Compared by identity: there is one of each, in {@link Settings}.
 *
 * @param <T> what its text stands for
 */
public final class Setting<T> {

  private final String name;
  private final String label;
  private final String initial;
  private final String shownDefault;
  private final String description;
  private final Function<String, T> parser;
  private final boolean isRepeatable;

  private Setting(
      String name,
      String label,
      String initial,
      String shownDefault,
      String description,
      Function<String, T> parser,
      boolean isRepeatable) {
    this.isRepeatable = isRepeatable;
    this.name = name;
    this.label = label;
    this.initial = initial;
    this.shownDefault = shownDefault;
    this.description = description;
    this.parser = parser;
  }

  static <T> Setting<T> of(
      String name, String label, String initial, String description, Function<String, T> parser) {
    return new Setting<>(name, label, initial, initial, description, parser, false);
  }

  static Setting<Boolean> flag(String name, boolean initial, String description) {
    String text = Boolean.toString(initial);
    return new Setting<>(
        name, "", text, initial ? "on" : "off", description, SettingParsers::flag, false);
  }

  /** The same, with words for the default where its text says too little. */
  Setting<T> showing(String words) {
    return new Setting<>(name, label, initial, words, description, parser, isRepeatable);
  }

  /** The same, that may be given several times: its text is all of them with commas between. */
  Setting<T> repeatable() {
    return new Setting<>(name, label, initial, shownDefault, description, parser, true);
  }

  /** Whether it may be given several times; its text has commas between what was given. */
  public boolean isRepeatable() {
    return isRepeatable;
  }

  /** Such as {@code time-budget}; on the command line after two dashes. */
  public String name() {
    return name;
  }

  /** Stands for the value in help, such as {@code N}; empty for flags. */
  public String label() {
    return label;
  }

  public boolean isFlag() {
    return label.isEmpty();
  }

  /** Whether it is a flag that is on unless {@code --no-…} says otherwise. */
  public boolean isOnByDefault() {
    return isFlag() && initial.equals("true");
  }

  /** The text that stands where the user gives none. */
  String initial() {
    return initial;
  }

  /** The default in words, for help and documentation. */
  public String shownDefault() {
    return shownDefault;
  }

  /** What it means, as a sentence. */
  public String description() {
    return description;
  }

  /**
   * What a text stands for.
   *
   * @throws IllegalArgumentException with a message for the user if it is no value of this setting
   */
  public T parse(String text) {
    return parser.apply(text);
  }

  @Override
  public String toString() {
    return name;
  }
}
