package shop;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.*;

/** Changes itself and what it is given. */
public class Ledger {

  public static class Line {
    public int size;
    private Line next;
    public Line next() { return next; }
    void grow() { size++; }
  }

  static class Base { protected int level; int depth; public int getLevel() { return level; } public int getDepth() { return depth; } }

  static class Above extends Base {
    int depth;
    void rise() { level++; depth += 2; super.depth += 5; }
  }

  static class Taker { Taker(List<String> taken) { taken.clear(); } }

  private static class Secret { int value; public int value() { return value; } }

  private int count;
  private double rate;
  private Integer boxed;
  private String first;
  private String second;
  private int hidden;
  private long stamp;
  private int id;
  private Line line = new Line();
  private Object extra;
  private BigDecimal total = BigDecimal.ONE;
  private final StringBuilder log = new StringBuilder("log");
  private final List<String> names = new ArrayList<>();
  private final Collection<String> view = Collections.unmodifiableList(names);
  private static int ids;

  public void setCount(int count) { this.count = count; }
  public void setFirst(String first) { this.first = first; }
  public void setSecond(String second) { this.second = second; }
  public int getCount() { return count; }
  public double getRate() throws IllegalStateException { return rate; }
  public Integer getBoxed() { return boxed; }
  public String first() { return first; }
  public String second() { return second; }
  public long stamp() { return stamp; }
  public int id() { return id; }
  public Line line() { return line; }
  public Object extra() { return extra; }
  public BigDecimal getTotal() { return total; }
  public CharSequence log() { return "not the field"; }
  public StringBuilder getLog() { return log; }
  public List<String> getNames() { return names; }
  public Collection<String> view() { return view; }

  public void increment() { count++; }
  public int next() { return ++count; }
  public Ledger also() { count++; return this; }
  public void read() throws IOException { count++; }
  public void swap() { String s = first; first = second; second = s; }
  public void both() { second = first; }
  public void half(float by) { rate = -0.0 * by; }
  public void box(int n) { boxed = n; }
  public void note(String s) { log.append(s); }
  public void enter(String s) { names.add(s); }
  public void grow() { line.grow(); }
  public void chain() { line.next = new Line(); line.next.size = 7; }
  public void replace() { extra = new Line(); }
  public void keep(Line line) { this.line = line; }
  public void growGiven(Line line) { line.grow(); }
  public void pay(BigDecimal more) { total = total.add(more); }
  public void hide() { hidden++; }
  public void look() { }
  public void name() { first = first + new Object(); }
  public void absorb(Ledger other) { count += 2; other.count *= 3; }
  public void clock() { stamp = System.nanoTime(); }
  public void number() { id = ++ids; }

  static void sort(int[] a) { Arrays.sort(a); }
  static void halve(double[] a) { a[0] /= 2; }
  static void set(Integer[] a, int n) { a[0] = n; }
  static void corner(int[][] grid) { grid[0][0] = 9; }
  static void shift(Line[] lines) { lines[0] = lines[1]; }
  static void renew(Line[] lines) { lines[1] = new Line(); lines[1].size = 3; }
  static void tasks(Runnable[] tasks) { tasks[0] = () -> {}; }
  static void large(int[] a) { a[0] = 1; }
  static void upset(int[] a) { a[0] = 1; throw new IllegalStateException(); }
  static boolean add(List<Integer> list, int n) { return list.add(n); }
  static void addLine(List<Line> list) { list.add(new Line()); }
  static void addItself(List<Object> list) { list.add(list); }
  static void put(Map<String, Integer> map, String key) { map.put(key, 1000); }
  static void sorted(Set<String> set) { set.add("b"); set.add("a"); }
  static void append(StringBuilder builder, int n) { builder.append(n); }
  static StringBuilder reverse(StringBuilder builder) { return builder.reverse(); }
  static void reveal(Secret secret) { secret.value++; }
  static void drain(Iterator<String> names) { names.next(); names.remove(); }
}
