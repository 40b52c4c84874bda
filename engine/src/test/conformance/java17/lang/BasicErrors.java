package lang;

import java.util.List;

/** The exceptions that instructions throw, with HotSpot's messages. */
public final class BasicErrors {

  static final class Node {
    Node next;
    int[][] grid;
    String name;

    Node next() {
      return next;
    }
  }

  interface Action {
    Object run();
  }

  static Node root = new Node();
  static Node nothing;

  public static void main(String[] args) {
    int zero = args.length;
    int[] three = {1, 2, 3};
    Object text = "text";
    Object[] strings = new String[1];
    Node local = new Node();
    Node none = null;
    int[] noArray = null;
    Throwable noThrowable = null;
    attempt(() -> 1 / zero);
    attempt(() -> 1L % zero);
    attempt(() -> 1.0 / zero);
    attempt(() -> three[3]);
    attempt(() -> three[-1] = 5);
    attempt(() -> new int[zero - 1]);
    attempt(() -> new int[2][zero - 5]);
    attempt(() -> (Integer) text);
    attempt(() -> (int[]) text);
    attempt(() -> (Object[]) (Object) three);
    attempt(() -> (Node) text);
    attempt(() -> (Comparable<?>) (Object) local);
    attempt(() -> strings[0] = 1);
    attempt(() -> strings[0] = local);
    attempt(() -> local.next.next);
    attempt(() -> local.next().next().name);
    attempt(() -> root.next.grid[0][1]);
    attempt(() -> nothing.name);
    attempt(() -> nothing.name.length());
    attempt(() -> none.next());
    attempt(() -> none.grid = null);
    attempt(() -> noArray[0]);
    attempt(() -> noArray.length);
    attempt(() -> noArray[0] = 3);
    attempt(() -> new Node[2][2][1]);
    attempt(() -> (new Node[2][])[1].length);
    attempt(() -> ((Node) null).name);
    attempt(
        () -> {
          throw sneaky(noThrowable);
        });
    attempt(
        () -> {
          synchronized (none) {
            return 1;
          }
        });
    attempt(() -> List.of(1).get(1));
    attempt(() -> "abc".charAt(5));
    attempt(() -> "abc".substring(2, 1));
    attempt(() -> Enum.valueOf(Thread.State.class, "GONE"));
    attempt(() -> "x".compareTo(null));
    attempt(() -> new StringBuilder("ab").deleteCharAt(2));
    attempt(() -> Integer.parseInt("12x"));
    attempt(() -> "a".repeat(-1));
    attempt(
        () -> {
          Object o = List.of("s");
          @SuppressWarnings("unchecked")
          List<Integer> l = (List<Integer>) o;
          int i = l.get(0);
          return i;
        });
  }

  private static RuntimeException sneaky(Throwable none) {
    return (RuntimeException) none;
  }

  private static void attempt(Action action) {
    try {
      System.out.println("gave " + action.run().getClass().getSimpleName());
    } catch (RuntimeException e) {
      System.out.println(e.getClass().getName() + ": " + e.getMessage());
    }
  }
}
