package text;

/** StringBuilder and StringBuffer. */
public final class Builders {

  public static void main(String[] args) {
    StringBuilder b = new StringBuilder();
    b.append(1)
        .append('c')
        .append(2L)
        .append(1.5f)
        .append(-0.0)
        .append(true)
        .append((Object) null)
        .append((String) null);
    b.append(new char[] {'x', 'y'})
        .append("sequence", 2, 5)
        .append(new char[] {'p', 'q', 'r'}, 1, 2)
        .append(new StringBuffer("buf"));
    System.out.println(b + " " + b.length());
    b.insert(0, "start")
        .insert(5, 42)
        .insert(b.length(), 'e')
        .insert(3, false)
        .insert(1, 3.25)
        .insert(2, new char[] {'-'});
    System.out.println(b);
    b.delete(0, 7).deleteCharAt(3).replace(2, 6, "REPLACED").setCharAt(0, '#');
    System.out.println(
        b + " " + b.indexOf("PLA") + " " + b.lastIndexOf("u") + " " + b.indexOf("none", 3));
    System.out.println(b.reverse());
    b.setLength(5);
    System.out.println(
        b + "|" + b.substring(2) + "|" + b.substring(1, 3) + b.charAt(4) + b.subSequence(0, 2));
    b.setLength(8);
    System.out.println(b.toString().replace('\0', '0') + " " + b.length());
    b.delete(2, 1000);
    System.out.println(
        b
            + " "
            + b.isEmpty()
            + " "
            + b.compareTo(new StringBuilder("zz"))
            + b.equals(new StringBuilder(b)));
    StringBuilder capacity = new StringBuilder(3);
    for (int i = 0; i < 100; i++) {
      capacity.append(i % 10);
    }
    System.out.println(
        capacity.length() + " " + capacity.hashCode() % 1 + " " + (capacity.capacity() >= 100));
    capacity.trimToSize();
    System.out.println(capacity.capacity());
    capacity.append('\u4e2d');
    capacity.insert(50, "\u00e9");
    System.out.println(
        (int) capacity.charAt(101) + " " + (int) capacity.charAt(50) + " " + capacity.charAt(51));
    char[] target = new char[6];
    capacity.getChars(10, 14, target, 1);
    System.out.println(new String(target).replace('\0', '_'));
    StringBuffer buffer = new StringBuffer("buffer");
    buffer.append(1).insert(0, 2.0).reverse().deleteCharAt(0).replace(0, 2, "");
    System.out.println(buffer + " " + buffer.indexOf("f") + " " + buffer.length());
    System.out.println(
        capacity.chars().filter(c -> c == '7').count()
            + " "
            + String.join(",", new StringBuilder("x"), "y"));
    Runnable[] failures = {
      () -> new StringBuilder("abc").insert(4, "x"),
      () -> new StringBuilder("abc").charAt(3),
      () -> new StringBuilder("abc").setLength(-1),
      () -> new StringBuilder("abc").delete(2, 1),
      () -> new StringBuilder("abc").substring(-1),
      () -> new StringBuilder("abc").replace(4, 5, "x"),
      () -> new StringBuilder(-1),
      () -> new StringBuilder((String) null),
      () -> new StringBuffer("abc").setCharAt(5, 'x'),
    };
    for (Runnable failure : failures) {
      try {
        failure.run();
        System.out.println("fine");
      } catch (RuntimeException e) {
        System.out.println(e);
      }
    }
    String result = "";
    for (char c = 'a'; c < 'k'; c++) {
      result = c + result + c;
    }
    System.out.println(result);
  }
}
