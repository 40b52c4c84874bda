package dev.clew.hotspots.known;

import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SentenceStructure;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SyntaxVerdict;
import java.util.List;
import java.util.Optional;

/** An interpreter that takes the unit 1 for an at sign. */
record AtSigns(SinkInterpreter inner) implements SinkInterpreter {

  private static String real(String sentence) {
    return sentence.replace('\u0001', '@');
  }

  @Override
  public String name() {
    return inner.name();
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    return inner.syntaxOf(real(sentence));
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    return inner.contextsOf(real(sentence), holes);
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    return inner.structureOf(real(sentence));
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    return inner.effectOf(real(benign), real(exploit));
  }
}
