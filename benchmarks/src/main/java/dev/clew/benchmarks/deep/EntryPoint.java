package dev.clew.benchmarks.deep;

import java.util.List;

/**
 * A method of a library, as a few statements that call it with a text.
 *
 * @param name in the table
 * @param library as Maven names it
 * @param body of a method with a parameter {@code String text}
 */
record EntryPoint(String name, String library, String body) {

  /** What a user of the library would call first; current releases of November 2026. */
  static final List<EntryPoint> ALL =
      List.of(
          new EntryPoint("html", "org.jsoup:jsoup:1.23.2", "return org.jsoup.Jsoup.parse(text);"),
          new EntryPoint(
              "selector",
              "org.jsoup:jsoup:1.23.2",
              "return org.jsoup.select.QueryParser.parse(text);"),
          new EntryPoint(
              "org.json xml", "org.json:json:20250517", "return org.json.XML.toJSONObject(text);"),
          new EntryPoint(
              "org.json", "org.json:json:20250517", "return new org.json.JSONObject(text);"),
          new EntryPoint(
              "json-simple",
              "com.googlecode.json-simple:json-simple:1.1.1",
              "return new org.json.simple.parser.JSONParser().parse(text);"),
          new EntryPoint(
              "minimal-json",
              "com.eclipsesource.minimal-json:minimal-json:0.9.5",
              "return com.eclipsesource.json.Json.parse(text);"),
          new EntryPoint(
              "gson",
              "com.google.code.gson:gson:2.13.2",
              "return com.google.gson.JsonParser.parseString(text);"),
          new EntryPoint(
              "jackson",
              "com.fasterxml.jackson.core:jackson-core:2.20.0",
              "var parser = new com.fasterxml.jackson.core.JsonFactory().createParser(text);"
                  + " while (parser.nextToken() != null) { parser.getText(); } return parser;"),
          new EntryPoint(
              "yaml", "org.yaml:snakeyaml:2.5", "return new org.yaml.snakeyaml.Yaml().load(text);"),
          new EntryPoint(
              "toml",
              "com.moandjiezana.toml:toml4j:0.7.2",
              "return new com.moandjiezana.toml.Toml().read(text);"),
          new EntryPoint(
              "csv",
              "org.apache.commons:commons-csv:1.14.1",
              "return org.apache.commons.csv.CSVParser.parse("
                  + "text, org.apache.commons.csv.CSVFormat.DEFAULT).getRecords();"),
          new EntryPoint(
              "wrap",
              "org.apache.commons:commons-lang3:3.20.0",
              "return org.apache.commons.lang3.text.WordUtils.wrap(text, 8);"),
          new EntryPoint(
              "number",
              "org.apache.commons:commons-lang3:3.20.0",
              "return org.apache.commons.lang3.math.NumberUtils.createNumber(text);"),
          new EntryPoint(
              "cron",
              "com.cronutils:cron-utils:9.2.1",
              "return new com.cronutils.parser.CronParser("
                  + "com.cronutils.model.definition.CronDefinitionBuilder.instanceDefinitionFor("
                  + "com.cronutils.model.CronType.UNIX)).parse(text);"),
          new EntryPoint(
              "phone",
              "com.googlecode.libphonenumber:libphonenumber:9.0.18",
              "return com.google.i18n.phonenumbers.PhoneNumberUtil.getInstance()"
                  + ".parse(text, \"US\");"),
          new EntryPoint(
              "semver",
              "com.vdurmont:semver4j:3.1.0",
              "return new com.vdurmont.semver4j.Requirement[] {"
                  + "com.vdurmont.semver4j.Requirement.buildNPM(text)};"),
          new EntryPoint(
              "jexl",
              "org.apache.commons:commons-jexl3:3.5.0",
              "return new org.apache.commons.jexl3.JexlBuilder().create().createExpression(text);"),
          new EntryPoint(
              "exp4j",
              "net.objecthunter:exp4j:0.4.8",
              "return new net.objecthunter.exp4j.ExpressionBuilder(text).build();"),
          new EntryPoint(
              "javaluator",
              "com.fathzer:javaluator:3.0.6",
              "return new com.fathzer.soft.javaluator.DoubleEvaluator().evaluate(text);"),
          new EntryPoint(
              "mustache",
              "com.samskivert:jmustache:1.16",
              "return com.samskivert.mustache.Mustache.compiler().compile(text);"),
          new EntryPoint(
              "date", "joda-time:joda-time:2.14.0", "return org.joda.time.DateTime.parse(text);"),
          new EntryPoint(
              "uri",
              "org.apache.httpcomponents.core5:httpcore5:5.3.6",
              "return new org.apache.hc.core5.net.URIBuilder(text).getQueryParams();"));

  /** The class that calls it, as Java source. */
  String source() {
    return "public final class "
        + CLASS
        + " { public static Object call(String text) throws Exception { "
        + body
        + " } }";
  }

  static final String CLASS = "Entry";
  static final String METHOD = "call";
}
