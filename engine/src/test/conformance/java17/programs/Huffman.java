package programs;

import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

/** Huffman codes, LZ77-like compression and back. */
public final class Huffman {

  abstract static class Node implements Comparable<Node> {
    final int weight;
    final char smallest;

    Node(int weight, char smallest) {
      this.weight = weight;
      this.smallest = smallest;
    }

    abstract void collect(String prefix, Map<Character, String> codes);

    @Override
    public int compareTo(Node other) {
      return weight != other.weight ? weight - other.weight : smallest - other.smallest;
    }
  }

  static final class Leaf extends Node {
    Leaf(char symbol, int weight) {
      super(weight, symbol);
    }

    @Override
    void collect(String prefix, Map<Character, String> codes) {
      codes.put(smallest, prefix.isEmpty() ? "0" : prefix);
    }
  }

  static final class Fork extends Node {
    final Node left;
    final Node right;

    Fork(Node left, Node right) {
      super(left.weight + right.weight, (char) Math.min(left.smallest, right.smallest));
      this.left = left;
      this.right = right;
    }

    @Override
    void collect(String prefix, Map<Character, String> codes) {
      left.collect(prefix + "0", codes);
      right.collect(prefix + "1", codes);
    }
  }

  static Map<Character, String> codes(String text) {
    Map<Character, Integer> counts = new HashMap<>();
    text.chars().forEach(c -> counts.merge((char) c, 1, Integer::sum));
    PriorityQueue<Node> queue = new PriorityQueue<>();
    counts.forEach((symbol, count) -> queue.add(new Leaf(symbol, count)));
    while (queue.size() > 1) {
      queue.add(new Fork(queue.poll(), queue.poll()));
    }
    Map<Character, String> codes = new TreeMap<>();
    if (!queue.isEmpty()) {
      queue.remove().collect("", codes);
    }
    return codes;
  }

  static String decode(String bits, Map<Character, String> codes) {
    Map<String, Character> inverse = new HashMap<>();
    codes.forEach((symbol, code) -> inverse.put(code, symbol));
    StringBuilder text = new StringBuilder();
    StringBuilder pending = new StringBuilder();
    for (char bit : bits.toCharArray()) {
      pending.append(bit);
      Character symbol = inverse.get(pending.toString());
      if (symbol != null) {
        text.append(symbol);
        pending.setLength(0);
      }
    }
    return text.toString();
  }

  static String squeeze(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); ) {
      int length = 0;
      int distance = 0;
      for (int j = Math.max(0, i - 30); j < i; j++) {
        int k = 0;
        while (i + k < text.length() && k < 9 && text.charAt(j + k) == text.charAt(i + k)) {
          k++;
        }
        if (k >= 4 && k > length) {
          length = k;
          distance = i - j;
        }
      }
      out.append(length > 0 ? "<" + distance + "," + length + ">" : String.valueOf(text.charAt(i)));
      i += Math.max(1, length);
    }
    return out.toString();
  }

  static String expand(String packed) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < packed.length(); i++) {
      if (packed.charAt(i) == '<') {
        int end = packed.indexOf('>', i);
        String[] pair = packed.substring(i + 1, end).split(",");
        for (int k = Integer.parseInt(pair[1]); k > 0; k--) {
          out.append(out.charAt(out.length() - Integer.parseInt(pair[0])));
        }
        i = end;
      } else {
        out.append(packed.charAt(i));
      }
    }
    return out.toString();
  }

  public static void main(String[] args) {
    for (String text :
        new String[] {
          "abracadabra", "mississippi river", "aaaa", "ab", "", "blablablablabla bla"
        }) {
      Map<Character, String> codes = codes(text);
      StringBuilder bits = new StringBuilder();
      text.chars().forEach(c -> bits.append(codes.get((char) c)));
      System.out.println(codes);
      System.out.println(
          bits
              + " "
              + bits.length()
              + " of "
              + text.length() * 8
              + " "
              + decode(bits.toString(), codes).equals(text));
      System.out.println(squeeze(text) + " " + expand(squeeze(text)).equals(text));
    }
  }
}
