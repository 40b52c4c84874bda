package classes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Object.clone of one's own classes and of arrays; equals and hashCode that agree or do not. */
public final class CloneAndEquality {

  static class Matrix implements Cloneable {
    int[][] cells = {{1, 2}, {3, 4}};
    List<String> tags = new ArrayList<>(List.of("a"));
    long stamp = 7;

    Matrix shallow() throws CloneNotSupportedException {
      return (Matrix) super.clone();
    }

    @Override
    public Matrix clone() throws CloneNotSupportedException {
      Matrix copy = (Matrix) super.clone();
      copy.cells = Arrays.stream(cells).map(int[]::clone).toArray(int[][]::new);
      copy.tags = new ArrayList<>(tags);
      return copy;
    }
  }

  static class Labelled extends Matrix {
    String label = "label";
  }

  static class NotCloneable {
    Object tryClone() throws CloneNotSupportedException {
      return super.clone();
    }
  }

  static class Mutable {
    int value;

    Mutable(int value) {
      this.value = value;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Mutable m && m.value == value;
    }

    @Override
    public int hashCode() {
      return value;
    }
  }

  static class NoHash {
    @Override
    public boolean equals(Object other) {
      return other instanceof NoHash;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  public static void main(String[] args) throws CloneNotSupportedException {
    Matrix matrix = new Matrix();
    Matrix shallow = matrix.shallow();
    Matrix deep = matrix.clone();
    matrix.cells[0][0] = 99;
    matrix.tags.add("b");
    matrix.stamp = 8;
    System.out.println(Arrays.deepToString(shallow.cells) + shallow.tags + shallow.stamp);
    System.out.println(Arrays.deepToString(deep.cells) + deep.tags + deep.stamp);
    Labelled labelled = new Labelled();
    System.out.println(
        ((Labelled) labelled.clone()).label + labelled.clone().getClass().getSimpleName());
    try {
      new NotCloneable().tryClone();
    } catch (CloneNotSupportedException e) {
      System.out.println(e.getMessage());
    }
    long[] longs = {1, 2, 3};
    long[] copy = longs.clone();
    copy[0] = 5;
    System.out.println(
        longs[0] + " " + copy[0] + " " + copy.equals(longs) + Arrays.equals(copy, longs));
    Object array = new String[] {"x"};
    System.out.println(
        ((String[]) array).clone()[0] + (((String[]) array).clone().getClass() == String[].class));
    Set<Mutable> set = new HashSet<>();
    Mutable mutable = new Mutable(1);
    set.add(mutable);
    mutable.value = 2;
    System.out.println(
        set.contains(mutable) + " " + set.contains(new Mutable(1)) + " " + set.size());
    set.add(mutable);
    System.out.println(set.size());
    Map<Object, String> map = new HashMap<>();
    map.put(new NoHash(), "a");
    map.put(new NoHash(), "b");
    map.put(1, "int");
    map.put(1L, "long");
    System.out.println(map.size() + " " + map.get(new NoHash()) + map.get(1));
    System.out.println(
        List.of(1, 2).equals(Arrays.asList(1, 2))
            + " "
            + Set.of(1, 2).equals(new HashSet<>(List.of(2, 1))));
    System.out.println(new int[0].equals(new int[0]) + " " + "a".equals((Object) 'a'));
    System.out.println(new HashMap<>(Map.of("k", List.of(1))).hashCode());
    System.out.println(
        "hash "
            + "polygenelubricants".hashCode()
            + " "
            + "".hashCode()
            + " "
            + List.of().hashCode());
  }
}
