package shop;

/** Its error is in how it uses what another module has, which depends on a third. */
public final class Desk {
  private Desk() {}

  public static char mark(String marks, Box box) {
    return box.count() == 7 ? marks.charAt(box.count()) : '-';
  }
}
