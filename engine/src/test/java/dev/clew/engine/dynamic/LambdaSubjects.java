package dev.clew.engine.dynamic;

/** Lambdas and method references of all kinds. */
final class LambdaSubjects {

  private static final String BASE =
      """
      package other;
      public class Base {
        protected String kept(String s) { return "kept " + s; }
        protected static String shared(int i) { return "shared" + i; }
        protected Base() {}
        public String named() { return "Base"; }
        public interface Shape { default String draw(int n) { return "shape" + n; } }
      }
      """;

  private static final String SUBJECT =
      """
      import java.io.Serializable;
      import java.util.*;
      import java.util.function.*;
      import java.util.stream.*;
      public class LambdaSubject extends other.Base implements other.Base.Shape {
        static StringBuilder log = new StringBuilder();
        int field = 4;
        private final String name;
        LambdaSubject() { this("none"); }
        private LambdaSubject(String name) { this.name = name; }
        private String priv(String s) { return name + s; }
        private static String privStatic(int i, long j) { return i + ":" + j; }
        public String toString() { return "S" + name; }
        public String named() { return "Sub"; }
        public String draw(int n) { return "mine" + n; }
        interface ToLong { long apply(int i); }
        interface ToDouble { double apply(float f); }
        interface Tri<A, B, C, R> { R apply(A a, B b, C c); }
        interface Boxer { Object box(byte b, short s, char c, boolean z, float f, double d, long l, int i); }
        interface Void1 { void run(String s); }
        interface Sup2<T extends Number> { T get(); }
        interface IntSup extends Supplier<Integer> { Integer get(); }
        interface StrFun extends Function<String, String> { String apply(String s); }
        interface Generic<T> { int measure(T t); }
        interface Longer extends Generic<String> { int measure(String t); default int twice(String s) { return 2 * measure(s); } }
        private interface Secret { int open(int key); }
        static class Many {
          final String text;
          Many(Object... all) { text = "many" + all.length; }
          Many(int i, long j) { text = "ij" + i + j; }
          public String toString() { return text; }
        }
        class Inner { final int v; Inner(int v) { this.v = v + field; } public String toString() { return "I" + v; } }
        static int sum(int... is) { int t = 0; for (int i : is) t += i; return t; }
        static <T> T say(String s, T t) { log.append(s); return t; }
        static String taken() { String s = log.toString(); log.setLength(0); return s; }
        static Object run1() { Supplier<String> s = () -> "x"; return s.get(); }
        static Object run2() { int i = 1; long l = 2; double d = 3; String t = "t"; byte b = 5; Supplier<String> s = () -> i + t + l + d + b; return s.get(); }
        static Object run3() { Function<String, Integer> f = String::length; return f.apply("abc"); }
        static Object run4() { ToIntFunction<String> f = String::length; return f.applyAsInt("abcd"); }
        static Object run5() { ToLongFunction<String> f = String::length; return f.applyAsLong("abcd"); }
        static Object run6() { ToDoubleFunction<Integer> f = Integer::intValue; return f.applyAsDouble(3); }
        static Object run7() { ToDoubleFunction<Character> f = c -> c; return f.applyAsDouble('a'); }
        static Object run8() { ToLong f = Integer::valueOf; return f.apply(7); }
        static Object run9() { ToDouble f = Float::valueOf; return f.apply(1.5f); }
        static Object run10() { Supplier<List<String>> s = ArrayList::new; List<String> a = s.get(); a.add("q"); return a + "" + s.get(); }
        static Object run11() { IntFunction<int[]> f = int[]::new; return f.apply(3).length; }
        static Object run12() { Function<Integer, String[][]> f = String[][]::new; return f.apply(2).length; }
        static Object run13() { Function<String, LambdaSubject> f = LambdaSubject::new; return f.apply("n"); }
        static Object run14() { LambdaSubject s = new LambdaSubject("c"); Function<String, String> f = s::priv; return f.apply("!"); }
        static Object run15() { BiFunction<LambdaSubject, String, String> f = LambdaSubject::priv; return f.apply(new LambdaSubject("d"), "?"); }
        static Object run16() { BiFunction<Integer, Long, String> f = LambdaSubject::privStatic; return f.apply(1, 2L); }
        static Object run17() { BiFunction<Integer, Integer, String> f = LambdaSubject::privStatic; return f.apply(1, 2); }
        static Object run18() { return new LambdaSubject("e").superRef(); }
        Object superRef() { Supplier<String> s = super::named; Supplier<String> t = this::named; return s.get() + t.get(); }
        static Object run19() { return new LambdaSubject("f").protectedRef(); }
        Object protectedRef() { Function<String, String> f = this::kept; IntFunction<String> g = other.Base::shared; return f.apply("z") + g.apply(3); }
        static Object run20() { return new LambdaSubject("g").interfaceSuper(); }
        Object interfaceSuper() { IntFunction<String> f = other.Base.Shape.super::draw; IntFunction<String> g = this::draw; return f.apply(1) + g.apply(2); }
        static Object run21() { Void1 v = log::append; v.run("dropped"); return taken(); }
        static Object run22() { Consumer<String> c = String::new; c.accept("a"); Runnable r = System::nanoTime; r.run(); return "ok"; }
        static Object run23() { Boxer b = (x, s, c, z, f, d, l, i) -> "" + x + s + c + z + f + d + l + i; return b.box((byte) -1, (short) -2, 'c', true, 1f, 2d, 3L, 4); }
        static Object run24() { Boxer b = Many::new; return b.box((byte) -1, (short) -2, 'c', true, 1f, 2d, 3L, 4); }
        static Object run25() { BiFunction<Integer, Long, Many> f = Many::new; return f.apply(1, 2L); }
        static Object run26() { Tri<Integer, Integer, Integer, Integer> t = LambdaSubject::sum; return t.apply(1, 2, 3); }
        static Object run27() { LambdaSubject s = new LambdaSubject(); IntFunction<Inner> f = s.new Inner(0).v > 0 ? s::inner : null; return f.apply(5); }
        Inner inner(int v) { IntFunction<Inner> f = Inner::new; return f.apply(v); }
        static Object run28() { Sup2<Integer> s = () -> 3; Sup2<? extends Number> t = s; return t.get(); }
        static Object run29() { IntSup s = () -> 9; Supplier<Integer> t = s; return t.get() + s.get(); }
        static Object run30() { StrFun f = String::trim; Function<String, String> g = f; return f.apply(" a ") + g.apply(" b "); }
        @SuppressWarnings("unchecked") static Object run31() { StrFun f = String::trim; Function<Object, Object> g = (Function<Object, Object>) (Function<?, ?>) f; return g.apply(1); }
        static Object run32() { Longer f = String::length; Generic<String> g = f; return f.measure("a") + g.measure("bb") + f.twice("ccc"); }
        static Object run33() { Runnable r = (Runnable & Serializable) () -> log.append("ser"); r.run(); return (r instanceof Serializable) + taken(); }
        static Object run34() { Object o = (Comparator<String> & Serializable & Cloneable) String::compareTo; return (o instanceof Cloneable) + "" + (o instanceof Serializable); }
        static Object run35() { Supplier<Supplier<Integer>> f = () -> () -> 5; return f.get().get() + "" + (f.get() == f.get()); }
        static Object run36() { boolean same = true; Runnable last = null; for (int i = 0; i < 3; i++) { Runnable r = () -> {}; same &= last == null || last == r; last = r; } return same; }
        static Object run37() { Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>()); for (int i = 0; i < 3; i++) { int j = i; IntSupplier s = () -> j; seen.add(s); } return seen.size(); }
        static Object run38() { return IntStream.range(0, 20).filter(i -> i % 3 == 0).mapToObj(i -> "n" + i).collect(Collectors.joining(",")); }
        static Object run39() { return Stream.of("b", "a", "cc").sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).collect(Collectors.toList()); }
        static Object run40() { return Stream.of(1, 2, 3, 4).collect(Collectors.groupingBy(i -> i % 2 == 0, TreeMap::new, Collectors.summingInt(Integer::intValue))); }
        static Object run41() { Function<Object, String> f = Object::toString; return f.apply(3L); }
        static Object run42() { Function<Object, String> f = Object::toString; return f.apply(null); }
        static Object run43() { String n = null; Supplier<Integer> s = n::length; return s.get(); }
        static Object run44() { Supplier<String> s = say("1", new LambdaSubject("k"))::toString; say("2", 0); return s.get() + taken(); }
        static Object run45() { Function<List<?>, Integer> f = List::size; return f.apply(Arrays.asList(1, 2)); }
        static Object run46() { Function<CharSequence, Character> f = s -> s.charAt(0); return f.apply("w"); }
        static Object run47() { Callable2<String> c = () -> { throw new java.io.IOException("io"); }; try { return c.call(); } catch (Exception e) { return e; } }
        interface Callable2<T> { T call() throws Exception; }
        static Object run48() { BinaryOperator<Integer> max = Math::max; IntBinaryOperator min = Math::min; return max.apply(3, 4) + min.applyAsInt(3, 4); }
        static Object run49() { BiFunction<Byte, Short, Integer> f = (a, b) -> a + b; return f.apply((byte) -3, (short) 4); }
        static Object run50() { Function<Byte, Long> f = Byte::longValue; ToLongFunction<Byte> g = b -> b; return f.apply((byte) 2) + g.applyAsLong((byte) -2); }
        static Object run51() { Predicate<Boolean> p = b -> b; Function<Boolean, Boolean> q = p::test; return q.apply(true); }
        static Object run52() { Integer nothing = null; ToIntFunction<Integer> f = Integer::intValue; return f.applyAsInt(nothing); }
        static Object run53() { Supplier<Integer> s = () -> null; IntSupplier t = s::get; return t.getAsInt(); }
        static Object run54() { Secret s = k -> k + 1; return s.open(1); }
        static Object run55() { int[] counter = {0}; Runnable r = () -> counter[0]++; r.run(); r.run(); return counter[0]; }
        static Object run56() { return new Object() { int x = 3; Supplier<Integer> s = () -> x + 1; }.s.get(); }
        static Object run57() { Iterable<String> it = () -> Arrays.asList("p", "q").iterator(); String r = ""; for (String s : it) r += s; return r; }
        static Object run58() { Function<Integer, Function<Integer, Function<Integer, Integer>>> f = a -> b -> c -> a * b + c; return f.apply(2).apply(3).apply(4); }
        static Object run59() { Function<int[], Object> f = int[]::clone; return ((int[]) f.apply(new int[] {4}))[0]; }
        static Object run60() { Supplier<Object> s = new int[] {1, 2}::clone; return ((int[]) s.get()).length; }
        static Object run61() { Map<String, List<Integer>> m = new TreeMap<>(); m.computeIfAbsent("a", k -> new ArrayList<>()).add(1); m.merge("a", Arrays.asList(2), (x, y) -> Arrays.asList(x.size() + y.size())); return m; }
        static Object run62() { Optional<String> o = Optional.of("v").map(String::toUpperCase).filter(s -> !s.isEmpty()); return o.orElseGet(() -> "none") + o.map(LambdaSubject::new).get(); }
        static Object run63() { Tri<String, Integer, Integer, String> t = String::substring; return t.apply("abcdef", 1, 3); }
        static Object run64() { Tri<LambdaSubject, String, Object, String> t = (a, b, c) -> a + b + c; return t.andTest(); }
        static Object run65() { long a = 1; double b = 2; float c = 3; short d = 4; char e = 'e'; boolean f = true; Object g = null; int[] h = {8}; Supplier<Object> s = () -> "" + a + b + c + d + e + f + g + h[0]; return s.get(); }
        static Object run66() { Function<Number, String> f = Number::toString; Function<? super Integer, ? extends CharSequence> g = f; return g.apply(5); }
        @SuppressWarnings({"unchecked", "rawtypes"}) static Object run67() { Function f = (Function<String, Integer>) String::length; return f.apply(Integer.valueOf(1)); }
        @SuppressWarnings({"unchecked", "rawtypes"}) static Object run68() { ToIntFunction f = (ToIntFunction<Integer>) i -> i; return f.applyAsInt(1L); }
        static <T extends Comparable<T> & Cloneable> Function<T, Integer> both() { return t -> t.compareTo(t); }
        static Object run69() { return both().getClass() != null; }
        enum Op implements IntBinaryOperator { ADD((a, b) -> a + b), MUL((a, b) -> a * b); final IntBinaryOperator f; Op(IntBinaryOperator f) { this.f = f; } public int applyAsInt(int a, int b) { return f.applyAsInt(a, b); } }
        static Object run70() { return Op.ADD.applyAsInt(2, 3) + "," + Op.MUL.applyAsInt(2, 3); }
        interface Rec { int fac(int n); }
        static Rec rec;
        static Object run71() { rec = n -> n < 2 ? 1 : n * rec.fac(n - 1); return rec.fac(10); }
        static Object run72() { Supplier<Runnable> s = () -> LambdaSubject::bump; s.get().run(); return taken(); }
        static void bump() { log.append("bump"); }
        interface Wide { Object take(double d, long l); }
        static Object run73() { Wide w = (d, l) -> d + l; return w.take(1.5, 2); }
        static Object run74() { Wide w = LambdaSubject::widened; return w.take(1.5, 2); }
        static String widened(double d, float f) { return d + "/" + f; }
        static Object run75() { IntFunction<Object> f = LambdaSubject::boxed; return f.apply(5); }
        static String boxed(Object o) { return o.getClass().getName(); }
        static Object run76() { IntFunction<Object> f = LambdaSubject::number; return f.apply(5); }
        static String number(Number o) { return "n" + o; }
        static Object run77() { Function<Character, Integer> f = LambdaSubject::code; return f.apply('a'); }
        static int code(int c) { return c; }
        interface Def {
          int base();
          default Supplier<Integer> sup() { return () -> base() + 1; }
          default IntUnaryOperator op(int k) { return i -> i * k + base(); }
          static Supplier<String> st() { return () -> "st"; }
          static Def of(int n) { return () -> n; }
          Supplier<Supplier<String>> CONSTANT = () -> Def::st2;
          static String st2() { return "st2"; }
        }
        static Object run79() { return Def.of(4).sup().get() + Def.st().get() + Def.of(2).op(3).applyAsInt(5) + Def.CONSTANT.get().get(); }
        static class Top { String who() { return "top"; } protected Object[] pair() { return new Object[] {1, 2}; } }
        static class Middle extends Top { String who() { return "middle"; } }
        static class Bottom extends Middle { String who() { return "bottom"; } Supplier<String> above() { return super::who; } Supplier<Object[]> pairs() { return super::pair; } }
        static Object run80() { return new Bottom().above().get() + new Bottom().pairs().get().length; }
        static <T, R extends T> R pick(Function<? super T, ? extends R> f, T t) { return f.apply(t); }
        static Object run81() { return pick(x -> "v" + x, (Object) 3); }
        static Object run82() { Function<Object, Integer> f = Object::hashCode; ToLongFunction<Object> g = Object::hashCode; return f.apply("q") + g.applyAsLong("q"); }
        static Object run83() { Comparator<Map.Entry<String, Integer>> c = Map.Entry.comparingByValue(); Map<String, Integer> m = new HashMap<>(); m.put("a", 2); m.put("b", 1); return m.entrySet().stream().sorted(c).map(Map.Entry::getKey).collect(Collectors.toList()); }
        static Object run78() { Supplier<Long> s = LambdaSubject::big; return s.get(); }
        static long big() { return Long.MIN_VALUE; }
      }
      """
          .replace("t.andTest()", "t.apply(new LambdaSubject(\"a\"), \"b\", null)");

  private LambdaSubjects() {}

  static String[] all() {
    return new String[] {BASE, SUBJECT};
  }
}
