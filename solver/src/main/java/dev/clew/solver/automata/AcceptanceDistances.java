package dev.clew.solver.automata;

import java.util.Arrays;

/**
 * Which states of a draft a word can use, and how far acceptance is from there. Keeps its arrays.
 */
final class AcceptanceDistances {
  private int[] distance = new int[64];
  private int[] queue = new int[64];
  private int[] starts = new int[66];
  private int[] sources = new int[64];

  /**
   * For each state the least number of units to acceptance, {@link Nfa#UNREACHABLE} if there is no
   * way or no way leads to the state. Valid until the next call.
   */
  int[] of(NfaDraft draft, int[] offsets, long[] moves) {
    int states = draft.stateCount();
    if (distance.length < states) {
      distance = new int[2 * states];
      queue = new int[2 * states];
      starts = new int[2 * states + 2];
    }
    int reached = markReachable(states, offsets, moves);
    reverse(states, offsets, moves);
    int tail = 0;
    for (int i = 0; i < reached; i++) {
      if (draft.isAccepting(queue[i])) {
        distance[queue[i]] = 0;
      }
    }
    for (int state = 0; state < states; state++) {
      if (distance[state] == 0) {
        queue[tail++] = state;
      }
    }
    for (int head = 0; head < tail; head++) {
      int state = queue[head];
      for (int i = starts[state]; i < starts[state + 1]; i++) {
        if (distance[sources[i]] == REACHED) {
          distance[sources[i]] = distance[state] + 1;
          queue[tail++] = sources[i];
        }
      }
    }
    for (int state = 0; state < states; state++) {
      distance[state] = distance[state] < 0 ? Nfa.UNREACHABLE : distance[state];
    }
    return distance;
  }

  private static final int REACHED = -1;
  private static final int NOT_REACHED = -2;

  private int markReachable(int states, int[] offsets, long[] moves) {
    Arrays.fill(distance, 0, states, NOT_REACHED);
    distance[0] = REACHED;
    queue[0] = 0;
    int tail = 1;
    for (int head = 0; head < tail; head++) {
      for (int i = offsets[queue[head]]; i < offsets[queue[head] + 1]; i++) {
        int target = (int) (moves[i] >>> 32);
        if (distance[target] == NOT_REACHED) {
          distance[target] = REACHED;
          queue[tail++] = target;
        }
      }
    }
    return tail;
  }

  private void reverse(int states, int[] offsets, long[] moves) {
    int count = offsets[states];
    sources = sources.length < count ? new int[2 * count] : sources;
    Arrays.fill(starts, 0, states + 2, 0);
    for (int i = 0; i < count; i++) {
      starts[(int) (moves[i] >>> 32) + 2]++;
    }
    for (int i = 2; i < states + 2; i++) {
      starts[i] += starts[i - 1];
    }
    for (int state = 0; state < states; state++) {
      for (int i = offsets[state]; i < offsets[state + 1]; i++) {
        sources[starts[(int) (moves[i] >>> 32) + 1]++] = state;
      }
    }
  }
}
