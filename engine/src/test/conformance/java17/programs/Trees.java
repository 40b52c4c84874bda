package programs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/** A generic AVL tree, a trie, and a persistent list. */
public final class Trees {

  static final class Avl<T extends Comparable<? super T>> implements Iterable<T> {
    private final class Node {
      final T value;
      Node left;
      Node right;
      int height = 1;

      Node(T value) {
        this.value = value;
      }
    }

    private Node root;
    private int size;

    private int height(Node node) {
      return node == null ? 0 : node.height;
    }

    private Node update(Node node) {
      node.height = Math.max(height(node.left), height(node.right)) + 1;
      return node;
    }

    private Node rotateRight(Node node) {
      Node left = node.left;
      node.left = left.right;
      left.right = update(node);
      return update(left);
    }

    private Node rotateLeft(Node node) {
      Node right = node.right;
      node.right = right.left;
      right.left = update(node);
      return update(right);
    }

    private Node balance(Node node) {
      update(node);
      int balance = height(node.left) - height(node.right);
      if (balance > 1) {
        node.left =
            height(node.left.left) < height(node.left.right) ? rotateLeft(node.left) : node.left;
        return rotateRight(node);
      }
      if (balance < -1) {
        node.right =
            height(node.right.right) < height(node.right.left)
                ? rotateRight(node.right)
                : node.right;
        return rotateLeft(node);
      }
      return node;
    }

    void add(T value) {
      root = add(root, value);
    }

    private Node add(Node node, T value) {
      if (node == null) {
        size++;
        return new Node(value);
      }
      int order = value.compareTo(node.value);
      if (order < 0) {
        node.left = add(node.left, value);
      } else if (order > 0) {
        node.right = add(node.right, value);
      }
      return balance(node);
    }

    private String show(Node node) {
      return node == null ? "" : "(" + show(node.left) + node.value + show(node.right) + ")";
    }

    @Override
    public Iterator<T> iterator() {
      Deque<Node> path = new ArrayDeque<>();
      Consumer<Node> descend =
          node -> {
            for (; node != null; node = node.left) {
              path.push(node);
            }
          };
      descend.accept(root);
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return !path.isEmpty();
        }

        @Override
        public T next() {
          Node node = path.pop();
          descend.accept(node.right);
          return node.value;
        }
      };
    }
  }

  static final class Trie {
    private final Trie[] next = new Trie[26];
    private boolean end;

    void add(String word) {
      Trie at = this;
      for (char c : word.toCharArray()) {
        at = at.next[c - 'a'] == null ? at.next[c - 'a'] = new Trie() : at.next[c - 'a'];
      }
      at.end = true;
    }

    List<String> complete(String prefix) {
      Trie at = this;
      for (int i = 0; i < prefix.length() && at != null; i++) {
        at = at.next[prefix.charAt(i) - 'a'];
      }
      List<String> words = new ArrayList<>();
      if (at != null) {
        at.collect(prefix, words);
      }
      return words;
    }

    private void collect(String prefix, List<String> words) {
      if (end) {
        words.add(prefix);
      }
      for (char c = 'a'; c <= 'z'; c++) {
        if (next[c - 'a'] != null) {
          next[c - 'a'].collect(prefix + c, words);
        }
      }
    }
  }

  record Cons<T>(T head, Cons<T> tail) {
    static <T> Cons<T> reverse(Cons<T> list) {
      Cons<T> result = null;
      for (; list != null; list = list.tail) {
        result = new Cons<>(list.head, result);
      }
      return result;
    }
  }

  public static void main(String[] args) {
    Avl<Integer> tree = new Avl<>();
    for (int i = 1; i <= 12; i++) {
      tree.add(i * 5 % 13);
      System.out.println(tree.show(tree.root));
    }
    tree.add(7);
    StringBuilder inOrder = new StringBuilder();
    for (int value : tree) {
      inOrder.append(value).append(' ');
    }
    System.out.println(inOrder + "" + tree.size + " " + tree.root.height);
    Avl<String> words = new Avl<>();
    List.of("m", "z", "a", "q", "p").forEach(words::add);
    System.out.println(words.show(words.root));
    Avl<Integer> large = new Avl<>();
    for (int i = 0; i < 500; i++) {
      large.add(i);
    }
    System.out.println(large.size + " " + large.root.height + " " + large.root.value);
    Trie trie = new Trie();
    List.of("tea", "ten", "to", "inn", "in", "i", "teapot").forEach(trie::add);
    System.out.println(trie.complete("te") + " " + trie.complete("") + trie.complete("x"));
    try {
      trie.add("Upper");
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    Cons<Integer> list = new Cons<>(1, new Cons<>(2, new Cons<>(3, null)));
    System.out.println(Cons.reverse(list) + " " + list.equals(Cons.reverse(Cons.reverse(list))));
  }
}
