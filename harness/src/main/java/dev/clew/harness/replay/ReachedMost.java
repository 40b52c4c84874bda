package dev.clew.harness.replay;

import dev.clew.harness.base.CallTracks;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** What the calls of a hunt have reached and thrown so far. */
final class ReachedMost {

  /** What is thrown more often is told of where how often is a power of two. */
  private static final int ALWAYS_TOLD = 12;

  private final byte[] most = new byte[CallTracks.WAYS];
  private final Map<String, Integer> thrown = new HashMap<>();
  private int current;

  /** Forgets what another hunt has reached; whether this is another. */
  boolean begin(int hunt) {
    boolean isOther = hunt != current;
    if (isOther) {
      current = hunt;
      Arrays.fill(most, (byte) 0);
      thrown.clear();
    }
    return isOther;
  }

  /** Adds what the last call has reached; whether it went some way more often than any before. */
  boolean add() {
    return CallTracks.addTo(most);
  }

  /** Adds what the last call threw; whether that is rare where it was thrown. */
  boolean isRare(Throwable exception) {
    String key = exception.getClass().getName() + CallTracks.last();
    int times = thrown.merge(key, 1, Integer::sum);
    return times <= ALWAYS_TOLD || Integer.bitCount(times) == 1;
  }
}
