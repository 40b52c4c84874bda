package collections;

import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;

/** Maps and sets for special keys, and BitSet. */
public final class SpecialMaps {

  enum Day {
    MON,
    TUE,
    WED,
    THU,
    FRI,
    SAT,
    SUN
  }

  public static void main(String[] args) {
    enums();
    identity();
    bits();
    Map<String, Integer> weak = new WeakHashMap<>();
    String strong = new String("strong");
    weak.put(strong, 1);
    weak.put("constant", 2);
    System.out.println(new TreeMap<>(weak) + " " + weak.containsKey("strong"));
    Hashtable<String, Integer> table = new Hashtable<>();
    table.put("one", 1);
    table.put("two", 2);
    try {
      table.put("none", null);
    } catch (NullPointerException e) {
      System.out.println("a Hashtable has no nulls");
    }
    System.out.println(new TreeMap<>(table) + " " + table.contains(2));
    System.out.println(strong);
  }

  private static void enums() {
    EnumMap<Day, String> plans = new EnumMap<>(Day.class);
    plans.put(Day.FRI, "dance");
    plans.put(Day.MON, null);
    plans.put(Day.WED, "sing");
    System.out.println(plans + " " + plans.containsKey(Day.MON) + plans.containsKey(Day.TUE));
    plans.entrySet().removeIf(entry -> entry.getValue() == null);
    System.out.println(plans.keySet() + " " + plans.merge(Day.WED, "!", String::concat));
    EnumSet<Day> weekend = EnumSet.of(Day.SUN, Day.SAT);
    EnumSet<Day> work = EnumSet.complementOf(weekend);
    System.out.println(weekend + " " + work + " " + EnumSet.range(Day.TUE, Day.THU));
    work.retainAll(EnumSet.range(Day.WED, Day.SUN));
    System.out.println(work + " " + work.contains(Day.SAT) + " " + EnumSet.noneOf(Day.class));
    System.out.println(EnumSet.allOf(Day.class).equals(Set.of(Day.values())));
  }

  private static void identity() {
    Map<Object, String> map = new IdentityHashMap<>();
    String one = new String("key");
    String other = new String("key");
    map.put(one, "first");
    map.put(other, "second");
    map.put("key", "literal");
    map.put("k" + "ey", "the same literal");
    System.out.println(map.size() + " " + map.get(one) + " " + map.get(other) + map.get("key"));
    System.out.println(map.containsKey(new String("key")) + " " + map.remove(other));
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < 100; i++) {
      seen.add(Integer.valueOf(i % 10));
    }
    System.out.println(seen.size());
    for (int i = 0; i < 100; i++) {
      map.put(new Object(), "object");
    }
    System.out.println(map.size());
  }

  private static void bits() {
    BitSet primes = new BitSet();
    primes.set(2, 100);
    for (int i = 2; i < 10; i++) {
      for (int j = i * i; primes.get(i) && j < 100; j += i) {
        primes.clear(j);
      }
    }
    System.out.println(primes + " " + primes.cardinality() + " " + primes.length());
    BitSet odd = new BitSet();
    for (int i = 1; i < 130; i += 2) {
      odd.set(i);
    }
    BitSet both = (BitSet) odd.clone();
    both.and(primes);
    both.flip(60, 70);
    System.out.println(both + " " + both.nextSetBit(62) + " " + both.nextClearBit(59));
    both.xor(odd);
    both.andNot(primes);
    System.out.println(both.intersects(primes) + " " + both.hashCode() + " " + both.size());
    System.out.println(java.util.Arrays.toString(both.toLongArray()));
    System.out.println(both.previousSetBit(50) + " " + BitSet.valueOf(new byte[] {5, 1}));
    try {
      both.set(-1);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }
}
