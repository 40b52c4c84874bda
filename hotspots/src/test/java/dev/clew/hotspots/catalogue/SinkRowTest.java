package dev.clew.hotspots.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.engine.sink.SinkArgument;
import dev.clew.engine.sink.StringSink;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SinkRowTest {

  @Test
  void whatAUserWritesIsASink() {
    StringSink sink = SinkRow.given("com.acme.Db#run(String, int):0=sql/mysql");
    assertThat(sink.type()).isEqualTo("com.acme.Db");
    assertThat(sink.method()).isEqualTo("run");
    assertThat(sink.parameters()).contains(List.of("String", "int"));
    assertThat(sink.argument()).isEqualTo(new SinkArgument(0, SinkArgument.Shape.TEXT));
    assertThat(sink.language()).isEqualTo("sql/mysql");
    assertThat(sink.cwe()).isEqualTo(89);
    assertThat(sink.follow()).isEqualTo(StringSink.Follow.ANSWER);
  }

  @Test
  void parametersMayBeLeftOutAndWordsBeMeant() {
    StringSink sink = SinkRow.given("com.acme.Shell#<init>:1*=command/argv");
    assertThat(sink.parameters()).isEqualTo(Optional.empty());
    assertThat(sink.argument()).isEqualTo(new SinkArgument(1, SinkArgument.Shape.WORDS));
    assertThat(sink.cwe()).isEqualTo(78);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "com.acme.Db#run", "com.acme.Db#run:0", "com.acme.Db:0=sql", "a#b:x=sql"})
  void whatIsNoSinkSaysHowOneIsWritten(String text) {
    assertThatThrownBy(() -> SinkRow.given(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("write");
  }

  @Test
  void argumentsAreReadAsTheyAreWritten() {
    for (String text : List.of("0", "3*", "0/1", "1%2", "0|1", "0+", "this/0", "this*")) {
      assertThat(SinkArgument.parse(text)).hasToString(text);
    }
    assertThatThrownBy(() -> SinkArgument.parse("0/2")).hasMessageContaining("0/2");
    assertThatThrownBy(() -> SinkArgument.parse("this/0*")).hasMessageContaining("this/0*");
  }
}
