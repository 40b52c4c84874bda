package dev.clew.app.cache;

import dev.clew.engine.outcome.Site;

/**
 * Lines by their order in a class instead of their numbers, which comments above them change. What
 * is no line of a class of the project stays as it is.
 */
final class LineRanks {

  /** Ranks are written below it, so that nobody takes one for a number or for no line. */
  private static final int FIRST = -2;

  private final CodeDigests code;

  LineRanks(CodeDigests code) {
    this.code = code;
  }

  Site ranked(Site site) {
    int rank = code.print(site.className()).map(print -> print.rank(site.line())).orElse(-1);
    return rank < 0 ? site : new Site(site.className(), site.method(), FIRST - rank);
  }

  /**
   * The same place as its class numbers it now.
   *
   * @throws IndexOutOfBoundsException if the class has fewer lines
   */
  Site numbered(Site site) {
    return site.line() > FIRST
        ? site
        : code.print(site.className())
            .map(print -> print.lines().get(FIRST - site.line()))
            .map(line -> new Site(site.className(), site.method(), line))
            .orElseThrow(IndexOutOfBoundsException::new);
  }
}
