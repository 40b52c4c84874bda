package exceptions;

/** Try with resources: order of closing, suppressed exceptions, nulls. */
public final class Resources {

  static final class Resource implements AutoCloseable {
    private final String name;
    private final boolean failsToClose;

    Resource(String name, boolean failsToOpen, boolean failsToClose) throws OpenException {
      System.out.println("open " + name);
      if (failsToOpen) {
        throw new OpenException(name);
      }
      this.name = name;
      this.failsToClose = failsToClose;
    }

    @Override
    public void close() {
      System.out.println("close " + name);
      if (failsToClose) {
        throw new IllegalStateException("cannot close " + name);
      }
    }
  }

  static final class OpenException extends Exception {
    private static final long serialVersionUID = 1;

    OpenException(String name) {
      super("cannot open " + name);
    }
  }

  private static void use(boolean open, boolean close, boolean body) {
    System.out.println("--- " + open + " " + close + " " + body);
    try (Resource a = new Resource("a", false, close);
        Resource b = new Resource("b", open, close);
        Resource none = null) {
      System.out.println("body " + (none == null));
      if (body) {
        throw new RuntimeException("body failed in " + a.name + b.name);
      }
    } catch (OpenException | RuntimeException e) {
      System.out.println("caught " + e);
      for (Throwable suppressed : e.getSuppressed()) {
        System.out.println("  suppressed " + suppressed);
        for (Throwable inner : suppressed.getSuppressed()) {
          System.out.println("    and " + inner);
        }
      }
    } finally {
      System.out.println("finally");
    }
  }

  public static void main(String[] args) throws Exception {
    for (int bits = 0; bits < 8; bits++) {
      use((bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0);
    }
    Resource outside = new Resource("outside", false, false);
    try (outside) {
      System.out.println("a variable that is there");
    }
    try (AutoCloseable lambda = () -> System.out.println("closed by a lambda")) {
      System.out.println(lambda != null);
    }
    RuntimeException e = new RuntimeException("self");
    try {
      e.addSuppressed(e);
    } catch (IllegalArgumentException x) {
      System.out.println(x.getMessage());
    }
    try {
      e.addSuppressed(null);
    } catch (NullPointerException x) {
      System.out.println(x.getMessage());
    }
  }
}
