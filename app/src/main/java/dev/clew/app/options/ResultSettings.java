package dev.clew.app.options;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/** Where results go, what of earlier runs is used, and what is printed. */
public final class ResultSettings {

  public static final Setting<Path> OUT =
      Setting.of("out", "DIR", "clew-out", "Where results go.", SettingParsers::path);

  public static final Setting<Optional<Path>> JSON =
      Setting.of(
              "json",
              "FILE",
              "",
              "Also write the results file here.",
              SettingParsers.optional(SettingParsers::path))
          .showing("DIR/results.json only");

  public static final Setting<Boolean> ALL_PATHS =
      Setting.flag(
          "all-paths",
          false,
          "List every path in the results file, however many, and keep a test of each.");

  public static final Setting<Boolean> REPORT =
      Setting.flag("report", true, "A page of HTML about the run, beside the results.");

  public static final Setting<Path> RESULTS =
      Setting.of(
          "results",
          "DIR",
          "clew-out",
          "Where results.json and clew.sarif go; --out is for tests alone.",
          SettingParsers::path);

  public static final Setting<Optional<Path>> CACHE =
      Setting.of(
              "cache",
              "DIR",
              "",
              "Where results are kept for later runs.",
              SettingParsers.optional(SettingParsers::path))
          .showing("the user's cache folder");

  public static final Setting<Boolean> NO_CACHE =
      Setting.flag("no-cache", false, "Nothing of earlier runs, and nothing for later ones.");

  public static final Setting<Optional<String>> SINCE =
      Setting.of(
              "since",
              "REF",
              "",
              "Only methods that a change since this commit of Git can affect.",
              SettingParsers.optional(Function.identity()))
          .showing("all methods");

  public static final Setting<Optional<Path>> BASELINE =
      Setting.of(
              "baseline",
              "FILE",
              "",
              "Errors that are known and do not count.",
              SettingParsers.optional(SettingParsers::path))
          .showing("all errors count");

  public static final Setting<Optional<Path>> WRITE_BASELINE =
      Setting.of(
              "write-baseline",
              "FILE",
              "",
              "Where the errors of this run are written down as known.",
              SettingParsers.optional(SettingParsers::path))
          .showing("nowhere");

  public static final Setting<Boolean> STRICT =
      Setting.flag("strict", false, "Exit with 3 when anything was left out.");

  public static final Setting<Boolean> QUIET =
      Setting.flag("quiet", false, "Nothing on standard error but mistakes.");

  public static final Setting<Boolean> TREE =
      Setting.flag("tree", false, "Print the paths as a tree.");

  public static final Setting<Boolean> DOT =
      Setting.flag("dot", false, "Write trees of paths for Graphviz, into the folder dot of DIR.");

  private ResultSettings() {}
}
