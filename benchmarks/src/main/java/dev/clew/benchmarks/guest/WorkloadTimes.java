package dev.clew.benchmarks.guest;

/** Prints how many nanoseconds each workload took, round by round: {@code loop=123 map=456 …}. */
public final class WorkloadTimes {

  private static final int ROUNDS = 9;

  private WorkloadTimes() {}

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) {
    int sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
      long t0 = System.nanoTime();
      sum += GuestWorkloads.loop(2_000_000);
      long t1 = System.nanoTime();
      sum += GuestWorkloads.fibonacci(24);
      long t2 = System.nanoTime();
      sum += GuestWorkloads.map(100_000);
      long t3 = System.nanoTime();
      sum += GuestWorkloads.characters(1_000_000);
      long t4 = System.nanoTime();
      sum += GuestWorkloads.exceptions(20_000);
      long t5 = System.nanoTime();
      System.out.println(
          "loop="
              + (t1 - t0)
              + " fibonacci="
              + (t2 - t1)
              + " map="
              + (t3 - t2)
              + " characters="
              + (t4 - t3)
              + " exceptions="
              + (t5 - t4));
    }
    System.out.println("sum " + sum);
  }
}
