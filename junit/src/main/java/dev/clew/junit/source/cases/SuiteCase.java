package dev.clew.junit.source.cases;

import dev.clew.engine.program.MethodInfo;
import dev.clew.replay.Replay;
import java.util.List;
import java.util.Optional;

/**
 * A call that was tried, and that may become a test.
 *
 * @param isError whether what it shows is wrong: such tests have a class of their own
 * @param observations what can be seen of it afterwards, beside what it returns
 * @param isVariant whether it was made of another one, with other values
 * @param sentence what is shown of it instead of its end: a string that it hands over
 */
public record SuiteCase(
    MethodInfo target,
    Replay replay,
    boolean isError,
    List<Observation> observations,
    boolean isVariant,
    Optional<ShownSentence> sentence) {
  public SuiteCase {
    observations = List.copyOf(observations);
  }

  public SuiteCase(MethodInfo target, Replay replay, boolean isError) {
    this(target, replay, isError, List.of(), /* isVariant= */ false, Optional.empty());
  }

  /** A call that hands over a string. */
  public static SuiteCase of(MethodInfo target, Replay replay, ShownSentence sentence) {
    return new SuiteCase(
        target,
        replay,
        /* isError= */ true,
        List.of(),
        /* isVariant= */ false,
        Optional.of(sentence));
  }

  public SuiteCase with(List<Observation> seen) {
    return new SuiteCase(target, replay, isError, seen, isVariant, sentence);
  }

  /** The same call of the same target with other values, with which nothing is wrong. */
  public SuiteCase variant(Replay other) {
    return new SuiteCase(
        target, other, /* isError= */ false, List.of(), /* isVariant= */ true, Optional.empty());
  }

  /** The same without what the call did besides. */
  SuiteCase withoutEffects() {
    Replay.Ending ending =
        replay.ending() instanceof Replay.Ending.Returned returned
            ? new Replay.Ending.Returned(returned.value())
            : replay.ending();
    Replay plain = new Replay(replay.recipe(), ending, replay.printed(), replay.coverage());
    return new SuiteCase(target, plain, isError, List.of(), isVariant, sentence);
  }

  /** Whether the call changed its inputs, as far as that is known. */
  public boolean hasEffects() {
    return replay.ending() instanceof Replay.Ending.Returned returned
        && !returned.effects().isEmpty();
  }
}
