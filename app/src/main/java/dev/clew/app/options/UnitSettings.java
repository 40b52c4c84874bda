package dev.clew.app.options;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Units of work: where they come from, and what each may take. */
public final class UnitSettings {

  public static final Setting<Optional<Path>> UNITS =
      Setting.of(
              "units",
              "FILE",
              "",
              "The file of units, one a line.",
              SettingParsers.optional(SettingParsers::path))
          .showing("standard input");

  public static final Setting<Optional<Duration>> UNIT_TIME =
      Setting.of(
              "unit-time",
              "D",
              "",
              "For one unit; what is left of it is given back.",
              SettingParsers.optional(SettingParsers::duration))
          .showing("what the unit says");

  public static final Setting<Optional<Integer>> UNIT_PATHS =
      Setting.of(
              "unit-paths",
              "N",
              "",
              "Paths of one unit, after which what is left of it is given back.",
              SettingParsers.optional(SettingParsers.atLeast(0)))
          .showing("what the unit says");

  public static final Setting<Optional<Integer>> UNIT_CHOICES =
      Setting.of(
              "unit-choices",
              "N",
              "",
              "The same for choices of one way among several.",
              SettingParsers.optional(SettingParsers.atLeast(0)))
          .showing("what the unit says");

  private UnitSettings() {}
}
