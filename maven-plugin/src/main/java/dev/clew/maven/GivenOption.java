package dev.clew.maven;

import dev.clew.app.options.Options;
import dev.clew.app.options.Setting;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.maven.plugin.MojoExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * A property of the plugin, and what the user gave for it.
 *
 * @param setting the option that it stands for
 * @param text absent where the user leaves it to Clew
 */
record GivenOption(Setting<?> setting, String property, Optional<String> text) {

  private static final Pattern LATER_WORD = Pattern.compile("-([a-z])");

  /** For {@code call-depth} the property is {@code clew.callDepth}, and so on. */
  static GivenOption of(Setting<?> setting, @Nullable Object value) {
    return of(setting, "clew." + camelCase(setting.name()), value);
  }

  static GivenOption of(Setting<?> setting, String property, @Nullable Object value) {
    return new GivenOption(setting, property, Optional.ofNullable(value).map(Object::toString));
  }

  private static String camelCase(String name) {
    return LATER_WORD.matcher(name).replaceAll(word -> word.group(1).toUpperCase(Locale.ROOT));
  }

  /**
   * The options with what was given.
   *
   * @throws MojoExecutionException if the text is no value of the option
   */
  Options in(Options options) throws MojoExecutionException {
    try {
      return text.isEmpty() ? options : options.with(setting, text.get());
    } catch (IllegalArgumentException e) {
      throw new MojoExecutionException(property + ": " + e.getMessage());
    }
  }

  /** A message for the command line in the words of this plugin. */
  String translate(String message) {
    String option = Pattern.quote("--" + setting.name()) + "(?![a-z-])";
    return message.replaceAll(option, Matcher.quoteReplacement(property));
  }
}
