package dev.clew.maven;

import dev.clew.output.Finding;
import dev.clew.output.Results;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoExecutionException;

/** Which findings make a build fail. */
enum FailOn {
  /** Those that {@code clew.errors} counts as errors. */
  ERROR,
  /** Preconditions, too. */
  ANY,
  NONE;

  /**
   * @throws MojoExecutionException if there is none of that name
   */
  static FailOn parse(String text) throws MojoExecutionException {
    for (FailOn each : values()) {
      if (each.word().equals(text.toLowerCase(Locale.ROOT))) {
        return each;
      }
    }
    String all = Arrays.stream(values()).map(FailOn::word).collect(Collectors.joining(", "));
    throw new MojoExecutionException("clew.failOn: '" + text + "' is none of " + all);
  }

  private String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  boolean matches(Results results) {
    return switch (this) {
      case ERROR -> results.findings().anyMatch(Finding::isError);
      case ANY -> results.findings().findAny().isPresent();
      case NONE -> false;
    };
  }
}
