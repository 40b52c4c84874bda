package dev.clew.hostile;

/** Keeps a JVM that ends from ending. */
public final class LingeringShutdownHook {

  private LingeringShutdownHook() {}

  public static int half(int n) {
    Runtime.getRuntime().addShutdownHook(new Thread(LingeringShutdownHook::linger));
    return 100 / n;
  }

  private static void linger() {
    while (true) {
      try {
        Thread.sleep(1_000);
      } catch (InterruptedException e) {
        continue;
      }
    }
  }
}
