package dev.clew.hotspots.catalogue;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.sink.SinkArgument;
import dev.clew.engine.sink.StringSink;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Methods that are marked with {@code dev.clew.annotations.Sink}. */
final class MarkedSink {

  private static final String MARK = "dev/clew/annotations/Sink";

  private MarkedSink() {}

  /** What the mark says; a text that says nothing is left out. */
  static List<StringSink> of(MethodInfo method) {
    if (!method.annotations().contains(MARK)) {
      return List.of();
    }
    List<StringSink> sinks = new ArrayList<>();
    for (String text : method.annotationTexts(MARK)) {
      int equals = text.indexOf('=');
      if (equals > 0) {
        String language = text.substring(equals + 1).strip();
        sinks.add(
            new StringSink(
                method.owner().toString(),
                method.name(),
                Optional.empty(),
                SinkArgument.parse(text.substring(0, equals).strip()),
                language,
                SinkRow.weakness(language),
                StringSink.Follow.ANSWER,
                /* isName= */ false));
      }
    }
    return sinks.stream()
        .filter(sink -> sink.argument().needed() <= method.signature().parameters().size())
        .toList();
  }
}
