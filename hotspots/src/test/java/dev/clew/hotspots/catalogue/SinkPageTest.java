package dev.clew.hotspots.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.sink.StringSink;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page about sinks says what the catalogue says; {@code -Dclew.write=true} writes it anew. */
class SinkPageTest {

  private static final Path PAGE = Path.of("..", "docs", "sinks.md");

  private static final String HEAD =
      """
      # Sinks

      Calls that hand a string to an interpreter, as [`clew strings`](strings.md) knows them. This page is generated from
      `sinks.tsv`; a test holds it to that file. A call counts if its method, or one that it overrides, is in the list. `--sink
      'com.acme.Db#run(String):0=sql'` adds one, and so does `@Sink("0=sql")` on a method of yours.

      The argument is counted from 0. `0*` are words in an array or a list, `0;` sentences, `0/1` a folder and a path in it, `this/0`
      a path in the receiver, `0+` a path with further parts in an array, `0%1` a format and its arguments, `0|1` a pattern
      and its flags, `0[1+2]` units of it from a place on and `0[1-2]` up to another one, `this*` words that the receiver holds when it is called. *Answered* calls are not run: what they return
      is unknown. Calls that are *run* give values that the program goes on with. *Response*: the same as answered, and told of only on
      what a servlet's response gave. *A name*: the call itself touches nothing, and an exploit counts only where the
      program goes on with what it names ([ADR 47](adr/0047-names-that-are-checked-later.md)).
      """;

  @Test
  void thePageSaysWhatTheCatalogueSays() throws IOException {
    String page = page(SinkCatalogue.load().rows());
    if (Boolean.getBoolean("clew.write")) {
      Files.writeString(PAGE, page, StandardCharsets.UTF_8);
    }
    assertThat(Files.readString(PAGE, StandardCharsets.UTF_8)).isEqualTo(page);
  }

  private static String page(List<StringSink> rows) {
    Map<String, List<StringSink>> byLanguage =
        rows.stream()
            .collect(
                Collectors.groupingBy(SinkPageTest::language, TreeMap::new, Collectors.toList()));
    StringBuilder text = new StringBuilder(HEAD);
    byLanguage.forEach(
        (language, sinks) -> {
          text.append("\n## ").append(language).append("\n\n");
          text.append("| method | argument | CWE | follows |\n|---|---|---|---|\n");
          sinks.forEach(sink -> text.append(row(sink)));
        });
    return text.toString();
  }

  private static String language(StringSink sink) {
    return sink.language().replaceAll("/.*", "");
  }

  private static String row(StringSink sink) {
    String parameters =
        sink.parameters().map(types -> "(" + String.join(", ", types) + ")").orElse("");
    String follows =
        switch (sink.follow()) {
          case ANSWER -> "answered";
          case RUN -> "run";
          case RESPONSE -> "response";
        };
    String name = sink.isName() ? ", a name" : "";
    return "| `"
        + sink.type()
        + "#"
        + sink.method()
        + parameters
        + "` | "
        + sink.argument()
        + " | "
        + sink.cwe()
        + " | "
        + follows
        + name
        + " |\n";
  }
}
