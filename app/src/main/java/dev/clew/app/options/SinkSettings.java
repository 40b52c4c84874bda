package dev.clew.app.options;

import dev.clew.engine.sink.StringSink;
import dev.clew.hotspots.source.SourceKind;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which strings are looked at on their way to an interpreter, and as what. */
public final class SinkSettings {

  public static final Setting<List<StringSink>> SINK =
      Setting.of(
              "sink",
              "SINK",
              "",
              "A method of yours that hands an argument to an interpreter, as in"
                  + " 'com.acme.Db#run(String):0=sql'. May be repeated.",
              SettingParsers::sinks)
          .showing("none")
          .repeatable();

  public static final Setting<Set<String>> SINK_LANGUAGES =
      Setting.of(
              "sink-languages",
              "NAMES",
              "",
              "Sinks of these languages alone, as in sql,command.",
              SettingParsers::languages)
          .showing("all");

  public static final Setting<Set<SourceKind>> SOURCES =
      Setting.of(
          "sources",
          "KINDS",
          "parameters,web",
          "Whose inputs may attack: parameters, web, fields, input, environment, database,"
              + " surroundings, sentences (what callers hand over as a whole), with commas"
              + " between.",
          SettingParsers.someOf(SourceKind.class));

  public static final Setting<String> DIALECT =
      Setting.of(
          "dialect",
          "NAME",
          "ansi",
          "The SQL that the database speaks: ansi, mysql, postgresql, oracle, sqlserver or h2.",
          SettingParsers::dialect);

  public static final Setting<Optional<Path>> SCHEMA =
      Setting.of(
              "schema",
              "FILE",
              "",
              "Statements that make the tables of the database.",
              SettingParsers.optional(SettingParsers::path))
          .showing("made up from the statements");

  public static final Setting<Optional<Path>> LANGUAGES =
      Setting.of(
              "languages",
              "FILE",
              "",
              "Languages of your own for your sinks, a line each: NAME = REGULAR EXPRESSION, or"
                  + " NAME = grammar FILE.g4.",
              SettingParsers.optional(SettingParsers::path))
          .showing("none");

  public static final Setting<Boolean> RETURNS =
      Setting.flag("returns", false, "The language of what the methods return, instead of sinks.");

  private SinkSettings() {}
}
