package dev.clew.hostile;

import java.util.ArrayList;
import java.util.List;

/** Lists that keep all they are given. */
public final class GrowingList {

  private GrowingList() {}

  public static int numbers(int n) {
    List<Object> all = new ArrayList<>();
    for (long i = 0; i >= 0; i++) {
      all.add(i);
    }
    return all.size() / n;
  }

  public static int blocks(int n) {
    List<byte[]> all = new ArrayList<>();
    while (all.size() >= 0) {
      all.add(new byte[10_000_000]);
    }
    return all.size() / n;
  }
}
