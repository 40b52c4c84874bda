package dev.clew.solver.bounds.domain;

/** Nodes whose rules have to be looked at again, first come first served, each at most once. */
public final class NodeAgenda {

  private int[] ring = new int[64];
  private boolean[] waiting = new boolean[64];
  private int head;
  private int count;

  /** Makes room for nodes up to {@code size}, and empties. */
  public void reset(int size) {
    clear();
    if (ring.length < size) {
      int length = Integer.highestOneBit(size) * 2;
      ring = new int[length];
      waiting = new boolean[length];
    }
  }

  public void add(int node) {
    if (!waiting[node]) {
      waiting[node] = true;
      ring[(head + count++) & (ring.length - 1)] = node;
    }
  }

  /** The next node, or -1. */
  public int poll() {
    if (count == 0) {
      return -1;
    }
    int node = ring[head];
    head = (head + 1) & (ring.length - 1);
    count--;
    waiting[node] = false;
    return node;
  }

  public void clear() {
    for (int i = 0; i < count; i++) {
      waiting[ring[(head + i) & (ring.length - 1)]] = false;
    }
    head = 0;
    count = 0;
  }
}
