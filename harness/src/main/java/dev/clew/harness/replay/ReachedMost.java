package dev.clew.harness.replay;

import dev.clew.harness.base.CallTracks;
import java.util.Arrays;

/** How often calls have gone each way at most, roughly. */
final class ReachedMost {

  private final byte[] most = new byte[CallTracks.WAYS];
  private int current;

  /** Forgets what another hunt has reached. */
  void begin(int hunt) {
    if (hunt != current) {
      current = hunt;
      Arrays.fill(most, (byte) 0);
    }
  }

  /**
   * Adds what a call has reached; whether it went some way more often than any before it.
   *
   * @param ways each followed by the rank of how often
   */
  boolean add(int[] ways) {
    boolean isNew = false;
    for (int i = 0; i < ways.length; i += 2) {
      if (ways[i + 1] > most[ways[i]]) {
        most[ways[i]] = (byte) ways[i + 1];
        isNew = true;
      }
    }
    return isNew;
  }

  /** The same with a rank in the place of how often each way was gone. */
  static int[] ranked(int[] ways) {
    int[] ranked = ways.clone();
    for (int i = 1; i < ranked.length; i += 2) {
      ranked[i] = rank(ranked[i]);
    }
    return ranked;
  }

  /** Once, twice, three times, from 4, 8, 16, 32, 128 times on. */
  private static int rank(int times) {
    if (times < 4) {
      return times;
    } else if (times < 32) {
      return times < 8 ? 4 : times < 16 ? 5 : 6;
    }
    return times < 128 ? 7 : 8;
  }
}
