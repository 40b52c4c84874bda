package dev.clew.engine.outcome;

/**
 * An answer for each kind of {@link Outcome}: a new kind does not compile before everything that
 * has to tell all of them apart knows it.
 */
public interface OutcomeCases<R> {

  R returned(Outcome.Returned returned);

  R threw(Outcome.Threw threw);

  R endless(Outcome.Endless endless);

  R cut(Outcome.Cut cut);

  R unsupported(Outcome.Unsupported unsupported);
}
