package dev.clew.engine.machine;

import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Site;
import org.jspecify.annotations.Nullable;

/** How a machine's run ended, in the machine's own terms. */
public sealed interface Ending {

  /** The first frame returned a value; for {@code void} it means nothing. */
  record Returned(long raw, @Nullable Object sym, Frame frame) implements Ending {}

  /** An exception left the first frame. */
  record Threw(int exception) implements Ending {}

  /** Something is not supported. */
  record Unsupported(Reason reason) implements Ending {}

  /** The state repeats: it goes on for ever. */
  record Endless(Site site) implements Ending {}

  /** A bound was reached. */
  record Cut(Reason reason) implements Ending {}
}
