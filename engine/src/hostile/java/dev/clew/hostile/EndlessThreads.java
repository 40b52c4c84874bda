package dev.clew.hostile;

/** Starts threads that outlive the call. */
public final class EndlessThreads {

  private EndlessThreads() {}

  public static int many(int n) {
    for (int i = 0; i < 500; i++) {
      new Thread(EndlessThreads::spin).start();
    }
    return 10 / n;
  }

  public static int one(int n) {
    new Thread(EndlessThreads::spin).start();
    return 10 / n;
  }

  private static void spin() {
    long count = 0;
    while (true) {
      count++;
    }
  }
}
