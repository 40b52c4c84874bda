package kinds;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;

public class Kinds {
  private final int base;
  private int[] cells;

  public Kinds(int base) {
    this.base = base;
    this.cells = new int[2];
  }

  static class Refusal extends RuntimeException {
    Refusal(String why, int code) {
      super(why + code);
    }
  }

  static class Quiet extends RuntimeException {
    @Override
    public synchronized Throwable fillInStackTrace() {
      return super.fillInStackTrace();
    }
  }

  public static int nullDereference(int[] cells, int n) {
    int[] chosen = n == 7 ? null : cells;
    return chosen.length; // error NullPointerException
  }

  public static int arrayIndex(int n) {
    return new int[3][n == 7 ? 2 : 1].length + new int[] {1, 2}[n == 8 ? 2 : 0]; // error ArrayIndexOutOfBoundsException
  }

  public static char stringIndex(String text, int n) {
    return n == 7 ? text.charAt(3) : 'a'; // error StringIndexOutOfBoundsException
  }

  public static int index(List<Integer> list, int n) {
    return n == 7 ? list.get(9).hashCode() : 0; // error IndexOutOfBoundsException
  }

  public static int[] negativeSize(int n) {
    return new int[n == 7 ? -1 : 1]; // error NegativeArraySizeException
  }

  public static String classCast(int n) {
    Object o = n == 7 ? new int[0] : "a";
    return (String) o; // error ClassCastException
  }

  public static Object[] arrayStore(int n) {
    Object[] all = new String[1];
    all[0] = n == 7 ? new int[0] : "a"; // error ArrayStoreException
    return all;
  }

  public static int division(int n) {
    return 10 / (n - 7); // error ArithmeticException
  }

  public static int exact(int n) {
    return Math.addExact(Integer.MAX_VALUE, n == 7 ? 1 : 0); // error ArithmeticException
  }

  public static BigDecimal decimal(int n) {
    return n == 7 ? BigDecimal.ONE.divide(BigDecimal.valueOf(3)) : null; // error ArithmeticException
  }

  public static int numberFormat(int n) {
    return Integer.parseInt(n == 7 ? "x" : "1"); // error NumberFormatException
  }

  public static Object noSuchElement(int n) {
    Iterator<Object> none = new ArrayList<Object>().iterator();
    return n == 7 ? none.next() : null; // error NoSuchElementException
  }

  public static int concurrent(int n) {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    if (n == 7) {
      for (Integer each : list) { // error ConcurrentModificationException
        list.remove(each);
      }
    }
    return n;
  }

  public static int assertion(int n) {
    assert n != 7 : "seven " + n; // error AssertionError
    return n;
  }

  public static int overflow(int n) {
    return n == 7 ? overflow(n) : 0; // error StackOverflowError
  }

  public static byte[] memory(int n) {
    return new byte[n == 7 ? Integer.MAX_VALUE : 1]; // error OutOfMemoryError
  }

  public static int endless(int n) {
    int i = 0;
    while (i != n) { // error endless loop
      if (n == 7) {
        continue;
      }
      return i;
    }
    return i;
  }

  public static UUID library(int n) {
    return UUID.fromString(n == 7 ? "x" : "00000000-0000-0000-0000-000000000000"); // error IllegalArgumentException
  }

  public static int explicit(int n) {
    if (n == 7) {
      throw new UnsupportedOperationException("seven"); // error UnsupportedOperationException
    }
    return n;
  }

  public static int explicitWithCause(int n) {
    if (n == 7) {
      throw new UnsupportedOperationException("seven" + n, new RuntimeException("eight")); // error UnsupportedOperationException
    }
    return n;
  }

  public static int explicitOfUsers(int n) {
    if (n == 7) {
      throw new Refusal("seven", n); // error Kinds$Refusal
    }
    return n;
  }

  public static int explicitOfUsersToo(int n) {
    if (n == 7) {
      throw new Quiet(); // error Kinds$Quiet
    }
    return n;
  }

  public static int rethrows(int n) {
    try {
      return 10 / (n - 7);
    } catch (ArithmeticException e) {
      throw new UnsupportedOperationException(e.getMessage(), e); // error UnsupportedOperationException
    }
  }

  public static int refuses(int n) {
    if (n == 7) {
      throw new IllegalArgumentException("seven"); // other IllegalArgumentException
    }
    return n;
  }

  public int ofObject(int n) {
    return 10 / (n - base); // error ArithmeticException
  }

  public int ofItsArray(int n) {
    return cells[n]; // error ArrayIndexOutOfBoundsException
  }

  public int thrownByObject(int n) {
    if (n == base) {
      throw new UnsupportedOperationException("seven"); // error UnsupportedOperationException
    }
    assert n != 3; // error AssertionError
    return n;
  }
}
