package shop;

import java.io.IOException;
import java.util.*;
import java.util.function.*;

public class Cart {

  public enum Kind { PLAIN, GIFT_WRAPPED { @Override int fee() { return 3; } }; int fee() { return 0; } }

  private enum Mood { GOOD, BAD }

  public record Item(String name, int count) {}

  public record Pair<A, B>(A first, B second) {}

  public interface Prices { int of(String name); String currency(); }

  private static class Hidden {
    private final int depth;
    Hidden(int depth) { this.depth = depth; }
    int twice() { return 2 * depth; }
  }

  public class Line {
    private final int number;
    Line(int number) { this.number = number; }
    public int place() { return number + size; }
  }

  static class Box<T> {
    private T content;
    Box(T content) { this.content = content; }
    T get() { return content; }
  }

  static class Node { Node next; int value; }

  static class Sealed { private final int value; private Sealed() { value = 1; } int value() { return value; } }

  static class TooLarge extends Exception {
    private static final long serialVersionUID = 1L;
    TooLarge(String message) { super(message); }
  }

  private static class Secret extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  static int discount = 1;
  private static String greeting = "hi";

  private final String owner;
  private int size;
  private Item last;

  public Cart(String owner, int size) {
    if (size < 0) { throw new IllegalArgumentException("size: " + size); }
    this.owner = Objects.requireNonNull(owner);
    this.size = size;
  }

  public String getOwner() { return owner; }
  public int getSize() { return size; }
  public boolean isEmpty() { return size == 0; }
  public void setLast(Item last) { this.last = last; }
  public Item last() { return last; }

  public int total(int price) {
    if (price < 0) { throw new IllegalArgumentException("price \"" + price + "\"\n"); }
    return price * size;
  }
  public Cart self() { return this; }
  public Cart copy() { return new Cart(owner, size + 1); }
  public void clear() { size = 0; }
  public void require(int most) throws TooLarge { if (size > most) { throw new TooLarge(null); } }
  public static void secret() { throw new Secret(); }

  public static String echo(String s) { return s; }

  /** As Scala's {@code List} and {@code Nil} are to Java. */
  interface Chain<T> { int links(); }

  static final class Empty implements Chain<Void> {
    public static final Empty MODULE$ = new Empty();
    private Empty() {}
    public int links() { return 0; }
  }

  static int links(Chain<String> chain) { return chain.links(); }
  public static String text(String s) { return s + s; }
  public static char unit(char c) { return c; }
  public static byte narrow(byte b) { return b; }
  public static short small(short s) { return s; }
  public static long wide(long l) { return l; }
  public static float single(float f) { return f; }
  public static double real(double d) { return d; }
  public static boolean flag(boolean b) { return !b; }
  public static Integer boxed(Integer i) { return i == null ? null : i + 1; }
  public static Object any(Object o) { return o instanceof Integer i ? (Object) (i + 1L) : o; }
  public static Kind wrap(Kind kind) { return kind == Kind.PLAIN ? Kind.GIFT_WRAPPED : kind; }
  public static Class<?> type(Object o) { return o == null ? int[].class : o.getClass(); }
  public static int[] ints(int[] a) { int[] b = a.clone(); Arrays.sort(b); return b; }
  public static double[] reals(double d) { return new double[] {d, -d, Double.NaN}; }
  public static byte[] bytes(byte[] a) { return a.clone(); }
  public static char[] chars(String s) { return s.toCharArray(); }
  public static String[] words(String s) { return s.split(" "); }
  public static int[][] grid(int[][] g) { return new int[][] {g[0], {1, 2}}; }
  public static Object[] mixed(Object o) { return new Object[] {o, 1, "x", null, 'c'}; }
  public static List<String> list(String s) { return Arrays.asList(s + "!", null, s + "?"); }
  public static Set<Integer> set(int n) { return new HashSet<>(List.of(n, n + 1)); }
  public static Set<String> sorted(String s) { return new TreeSet<>(List.of(s + "b", s + "a")); }
  public static Deque<Integer> queue(int n) { return new ArrayDeque<>(List.of(n, n)); }
  public static Map<String, List<Integer>> map(int n) {
    Map<String, List<Integer>> map = new LinkedHashMap<>();
    map.put("z", List.of(n));
    map.put("a", List.of());
    return map;
  }
  public static List<Item> items(int n) { return List.of(new Item("a", n), new Item("b", -n)); }
  public static Item item(String name) { return new Item(name + "!", 2); }
  public static Pair<String, Integer> pair(int n) { return new Pair<>("p", n); }
  public static Object hidden() { return new Hidden(3); }
  public static Object lambda() { Runnable r = () -> {}; return r; }
  public static StringBuilder builder() { return new StringBuilder("x"); }

  private int doubled(int n) { return 2 * n + size; }
  private static double[] halves(double[] a) { a[0] /= 2; return a.clone(); }
  private static int mood(Mood mood) { return mood.ordinal(); }
  static int ask(IntSupplier s) { return s.getAsInt() + 1; }
  static int askTwice(IntSupplier s) { return 10 * s.getAsInt() + s.getAsInt(); }
  static int apply(Function<String, Integer> f, String s) { return f.apply(s) + 1; }
  static String price(Prices prices, String name) { return prices.of(name) + prices.currency(); }
  public interface Tax { int rate(); String region(); default int twice() { return 2 * rate(); } }
  static String tax(Tax tax) { return tax.region() + tax.twice(); }
  public abstract static class Shape {
    final int size;
    private String name;
    protected Shape(int size) { this.size = size; }
    public void setName(String name) { this.name = name; }
    protected abstract int area(int x, String... more);
    abstract Shape inner();
    abstract void grow();
    public double rate() { return 2.5; }
    String told() { grow(); return name + size + area(1) + area(2) + inner() + rate(); }
  }
  static String shape(Shape shape) { return shape.told(); }
  static boolean twin(Shape shape) { return shape.inner() == shape.inner(); }
  abstract static class Rule<T> implements Function<String, T>, Comparable<Rule<T>> {
    abstract <X extends T> X most(List<? extends X> all, T[] others) throws IOException;
  }
  abstract static class Numbers extends Rule<Integer> { Numbers() throws IOException {} }
  static int rule(Rule<Integer> rule) throws IOException { return rule.apply("") + rule.most(null, null); }
  static int numbers(Numbers n) throws IOException { return n.apply("") + n.most(null, null) + n.compareTo(n); }
  abstract class Part { abstract long weight(); long twice() { return 2 * weight(); } }
  static long part(Part part) { return part.twice(); }
  static String format(java.text.Format format) { return String.valueOf(format.parseObject("x", null)); }
  static boolean same(String a, String b) { return a == b; }
  static boolean isLiteral(String a) { return a == "literal"; }
  static int discounted(int price) { return price - discount; }
  static int greet() { return greeting.length(); }
  static int in() throws IOException { return 256 * System.in.read() + System.in.read(); }
  static int many(Object... values) { return values == null ? -1 : values.length; }
  static int over(Object o) { return 1; }
  static int over(String s) { return 2; }
  static int over(Integer i) { return 3; }
  static int take(Box<String> box) { return box.get().length(); }
  static int sum(Node node) { return node.value + (node.next == null ? 0 : node.next.value); }
  static int seal(Sealed s) { return s.value(); }
  static int place(Line line) { return line.place(); }
  @Deprecated static int old(int x) { return x; }
  static void check(int x) { assert x > 5 : "small"; }
  static int deep(int n) { return 1 + deep(n + 1); }
  static int index(int[] a, int i) { return a[i]; }
  static int parse(String s) { return Integer.parseInt(s); }
  static int length(String s) { return s.length(); }
  static <T> T first(T[] values) { return values[0]; }

  static int branch(int x, String s) {
    if (s == null) { return 0; }
    if (x < 0) { return 1; }
    return s.isEmpty() ? 2 : s.length() > x ? 3 : 4;
  }

  static long time() { return System.nanoTime(); }
  static int calls;
  static int count() { return ++calls; }
  static void loop(int x) { while (x > 0) {} }
  static void exit() { System.exit(1); }
  static String hash() { return new Object().toString(); }
}
