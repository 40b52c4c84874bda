package dev.clew.neighbours;

/** IPv4 and IPv6 addresses. */
public class IpAddress {

  public static boolean isIpv4(String address) {
    String[] parts = address.split("\\.", -1);
    if (parts.length != 4) {
      return false;
    }
    for (String part : parts) {
      if (part.isEmpty() || part.length() > 3) {
        return false;
      }
      for (char c : part.toCharArray()) {
        if (!Character.isDigit(c)) {
          return false;
        }
      }
      if (part.length() > 1 && part.charAt(0) == '0') {
        return false;
      }
      if (Integer.parseInt(part) > 255) {
        return false;
      }
    }
    return true;
  }

  public static boolean isIpv6(String address) {
    int gap = address.indexOf("::");
    if (gap >= 0 && address.indexOf("::", gap + 1) >= 0) {
      return false;
    }
    if (gap < 0) {
      return groups(address) == 8; // late: eight groups between seven colons
    }
    int before = groups(address.substring(0, gap));
    int after = groups(address.substring(gap + 2));
    // late: eight groups around two colons
    return before >= 0 && after >= 0 && before + after < 8;
  }

  private static int groups(String text) {
    if (text.isEmpty()) {
      return 0;
    }
    String[] groups = text.split(":", -1);
    for (String group : groups) {
      if (!group.matches("[0-9a-fA-F]{1,4}")) {
        return -1;
      }
    }
    return groups.length;
  }

  public static long toLong(String ipv4) {
    long value = 0;
    for (String part : ipv4.split("\\.")) {
      int number = Integer.parseInt(part);
      if (number < 0 || number > 255) {
        throw new IllegalArgumentException("out of range: " + number);
      }
      value = value << 8 | number;
    }
    return value;
  }

  public static boolean isPrivate(int a, int b) {
    return a == 10 || a == 192 && b == 168 || a == 172 && b >= 16 && b <= 31;
  }
}
