package dev.clew.subjects;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Deque;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Collections, builders and numbers that a method is given. */
final class GivenCollections {

  private GivenCollections() {}

  // null, 0 to 4 elements, and more
  static int size(List<String> xs) { // paths 6; cut collection-size
    return xs.size(); // returns 5: xs.size() <= 4; throws NullPointerException 1: xs == null
  }

  static int first(Collection<Integer> xs) { // paths >= 10; cut collection-size
    int x =
        xs.iterator().next(); // throws NullPointerException: xs == null || xs.iterator().next() == null; throws NoSuchElementException 1: xs.isEmpty()
    if (x > 7) {
      return 1; // returns 4: (int) xs.iterator().next() > 7
    }
    return 0; // returns 4: (int) xs.iterator().next() <= 7
  }

  static int fourth(List<Integer> xs) { // paths 7; cut collection-size
    return xs.get(3); // returns 1: xs.size() == 4; throws NullPointerException 2: xs == null || xs.get(3) == null; throws IndexOutOfBoundsException 4: xs.size() < 4
  }

  // elements are what the type says: no cast fails
  static int lengths(List<? extends CharSequence> xs) { // paths 16; cut collection-size; cut max-types
    int sum = 0;
    for (CharSequence x : xs) { // throws NullPointerException 1: xs == null
      sum += x.length(); // throws NullPointerException 10: xs.contains(null)
    }
    return sum; // returns 5: !xs.contains(null)
  }

  // a list may be changed, and what it was is reported
  static boolean append(List<String> xs) { // paths 10; cut collection-size
    xs.add("end"); // throws NullPointerException 1: xs == null
    return xs.get(0).equals("end"); // returns 5: xs.isEmpty() || xs.get(0) != null; throws NullPointerException 4: xs.get(0) == null
  }

  // two lists are one, or two
  static int twins(List<Integer> a, List<Integer> b) { // paths >= 12; cut collection-size
    if (a == null || b == null) {
      return -1; // returns: a == null || b == null
    }
    a.clear();
    if (b.isEmpty()) {
      return 1; // returns: a == b || b.isEmpty()
    }
    return 0; // returns: a != b && !b.isEmpty()
  }

  // lists of different elements are never one
  static boolean strangers(List<Integer> a, List<String> b) { // paths >= 5; cut collection-size
    return a != null && a == (Object) b; // returns: a == null || a != (Object) b
  }

  static int lookup(Map<String, String> m) { // paths >= 5; cut collection-size
    String value = m.get("key"); // throws NullPointerException 1: m == null
    if (value == null) {
      return -1; // returns: m.get("key") == null
    }
    return value.isEmpty() ? 0 : 1; // returns: m.get("key") != null
  }

  // keys are distinct, in the order in which they went in
  static int keys(Map<String, Integer> m) { // paths >= 4; cut collection-size
    StringBuilder all = new StringBuilder();
    for (String key : m.keySet()) { // throws NullPointerException 1: m == null
      all.append(key);
    }
    if (m.size() == 2 && all.toString().equals("ab")) {
      return 1; // returns: m.size() == 2 && String.join("", m.keySet()).equals("ab")
    }
    return 0; // returns: m.size() != 2 || !String.join("", new java.util.ArrayList<>(m.keySet())).equals("ab") || m.containsKey(null)
  }

  static boolean both(Set<String> s) { // paths >= 4; cut collection-size
    return s.contains("a") && s.contains("b"); // returns: s != null; throws NullPointerException 1: s == null
  }

  static int among(Hashtable<String, Integer> t) { // paths >= 4; cut collection-size
    // throws NullPointerException 1: t == null
    return 10 / t.size(); // throws ArithmeticException 1: t.isEmpty(); returns >= 1: t.size() == 1
  }

  static int least(TreeMap<Integer, String> t) { // paths >= 4; cut collection-size
    return t.firstKey(); // returns: !t.isEmpty(); throws NullPointerException 1: t == null; throws NoSuchElementException 1: t.isEmpty()
  }

  static int nested(Map<String, List<Integer>> m) { // paths >= 6; cut collection-size
    List<Integer> xs = m.get("a"); // throws NullPointerException 1: m == null
    if (xs == null || xs.size() != 1) {
      return 0; // returns: m.get("a") == null || ((java.util.List) m.get("a")).size() != 1
    }
    return xs.get(0); // returns: ((java.util.List) m.get("a")).get(0) != null; throws NullPointerException: ((java.util.List) m.get("a")).get(0) == null
  }

  static int pop(Deque<Integer> q) { // paths >= 5; cut collection-size
    return q.pop(); // returns 4: !q.isEmpty(); throws NullPointerException 1: q == null; throws NoSuchElementException 1: q.isEmpty()
  }

  static int rest(Iterator<String> it) { // paths 6; cut collection-size
    int count = 0;
    while (it.hasNext()) { // throws NullPointerException 1: it == null
      it.next();
      count++;
    }
    return count; // returns 5: it != null
  }

  static String text(Optional<String> o) { // paths 3
    return o.get(); // returns 1: o.isPresent(); throws NullPointerException 1: o == null; throws NoSuchElementException 1: o.isEmpty()
  }

  static int pair(Map.Entry<String, Integer> e) { // paths >= 4
    return e.getKey().charAt(e.getValue()); // returns 1: ((String) e.getKey()).length() > (int) e.getValue(); throws NullPointerException: e == null || e.getKey() == null || e.getValue() == null; throws StringIndexOutOfBoundsException: (int) e.getValue() < 0 || (int) e.getValue() >= ((String) e.getKey()).length()
  }

  static int insert(StringBuilder sb) { // paths 3
    return sb.insert(5, "x").length(); // returns 1: sb.length() >= 5; throws NullPointerException 1: sb == null; throws StringIndexOutOfBoundsException 1: sb.length() < 5
  }

  static boolean large(BigInteger n) { // paths 3; cut number-size
    return n.compareTo(BigInteger.TEN) > 0; // returns >= 1: n != null; throws NullPointerException 1: n == null
  }

  static int cents(BigDecimal d) { // paths >= 4; cut number-size
    if (d.equals(new BigDecimal("1.50"))) { // throws NullPointerException 1: d == null
      return 2; // returns 1: d.scale() == 2
    }
    if (d.compareTo(new BigDecimal("1.5")) == 0) {
      return 1; // returns 1: d.scale() == 1
    }
    return 0; // returns 3: d.compareTo(new java.math.BigDecimal("1.5")) != 0
  }
}
