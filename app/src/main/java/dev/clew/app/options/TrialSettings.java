package dev.clew.app.options;

import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.replay.wall.Permission;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * How paths are tried on a real JVM, what counts as an error there, and which tests are written.
 */
public final class TrialSettings {

  public static final Setting<Set<Permission>> ALLOW =
      Setting.of(
              "allow",
              "WHAT",
              "",
              "What code that is run may do: files, network, processes, native, with commas"
                  + " between.",
              SettingParsers.someOf(Permission.class))
          .showing("nothing");

  public static final Setting<ErrorChoice> ERRORS =
      Setting.of(
          "errors",
          "KINDS",
          "implicit,assertion,explicit",
          "What counts as an error: implicit, assertion, explicit, precondition, documented,"
              + " intended, inside, with commas between.",
          ErrorChoice::parse);

  public static final Setting<Boolean> PRIVATE_STATE =
      Setting.flag(
          "private-state",
          false,
          "Report errors, too, that need an object which no constructor and setter makes.");

  public static final Setting<Boolean> HUNT =
      Setting.of(
          "hunt",
          "WHETHER",
          "yes",
          "Also call targets with made-up inputs, while they are explored: yes or no.",
          SettingParsers::yesOrNo);

  public static final Setting<Duration> REPLAY_TIMEOUT =
      Setting.of("replay-timeout", "D", "2s", "For one tried call.", SettingParsers::duration);

  public static final Setting<JUnitVersion> JUNIT =
      Setting.of(
          "junit",
          "N",
          "5",
          "Which JUnit tests are written for: 4 or 5, which 6 runs as well.",
          SettingParsers::junit);

  public static final Setting<List<Path>> TEST_SOURCES =
      Setting.of(
              "test-sources",
              "PATH",
              "",
              "Folders of other tests: a name that is taken there gets a number.",
              SettingParsers::paths)
          .showing("none");

  private TrialSettings() {}
}
