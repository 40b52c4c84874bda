package damaged;

/** Arrays of all kinds. */
public class Arrays {
  public static int sum(int[] values, long[][] rows) {
    int sum = 0;
    for (int value : values) {
      sum += value;
    }
    Object[] names = {"a", rows, new byte[3]};
    names[0] = sum > 3 ? "b" : null;
    return names.length + sum + (rows.length > 1 ? (int) rows[1][0] : 0);
  }
}
