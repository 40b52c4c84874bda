package numbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/** Generators with a seed give what their specification says. */
public final class RandomNumbers {

  public static void main(String[] args) {
    for (long seed : new long[] {0, 42, -1, Long.MAX_VALUE}) {
      Random random = new Random(seed);
      System.out.println(
          random.nextInt()
              + " "
              + random.nextLong()
              + " "
              + random.nextInt(100)
              + " "
              + random.nextInt(64));
      System.out.println(
          random.nextDouble()
              + " "
              + random.nextFloat()
              + " "
              + random.nextBoolean()
              + " "
              + random.nextGaussian());
      byte[] bytes = new byte[7];
      random.nextBytes(bytes);
      System.out.println(
          Arrays.toString(bytes) + " " + random.nextInt(5, 10) + " " + random.nextGaussian());
    }
    Random random = new Random(7);
    System.out.println(
        Arrays.toString(random.ints(5, 0, 10).toArray())
            + Arrays.toString(random.longs(2).toArray())
            + Arrays.toString(random.doubles(2).toArray()));
    random.setSeed(7);
    System.out.println(Arrays.toString(random.ints(5, 0, 10).toArray()));
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
    Collections.shuffle(list, new Random(3));
    System.out.println(list);
    SplittableRandom splittable = new SplittableRandom(99);
    System.out.println(
        splittable.nextInt()
            + " "
            + splittable.nextLong(1000)
            + " "
            + splittable.nextInt(-5, 5)
            + " "
            + splittable.nextDouble()
            + splittable.nextBoolean());
    SplittableRandom child = splittable.split();
    System.out.println(child.nextLong() + " " + splittable.nextLong());
    int inside = 0;
    Random monteCarlo = new Random(1);
    for (int i = 0; i < 2000; i++) {
      double x = monteCarlo.nextDouble();
      double y = monteCarlo.nextDouble();
      inside += x * x + y * y <= 1 ? 1 : 0;
    }
    System.out.println(4.0 * inside / 2000);
    try {
      random.nextInt(0);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    long state = 88172645463325252L;
    StringBuilder xorshift = new StringBuilder();
    for (int i = 0; i < 5; i++) {
      state ^= state << 13;
      state ^= state >>> 7;
      state ^= state << 17;
      xorshift.append(Long.toUnsignedString(state)).append(' ');
    }
    System.out.println(xorshift);
  }
}
