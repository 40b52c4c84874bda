package exceptions;

/** What finally overrides, in which order things happen, and what is lost. */
public final class Finally {

  @SuppressWarnings("finally")
  static int overriding() {
    try {
      return 1;
    } finally {
      return 2;
    }
  }

  static int saved() {
    int x = 1;
    try {
      return x;
    } finally {
      x = 5;
    }
  }

  @SuppressWarnings("finally")
  static String swallowing() {
    try {
      throw new IllegalStateException("lost");
    } finally {
      return "swallowed";
    }
  }

  static int[] array() {
    int[] values = {1};
    try {
      return values;
    } finally {
      values[0] = 9;
    }
  }

  static void nested(int failAt) {
    try {
      step("a", failAt == 0);
      try {
        step("b", failAt == 1);
      } catch (IllegalArgumentException e) {
        step("caught " + e.getMessage(), failAt == 2);
      } finally {
        step("inner finally", failAt == 3);
      }
      step("c", failAt == 4);
    } catch (IllegalArgumentException e) {
      System.out.println("  outer caught " + e.getMessage());
    } finally {
      System.out.println("  outer finally");
    }
  }

  private static void step(String name, boolean fail) {
    System.out.println("  " + name);
    if (fail) {
      throw new IllegalArgumentException("at " + name);
    }
  }

  static int loop() {
    int count = 0;
    for (int i = 0; ; i++) {
      try {
        try {
          i++;
          if (i > 6) {
            break;
          }
          continue;
        } finally {
          count += 10;
        }
      } finally {
        count += i;
      }
    }
    return count;
  }

  static void replacing() throws Exception {
    try {
      throw new Exception("first");
    } finally {
      Object o = null;
      o.hashCode();
    }
  }

  public static void main(String[] args) {
    System.out.println(overriding() + " " + saved() + " " + swallowing() + " " + array()[0]);
    for (int failAt = -1; failAt < 5; failAt++) {
      System.out.println("fail at " + failAt);
      nested(failAt);
    }
    System.out.println(loop());
    try {
      replacing();
    } catch (Exception e) {
      System.out.println(e.getClass().getSimpleName() + " " + e.getSuppressed().length);
    }
    try {
      try {
        throw new RuntimeException("original");
      } catch (RuntimeException e) {
        throw new Exception("wrapped", e);
      } finally {
        System.out.println("on the way");
      }
    } catch (Exception e) {
      System.out.println(e.getMessage() + " <- " + e.getCause().getMessage());
    }
  }
}
