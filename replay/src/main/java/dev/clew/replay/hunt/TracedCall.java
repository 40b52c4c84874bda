package dev.clew.replay.hunt;

import java.util.List;

/**
 * What a call came to that was performed to see what it reaches. Blocks are numbers of places in
 * the code of the program, the same in each run.
 *
 * @param news blocks that it reached, or reached more often (once, twice, three times, from 4, 8,
 *     16, 32, 128 times on), than any call before it in this hunt; ascending
 * @param blocks all blocks that it reached, ascending, only where there are news (else empty)
 * @param compared what it compared, in order, only where there are news (else empty), at most 1,024
 */
public record TracedCall(
    CallEnd end, List<Integer> news, List<Integer> blocks, List<Compared> compared) {
  public TracedCall {
    news = List.copyOf(news);
    blocks = List.copyOf(blocks);
    compared = List.copyOf(compared);
  }

  /** Without anything new. */
  public TracedCall(CallEnd end) {
    this(end, List.of(), List.of(), List.of());
  }
}
