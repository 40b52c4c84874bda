package dev.clew.hotspots.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.sink.SinkArgument;
import dev.clew.engine.sink.StringSink;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Only paths that go up and down again, in folders that are inputs, can lead back unseen. */
class LeftFolderTest {

  @ParameterizedTest
  @CsvSource({
    "this/0, ../a, true",
    "this/0, ../a/b, true",
    "this/0, ../outside, false",
    "this/0, .., false",
    "this/0, /a, false",
    "0, ../a, false",
  })
  void aNameThatTheFolderHasMayBeTheFolder(String argument, String path, boolean mayLeadBack) {
    StringSink sink =
        new StringSink(
            "java.nio.file.Path",
            "resolve",
            Optional.empty(),
            SinkArgument.parse(argument),
            "path",
            22,
            StringSink.Follow.ANSWER,
            /* isName= */ true);
    List<Input> inputs =
        List.of(
            new Input("folder", "F", new Datum.Text("/a", 1)),
            new Input("name", "N", new Datum.Text(path, 2)));

    assertThat(LeftFolder.mayLeadBack(sink, inputs, path)).isEqualTo(mayLeadBack);
  }
}
