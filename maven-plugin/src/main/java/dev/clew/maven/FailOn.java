package dev.clew.maven;

import dev.clew.output.Finding;
import dev.clew.output.HotspotResult;
import dev.clew.output.Results;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoExecutionException;

/** Which findings make a build fail. */
enum FailOn {
  /** Those that {@code clew.errors} counts as errors. */
  ERROR,
  /** Preconditions, too; of strings whatever is not proven. */
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
      case ANY -> results.findings().anyMatch(finding -> finding.acceptance().isEmpty());
      case NONE -> false;
    };
  }

  /** The same of strings: exploits, or all that is neither proven nor for callers to decide. */
  boolean matches(List<HotspotResult> hotspots) {
    return switch (this) {
      case ERROR -> hotspots.stream().anyMatch(HotspotResult::isError);
      case ANY ->
          hotspots.stream().anyMatch(each -> !each.status().equals("proven") && !each.isHandedOn());
      case NONE -> false;
    };
  }
}
