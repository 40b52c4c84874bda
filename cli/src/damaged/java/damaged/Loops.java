package damaged;

/** Loops in loops, left and continued. */
public class Loops {
  public static int count(int rows, int columns) {
    int count = 0;
    outer:
    for (int i = 0; i < rows && i < 3; i++) {
      int j = columns & 3;
      do {
        if (j == i) {
          continue outer;
        }
        if (count > 5) {
          break outer;
        }
        count++;
        j--;
      } while (j > 0);
    }
    return count;
  }
}
