package dev.clew.hotspots.arrival;

import dev.clew.engine.sink.SinkArgument;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.text.SentencePart.Hole;
import dev.clew.hotspots.text.SentenceRow;
import java.util.ArrayList;
import java.util.List;

/** Finds holes that are a whole sentence, which a caller may fill as it likes. */
final class HandedOnHoles {

  private final SentenceRow row;
  private final SentenceRow.Written written;
  private final SinkInterpreter interpreter;

  /**
   * @param written the same with letters in its holes, as far as these can be any
   */
  HandedOnHoles(SentenceRow row, SentenceRow.Written written, SinkInterpreter interpreter) {
    this.row = row;
    this.written = written;
    this.interpreter = interpreter;
  }

  /** Asks the solver three times for each hole that is one input and a whole sentence. */
  List<Hole> of(SinkArgument argument, HoleOrigins origins, HoleQuestions questions) {
    if (argument.shape() == SinkArgument.Shape.INSIDE) {
      return List.of(); // the folder belongs to it
    }
    List<Hole> holes = row.holes();
    List<Integer> callers = new ArrayList<>();
    for (int i = 0; i < holes.size(); i++) {
      if (origins.isCallersAlone(holes.get(i))) {
        callers.add(i);
      }
    }
    List<Integer> free =
        whole(callers).stream().filter(index -> questions.isFree(holes.get(index))).toList();
    return whole(free).stream().map(holes::get).toList();
  }

  private List<Integer> whole(List<Integer> indices) {
    List<HoleRange> ranges = indices.stream().map(written.spans()::get).toList();
    return indices.stream()
        .filter(index -> interpreter.isWhole(written.text(), written.spans().get(index), ranges))
        .toList();
  }
}
