package dev.clew.engine.dynamic;

/** Switches over patterns and enums, for Java 21 and newer; and something to run any subject. */
final class SwitchSubjects {

  /** Prints what every static method {@code run…} of the class in its argument gives. */
  static final String RUNNER =
      """
      import java.lang.reflect.*;
      import java.util.*;
      public class Runner {
        public static void main(String[] names) throws Exception {
          TreeMap<String, Object> results = new TreeMap<>();
          for (Method m : Class.forName(names[0]).getDeclaredMethods()) {
            if (m.getName().startsWith("run")) {
              m.setAccessible(true);
              try {
                results.put(m.getName(), m.invoke(null));
              } catch (InvocationTargetException e) {
                boolean isNull = e.getCause() instanceof NullPointerException;
                results.put(m.getName(), isNull ? "null" : e.getCause());
              }
            }
          }
          results.forEach((k, v) -> System.out.println(k.concat("=").concat(Objects.toString(v))));
        }
      }
      """;

  static final String SOURCE =
      """
      import java.util.*;
      public class SwitchSubject {
        sealed interface Shape permits Circle, Square, Pair, Suit {}
        record Circle(double r) implements Shape {}
        record Square(int side) implements Shape {}
        record Pair(Shape a, Shape b) implements Shape {}
        enum Suit implements Shape { CLUBS, HEARTS { String name2() { return "h"; } }, SPADES; String name2() { return "x"; } }
        enum Late { ONE, TWO; static { log.append("Late initialised "); } }
        static StringBuilder log = new StringBuilder();
        static final Object[] ALL = {
          null, 1, 2, -1, Integer.MIN_VALUE, 1L, (byte) 1, (short) 2, 'a', 'b', 1.0, 1f, true, "", "a", "b", "aa",
          new Circle(1), new Circle(Double.NaN), new Square(2), new Square(-2), Suit.CLUBS, Suit.HEARTS, Suit.SPADES,
          new Pair(new Circle(2), new Square(3)), new Pair(Suit.HEARTS, null), new Pair(null, new Pair(Suit.CLUBS, Suit.SPADES)),
          new int[] {1}, new String[] {"x"}, new Object[0], new ArrayList<>(List.of(1)), Thread.State.NEW, SwitchSubject.class, 'c'};
        static String each(java.util.function.Function<Object, Object> f) {
          StringBuilder b = new StringBuilder();
          for (Object o : ALL) {
            try { b.append(f.apply(o)); } catch (RuntimeException e) { b.append(e.getClass().getSimpleName()); }
            b.append(' ');
          }
          return b.toString();
        }
        static String types(Object o) {
          return switch (o) {
            case null -> "null";
            case Integer i when i > 1 -> "big" + i;
            case Integer i -> "int" + i;
            case Long l -> "long";
            case String s when s.isEmpty() -> "empty";
            case String s when s.length() > 1 -> "long string";
            case String s -> s;
            case Circle(double r) when r > 0 -> "circle" + r;
            case Circle c -> "c" + c;
            case Square(int n) when n < 0 -> "neg";
            case Pair(Circle(var r), Square(var n)) -> "cs" + r + n;
            case Pair(Suit s, Shape x) -> s + "+" + x;
            case Pair(var a, Pair(Suit c, Suit d)) -> "pp" + c + d;
            case int[] a -> "ints" + a.length;
            case Object[] a -> "objects" + a.length;
            case Suit s -> "suit" + s.name2();
            case Enum<?> e -> "enum" + e;
            case List<?> l -> "list" + l;
            case Character c -> "char";
            default -> "other";
          };
        }
        static Object run1() { return each(SwitchSubject::types); }
        static Object run2() { return each(o -> switch (o) { case Shape s when o.toString().length() % 2 == 0 -> "even"; case Shape s -> "odd"; case Number n -> n.intValue(); default -> "-"; }); }
        static String shape(Shape s) {
          return switch (s) {
            case Suit.CLUBS -> "clubs";
            case Suit.HEARTS -> "hearts";
            case Suit x when x == Suit.SPADES -> "spades";
            case Suit x -> "never";
            case Circle c -> "circle";
            case Square q -> "square";
            case Pair p -> shape(p.a()) + shape(p.b());
          };
        }
        static Object run3() { return each(o -> o instanceof Shape s ? shape(s) : "x"); }
        static Object run4() { return each(o -> o == null ? shape(null) : ""); }
        static Object run5() { return each(o -> o instanceof Suit s ? switch (s) { case CLUBS -> 1; case Suit x when x.ordinal() == 1 -> 2; case SPADES -> 3; case Suit x -> 4; } : 0); }
        static Object run6() { return each(o -> { Suit s = o instanceof Suit x ? x : null; return switch (s) { case null -> "none"; case CLUBS -> "c"; case HEARTS -> "h"; case SPADES -> "s"; }; }); }
        static Object run7() { return each(o -> o instanceof String s ? switch (s) { case "a" -> 1; case "b" -> 2; case String t when t.isEmpty() -> 3; case String t -> 4; } : 0); }
        static Object run8() { return each(o -> o instanceof Integer i ? switch (i) { case 1 -> "one"; case -1 -> "minus"; case Integer j when j < 0 -> "neg"; case 2 -> "two"; case Integer j -> "rest"; } : 0); }
        static Object run9() { return each(o -> o instanceof Character c ? switch (c) { case 'a' -> "A"; case Character d when d == 'b' -> "B"; case Character d -> "?"; } : 0); }
        static Object run10() { Object o = "s"; String r = switch (o) { case Late l when l == Late.ONE -> "one"; default -> "none"; }; return r + log; }
        interface Marked {}
        static <T extends Comparable<T>> String generic(T t) { return switch (t) { case String s -> "S"; case Integer i -> "I"; default -> "D"; }; }
        static Object run11() { return generic("x") + generic(1) + generic(2.0); }
        static Object run12() { Object o = new Pair(null, null); return o instanceof Pair(Circle c, var x) ? "yes" : "no"; }
        static Object run13() { try { return shape(new Pair(Suit.CLUBS, null)); } catch (NullPointerException e) { return "npe"; } }
        static String empty(Object o) { switch (o) { default -> { return "d"; } } }
        static Object run14() { return empty(1); }
        static String nullDefault(Object o) { return switch (o) { case Integer i -> "i"; case null, default -> "nd"; }; }
        static Object run15() { return each(SwitchSubject::nullDefault); }
        static Object run16() { return "" + 1 + 'c' + null + 2L + 1.5f + log + Suit.CLUBS; }
      }
      """;

  private SwitchSubjects() {}
}
