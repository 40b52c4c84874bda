package lang;

/** Breaks and continues that name their loop or block. */
public final class LabelledLoops {

  public static void main(String[] args) {
    outer:
    for (int i = 0; i < 5; i++) {
      for (int j = 0; j < 5; j++) {
        if (j == 3) {
          continue outer;
        }
        if (i == 3) {
          break outer;
        }
        System.out.println(i + "," + j);
      }
      System.out.println("never");
    }
    System.out.println(firstPairWithSum(new int[] {4, 9, 1, 7, 3}, 10));
    System.out.println(firstPairWithSum(new int[] {4, 9}, 10));
    block:
    {
      System.out.println("in block");
      if (args.length == 0) {
        break block;
      }
      System.out.println("not reached");
    }
    int n = 0;
    again:
    do {
      n++;
      switch (n) {
        case 1:
          continue again;
        case 2:
          System.out.println("two falls through");
        case 3:
          System.out.println("three " + n);
          break;
        case 5:
          break again;
        default:
          System.out.println("default " + n);
      }
    } while (n < 10);
    System.out.println("n " + n);
    int found = -1;
    search:
    while (true) {
      for (int k = 0; ; k++) {
        if (k * k > 200) {
          found = k;
          break search;
        }
        if (k > 1000) {
          continue search;
        }
      }
    }
    System.out.println("found " + found);
    tryInLoop();
  }

  private static String firstPairWithSum(int[] values, int sum) {
    String result = "none";
    search:
    for (int one : values) {
      for (int other : values) {
        if (one != other && one + other == sum) {
          result = one + "+" + other;
          break search;
        }
      }
    }
    return result;
  }

  private static void tryInLoop() {
    loop:
    for (int i = 0; i < 4; i++) {
      try {
        if (i == 1) {
          continue;
        }
        if (i == 3) {
          break loop;
        }
        System.out.println("body " + i);
      } finally {
        System.out.println("finally " + i);
      }
    }
  }
}
