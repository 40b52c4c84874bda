package dev.clew.neighbours;

import java.util.regex.Pattern;

/** A simple check of e-mail addresses, and their parts. */
public class EmailAddress {

  private static final Pattern DOMAIN =
      Pattern.compile("([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}", Pattern.CASE_INSENSITIVE);

  public static boolean isValid(String address) {
    int at = address.lastIndexOf('@');
    if (at <= 0 || at == address.length() - 1) {
      return false;
    }
    String local = address.substring(0, at);
    String domain = address.substring(at + 1);
    if (local.length() > 64 || local.startsWith(".") || local.endsWith(".")) {
      return false;
    }
    if (local.contains("..")) {
      return false;
    }
    for (char c : local.toCharArray()) {
      if (!Character.isLetterOrDigit(c) && "!#$%&'*+/=?^_`{|}~.-".indexOf(c) < 0) {
        return false;
      }
    }
    return DOMAIN.matcher(domain).matches();
  }

  public static String normalise(String address) {
    String trimmed = address.trim();
    int at = trimmed.indexOf('@');
    if (at < 0) {
      throw new IllegalArgumentException("no @ in " + trimmed);
    }
    String local = trimmed.substring(0, at);
    String domain = trimmed.substring(at + 1).toLowerCase();
    int plus = local.indexOf('+');
    if (plus >= 0) {
      local = local.substring(0, plus);
    }
    if (domain.equals("gmail.com") || domain.equals("googlemail.com")) {
      local = local.replace(".", "");
      domain = "gmail.com";
    }
    return local + "@" + domain;
  }
}
