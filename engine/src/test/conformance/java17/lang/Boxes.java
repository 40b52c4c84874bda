package lang;

import java.util.ArrayList;
import java.util.List;

/** Boxes: caches, equality, hash codes, parsing and conversions between them. */
public final class Boxes {

  public static void main(String[] args) {
    Integer a = 127;
    Integer b = 127;
    Integer c = 128;
    Integer d = 128;
    System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c == 128));
    Long l = 127L;
    System.out.println(l.equals(127) + " " + l.equals(127L) + " " + (l == 127));
    System.out.println((Character) 'x' == (Character) 'x');
    System.out.println(Boolean.valueOf("TRUE") == Boolean.TRUE);
    System.out.println(Byte.valueOf((byte) -128) == Byte.valueOf((byte) -128));
    System.out.println(Double.valueOf(0.0).equals(-0.0) + " " + (0.0 == -0.0));
    System.out.println(Double.valueOf(Double.NaN).equals(Double.NaN) + " " + (0.0 / 0 == 0.0 / 0));
    System.out.println(Double.compare(-0.0, 0.0) + " " + Float.compare(Float.NaN, 1f));
    System.out.println(
        Integer.hashCode(-5) + " " + Long.hashCode(-5L) + " " + Boolean.hashCode(true));
    System.out.println(
        Double.hashCode(1.5) + " " + Float.hashCode(1.5f) + " " + Character.hashCode('q'));
    System.out.println(Integer.compare(3, -3) + " " + Integer.compareUnsigned(3, -3));
    Number[] numbers = {3.99, -3.99f, 300, 1L << 33, (byte) 7, Double.NaN};
    for (Number number : numbers) {
      System.out.println(
          number
              + " "
              + number.intValue()
              + " "
              + number.longValue()
              + " "
              + number.byteValue()
              + " "
              + number.doubleValue()
              + " "
              + number.getClass().getSimpleName());
    }
    for (String text : new String[] {"12", "-0", "+7", "2147483648", "", "0x1F", " 1", "١"}) {
      try {
        System.out.println(Integer.parseInt(text));
      } catch (NumberFormatException e) {
        System.out.println(text.startsWith("١") ? "arabic" : e.getMessage());
      }
    }
    try {
      Integer.parseInt(null);
    } catch (NumberFormatException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Integer.decode("-0x1F") + Integer.decode("010") + Integer.valueOf("zz", 36));
    List<Integer> list = new ArrayList<>(List.of(10, 20, 30));
    int sum = 0;
    for (int value : list) {
      sum += value;
    }
    System.out.println(sum);
    try {
      Integer none = null;
      int x = none;
      System.out.println(x);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    Object o = 'c';
    System.out.println(o instanceof Character ch ? ch + 1 : -1);
    System.out.println(Integer.valueOf(77).describeConstable().get() + " " + Integer.TYPE);
  }
}
