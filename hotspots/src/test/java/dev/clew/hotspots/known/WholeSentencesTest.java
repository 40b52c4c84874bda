package dev.clew.hotspots.known;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which holes are all that an interpreter makes something of. */
final class WholeSentencesTest {

  /** A hole between guillemets is a caller's alone; a bar stands for a NUL. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "sql; ansi; «»; true",
        "sql; ansi; ' «» '; true",
        "sql; ansi; SELECT * FROM «»; false",
        "sql; ansi; «» LIMIT 1; false",
        "regex; ''; «»; true",
        "path; ''; /srv/«»; false",
        "html; ''; «»; false",
        "command; exec; «»; true",
        "command; exec; ls «»; false",
        "command; argv; «»; true",
        "command; argv; sh|-c|«»; true",
        "command; argv; sh|-c|cd a && «»; false",
        "command; argv; cmd|/c|«»; true",
        "command; argv; ls|«»; false",
        "command; argv; «»|«»; true",
        "command; argv; «»|-a|b«»; true",
        "command; argv; x«»|«»; false",
      })
  void oneHoleIsWhole(String language, String dialect, String template, boolean isWhole) {
    SinkInterpreter interpreter =
        SinkInterpreters.of(language, dialect, Optional.empty()).orElseThrow();
    String text = template.replace('|', '\0');
    StringBuilder sentence = new StringBuilder();
    List<HoleRange> holes = new ArrayList<>();
    for (String part : text.split("«", -1)) {
      if (part.startsWith("»")) {
        holes.add(new HoleRange(sentence.length(), sentence.length() + 3));
      }
      sentence.append(part.replace("»", "abc"));
    }
    assertThat(holes)
        .isNotEmpty()
        .satisfies(
            all ->
                assertThat(
                        all.stream()
                            .anyMatch(
                                hole -> interpreter.isWhole(sentence.toString(), hole, holes)))
                    .isEqualTo(isWhole));
  }
}
