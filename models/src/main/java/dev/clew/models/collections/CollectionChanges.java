package dev.clew.models.collections;

import dev.clew.engine.model.PathMemory;
import dev.clew.models.collections.DeferredTable.Kind;
import java.util.ArrayList;
import java.util.List;

/** What the JDK's code has changed in the array that a deferred table shows. */
final class CollectionChanges {

  private CollectionChanges() {}

  /**
   * The table after the changes.
   *
   * @param head what is in the array now
   */
  static DeferredTable of(PathMemory m, DeferredTable before, int head) {
    DeferredTable.Shown shown = before.shown();
    if (head != 0 && !before.nodes().contains(head)) {
      return inserted(m, before, head, /* isFirst= */ shown.kind() != Kind.APPENDING);
    }
    return switch (shown.kind()) {
      case APPENDING, PREPENDING -> before.with(before.nodes(), before.order(), before.risk());
      case ONE ->
          head == shown.node()
              ? before.with(before.nodes(), before.order(), before.risk())
              : removed(before, List.of(shown.node()));
      case ALL -> inChain(m, before, head);
    };
  }

  private static DeferredTable inserted(
      PathMemory m, DeferredTable before, int node, boolean isFirst) {
    List<Integer> nodes = new ArrayList<>(before.nodes());
    nodes.add(isFirst ? 0 : nodes.size(), node);
    return before.with(nodes, before.order(), before.risk().grown(m, before));
  }

  private static DeferredTable removed(DeferredTable before, List<Integer> gone) {
    List<Integer> nodes = new ArrayList<>(before.nodes());
    nodes.removeAll(gone);
    List<Integer> order = new ArrayList<>(before.order());
    order.removeAll(gone);
    return before.with(nodes, order, gone.isEmpty() ? before.risk() : before.risk().shrunk());
  }

  private static DeferredTable inChain(PathMemory m, DeferredTable before, int head) {
    int next = HashTable.nodeSlot(m, "next");
    List<Integer> gone = new ArrayList<>(before.nodes());
    for (int node = head; node != 0; node = (int) m.instance(node).raw(next)) {
      if (!before.nodes().contains(node)) {
        return inserted(m, before, node, /* isFirst= */ false);
      }
      gone.remove(Integer.valueOf(node));
    }
    return removed(before, gone);
  }
}
