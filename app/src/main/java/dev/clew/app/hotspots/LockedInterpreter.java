package dev.clew.app.hotspots;

import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SentenceStructure;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SyntaxVerdict;
import java.util.List;
import java.util.Optional;

/**
 * An interpreter that one thread at a time uses in the whole run: the parsers below are libraries
 * that do not promise to be used by several.
 *
 * @param lock the run's own
 */
record LockedInterpreter(SinkInterpreter inner, Object lock) implements SinkInterpreter {

  @Override
  public String name() {
    return inner.name();
  }

  @Override
  public boolean readsWholeSentences() {
    return inner.readsWholeSentences();
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    synchronized (lock) {
      return inner.syntaxOf(sentence);
    }
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    synchronized (lock) {
      return inner.contextsOf(sentence, holes);
    }
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    synchronized (lock) {
      return inner.structureOf(sentence);
    }
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    synchronized (lock) {
      return inner.effectOf(benign, exploit);
    }
  }
}
