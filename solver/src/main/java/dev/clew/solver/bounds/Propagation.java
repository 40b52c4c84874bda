package dev.clew.solver.bounds;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.NodeAgenda;
import dev.clew.solver.bounds.rules.NarrowingRules;

/**
 * Applies rules until nothing changes, or long enough: intervals can creep towards each other for
 * 2^64 steps, so the number of looks is bounded. Stopping early is sound.
 */
final class Propagation {

  private static final int LOOKS = 32;
  private static final int LOOKS_PER_NODE = 6;

  /**
   * So many nodes are looked at for one more conjunct, and some for each new one, however many
   * there are. A node that changes also puts all nodes that it is an operand of on the agenda.
   */
  private static final int LOOKS_PER_CONJUNCT = 256;

  private final Network network;
  private final Domains domains;
  private final NodeAgenda agenda;
  private final NarrowingRules rules;
  private long looks;

  Propagation(Network network, Domains domains, NodeAgenda agenda) {
    this.network = network;
    this.domains = domains;
    this.agenda = agenda;
    rules = new NarrowingRules(network, domains);
  }

  /** The bit that stands for a conjunct in sets of reasons; far ones share. */
  static long bit(int conjunct) {
    return 1L << (conjunct & (Long.SIZE - 1));
  }

  /** Starts on the network's content with every conjunct true; false on a contradiction. */
  boolean start() {
    agenda.reset(network.size());
    domains.reset();
    if (!evaluate(0)) {
      return false;
    }
    for (int i = 0; i < network.rootCount(); i++) {
      domains.because(bit(i));
      if (!domains.truth(network.root(i), true)) {
        return false;
      }
    }
    return run();
  }

  /**
   * Goes on with the newest conjunct true, whose new nodes begin at one; false on a contradiction.
   */
  boolean push(int from) {
    agenda.reset(network.size());
    domains.extend(from);
    domains.because(0);
    int looks = LOOKS_PER_CONJUNCT + LOOKS_PER_NODE * (network.size() - from);
    return evaluate(from)
        && domains.truth(network.root(network.rootCount() - 1), true)
        && run(looks);
  }

  /** Has new nodes see their operands; then only what the conjuncts add is news. */
  private boolean evaluate(int from) {
    for (int node = from; node < network.size(); node++) {
      if (!rules.forward(node)) {
        return false;
      }
    }
    agenda.clear();
    return true;
  }

  /** Looks at what waits; false on a contradiction. Leaves nothing waiting. */
  boolean run() {
    return run(LOOKS + LOOKS_PER_NODE * network.size());
  }

  /** How many nodes were looked at so far. */
  long looks() {
    return looks;
  }

  private boolean run(int most) {
    int left = most;
    for (int node; (node = agenda.poll()) >= 0; ) {
      looks++;
      if (!rules.forward(node) || !rules.backward(node)) {
        agenda.clear();
        return false;
      }
      if (--left == 0) {
        agenda.clear();
      }
    }
    return true;
  }
}
