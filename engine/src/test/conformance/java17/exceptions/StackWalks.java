package exceptions;

import java.lang.StackWalker.Option;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Who called whom, as {@code StackWalker} tells. */
public final class StackWalks {

  private static final StackWalker PLAIN = StackWalker.getInstance();
  private static final StackWalker WITH_CLASSES =
      StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

  /** Calls from another class. */
  static final class Other {
    static Class<?> ask() {
      return WITH_CLASSES.getCallerClass();
    }

    static List<String> names(int depth) {
      return depth == 0
          ? PLAIN.walk(
              frames ->
                  frames
                      .filter(each -> each.getClassName().startsWith("exceptions."))
                      .limit(4)
                      .map(each -> each.getClassName() + "." + each.getMethodName())
                      .collect(Collectors.toList()))
          : names(depth - 1);
    }
  }

  private static <T> T through(Supplier<T> supplier) {
    return supplier.get();
  }

  private static String frame(StackWalker.StackFrame frame) {
    return frame.getDeclaringClass().getSimpleName()
        + " "
        + frame.getMethodType()
        + " "
        + frame.getDescriptor()
        + " "
        + frame.getFileName()
        + " "
        + (frame.getLineNumber() > 0)
        + " "
        + (frame.getByteCodeIndex() >= 0)
        + " "
        + frame.isNativeMethod();
  }

  private static void refused() {
    try {
      System.out.println(PLAIN.getCallerClass());
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
    }
    try {
      System.out.println(PLAIN.walk(all -> all.findFirst()).get().getDeclaringClass());
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
    }
    try {
      PLAIN.walk(null);
    } catch (NullPointerException e) {
      System.out.println("null " + e.getStackTrace()[1].getMethodName());
    }
  }

  private static String element() {
    StackTraceElement element =
        PLAIN.walk(frames -> frames.findFirst()).get().toStackTraceElement();
    return element.toString().replaceAll("\\d+", "#") + " " + element.getModuleName();
  }

  public static void main(String[] args) throws Exception {
    System.out.println(Other.ask().getSimpleName());
    System.out.println(through(Other::ask).getSimpleName());
    System.out.println(
        ((Class<?>) Other.class.getDeclaredMethod("ask").invoke(null)).getSimpleName());
    System.out.println(Other.names(0));
    System.out.println(Other.names(3));
    String first = WITH_CLASSES.walk(all -> frame(all.findFirst().get()));
    String second =
        through(() -> WITH_CLASSES.walk(all -> frame(all.skip(1).findFirst().get())));
    System.out.println(first + "\n" + second);
    System.out.println(element());
    refused();
    PLAIN.forEach(
        each -> {
          if (each.getMethodName().equals("main")
              && each.getClassName().equals("exceptions.StackWalks")) {
            System.out.println(each.toString().replaceAll("\\d+", "#"));
          }
        });
    StackTraceElement[] trace = Thread.currentThread().getStackTrace();
    System.out.println(trace[0].getMethodName() + " " + trace[1].getMethodName());
    System.out.println(new Throwable().getStackTrace()[0].getMethodName());
  }
}
