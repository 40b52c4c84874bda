package shop;

/** So many cars at once; two ways to ask for the fee. */
public class Parking {
  private final int places;
  private int taken;
  private String note = "";

  public Parking(int places) {
    if (places < 1) {
      throw new IllegalArgumentException("At least one place: " + places);
    }
    this.places = places;
  }

  public boolean enter(int cars) {
    if (taken + cars > places) {
      return false;
    }
    taken += cars;
    return true;
  }

  public void setNote(String note) {
    this.note = note;
  }

  public String getNote() {
    return note;
  }

  public static int fee(int hours) {
    if (hours < 0) {
      throw new IllegalArgumentException("No time for " + hours);
    }
    return hours > 10 ? 50 : 5 * hours;
  }

  public static int price(int hours) {
    return fee(hours);
  }

  public static boolean isSameCar(String first, String second) {
    return first.equals(second);
  }

  public static boolean isAllowed(int hours, int most) {
    return hours <= most;
  }

  public static int share(int sum, int count) {
    return sum / count;
  }

  public static char initial(String name) {
    return name.charAt(0);
  }

  public static int checked(int[] values) {
    if (values == null) {
      throw new NullPointerException("values are missing");
    }
    return values.length;
  }
}
