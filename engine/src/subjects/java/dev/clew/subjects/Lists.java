package dev.clew.subjects;

/** A linked list that is unknown as a whole. */
final class Lists {

  private Lists() {}

  static final class Node {
    int value;
    Node next;
  }

  static Node reverse(Node list) { // paths; cut max-revisits; bound revisits 3
    Node reversed = null;
    while (list != null) {
      Node next = list.next;
      list.next = reversed;
      reversed = list;
      list = next;
    }
    return reversed; // returns >= 4
  }

  static boolean hasCycle(Node list) { // paths; cut max-revisits; bound revisits 3
    Node slow = list;
    Node fast = list;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) {
        return true; // returns >= 2: list != null && list.next != null
      }
    }
    return false; // returns >= 3: list == null || list.next != list
  }

  static int length(Node list) { // paths 8
    int length = 0;
    for (Node at = list; at != null; at = at.next) {
      if (++length > 3) {
        throw new IllegalStateException("long or a cycle"); // throws IllegalStateException 4
      }
    }
    return length; // returns 4: list == null || list.next != list
  }

  static int second(Node list) { // paths
    return list.next.value; // throws NullPointerException 2: list == null || list.next == null; returns 2: list.next != null
  }

  static boolean isSorted(Node list) { // paths
    int steps = 0;
    for (Node at = list; at != null && at.next != null; at = at.next) {
      if (at.value > at.next.value) {
        return false; // returns >= 1: list.next != list
      }
      if (++steps > 3) {
        return false; // returns >= 1: list != null && list.next != null
      }
    }
    return true; // returns >= 3
  }

  static Node insert(Node list, int value) { // paths
    Node node = new Node();
    node.value = value;
    if (list == null || list.value >= value) {
      node.next = list;
      return node; // returns 2: list == null || list.value >= value
    }
    Node at = list;
    for (int steps = 0; at.next != null && at.next.value < value; steps++) {
      if (steps > 1) {
        return null; // returns >= 1: list != null && list.value < value
      }
      at = at.next;
    }
    node.next = at.next;
    at.next = node;
    return list; // returns >= 2: list != null && list.value < value
  }

  static int selfLoop(Node list) { // paths
    if (list != null && list.next == list) {
      return 1; // returns 1: list != null && list.next == list
    }
    return 0; // returns >= 2: list == null || list.next != list
  }

  static int sumOfThree(int a, int b, int c) { // paths 1
    Node list = cons(a, cons(b, cons(c, null)));
    int sum = 0;
    while (list != null) {
      sum += list.value;
      list = list.next;
    }
    return sum; // returns 1
  }

  private static Node cons(int value, Node next) {
    Node node = new Node();
    node.value = value;
    node.next = next;
    return node;
  }

  /* Two lists that may share nodes. */
  static boolean shared(Node a, Node b) { // paths
    if (a == null || b == null) {
      return false; // returns >= 2: a == null || b == null
    }
    if (a == b) {
      return true; // returns >= 1: a == b
    }
    if (a.next != null && a.next == b.next) {
      return true; // returns >= 1: a != b && a.next == b.next
    }
    return false; // returns >= 2: a != b
  }
}
