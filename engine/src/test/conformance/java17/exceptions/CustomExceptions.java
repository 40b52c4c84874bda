package exceptions;

/** Hierarchies of exceptions, causes, precise rethrow, assertions. */
public final class CustomExceptions {

  static class AppException extends Exception {
    private static final long serialVersionUID = 1;
    private final int code;

    AppException(String message, int code) {
      super(message);
      this.code = code;
    }

    @Override
    public String getMessage() {
      return super.getMessage() + " [" + code + "]";
    }
  }

  static final class NotFound extends AppException {
    private static final long serialVersionUID = 1;

    NotFound(String what) {
      super(what + " not found", 404);
      initCause(new RuntimeException("cause of " + what));
    }
  }

  static final class Light extends RuntimeException {
    private static final long serialVersionUID = 1;

    Light() {
      super("light", null, false, false);
    }
  }

  private static void act(int which) throws AppException {
    switch (which) {
      case 0 -> throw new AppException("plain", 1);
      case 1 -> throw new NotFound("file");
      case 2 -> throw new Light();
      case 3 -> throw new AssertionError(3.5);
      case 4 -> {
        assert which == 5 : "which is " + which;
      }
      case 5 -> {
        assert which != 5;
      }
      case 6 -> throw new Error(new Exception("wrapped"));
      case 7 -> {
        Object o = "s";
        throw (RuntimeException) o;
      }
      default -> System.out.println("nothing");
    }
  }

  private static void precise(int which) throws AppException {
    try {
      act(which);
    } catch (Exception e) {
      System.out.println("passing on");
      throw e;
    }
  }

  @SuppressWarnings("unchecked")
  private static <E extends Throwable> void sneak(Throwable e) throws E {
    throw (E) e;
  }

  public static void main(String[] args) {
    for (int which = 0; which < 9; which++) {
      try {
        precise(which);
        System.out.println("fine");
      } catch (NotFound e) {
        System.out.println("not found: " + e + " / " + e.getCause());
      } catch (AppException e) {
        System.out.println("app: " + e + " " + e.code);
      } catch (ClassCastException e) {
        System.out.println("cast: " + e.getMessage());
      } catch (RuntimeException e) {
        e.addSuppressed(new Exception());
        System.out.println("runtime: " + e.getStackTrace().length + e.getSuppressed().length);
      } catch (AssertionError e) {
        System.out.println("assertion: " + e.getMessage());
      } catch (Error e) {
        System.out.println("error: " + e + " " + e.getCause());
      }
    }
    try {
      new NotFound("x").initCause(null);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage().startsWith("Can't overwrite cause"));
    }
    try {
      CustomExceptions.<RuntimeException>sneak(new java.io.IOException("sneaked"));
    } catch (Exception e) {
      System.out.println(e);
    }
    Throwable t = new Throwable((String) null);
    System.out.println(
        t + " " + t.getLocalizedMessage() + " " + new Exception((Throwable) null).getMessage());
    System.out.println(new RuntimeException(new Exception("inner")).getMessage());
  }
}
