package dev.clew.maven;

import dev.clew.app.options.TrialSettings;
import java.util.List;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal that tells errors from what is meant to happen. */
abstract class ErrorsMojo extends AnalysisMojo {

  /**
   * What counts as an error: implicit, assertion, explicit, precondition, documented, intended,
   * inside, with commas between. Default: implicit,assertion,explicit.
   */
  @Parameter(property = "clew.errors")
  private @Nullable String errors;

  /** Report errors, too, that need an object which no constructor and setter makes. */
  @Parameter(property = "clew.privateState")
  private @Nullable String privateState;

  /** Also call targets with made-up inputs, while they are explored: yes or no. Default: yes. */
  @Parameter(property = "clew.hunt")
  private @Nullable String hunt;

  final List<GivenOption> errorParameters() {
    return List.of(
        GivenOption.of(TrialSettings.ERRORS, errors),
        GivenOption.of(TrialSettings.PRIVATE_STATE, privateState),
        GivenOption.of(TrialSettings.HUNT, hunt));
  }
}
