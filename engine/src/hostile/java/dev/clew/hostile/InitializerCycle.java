package dev.clew.hostile;

/** Two classes that wait for each other, in two threads. */
public final class InitializerCycle {

  static final class Left {
    static final int VALUE = start(() -> Right.value()) + Right.value();

    private Left() {}

    static int value() {
      return VALUE;
    }
  }

  static final class Right {
    static final int VALUE = start(() -> Left.value()) + Left.value();

    private Right() {}

    static int value() {
      return VALUE;
    }
  }

  private InitializerCycle() {}

  static int start(Runnable task) {
    Thread thread = new Thread(task);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      return 1;
    }
    return 2;
  }

  public static int sum(int n) {
    return Left.value() / n;
  }
}
