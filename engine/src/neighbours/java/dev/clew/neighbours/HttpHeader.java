package dev.clew.neighbours;

/** Header lines of HTTP, and the first line of a request. */
public class HttpHeader {

  private final String name;
  private final String value;

  public HttpHeader(String line) {
    int colon = line.indexOf(':');
    if (colon <= 0) {
      throw new IllegalArgumentException("malformed header: " + line);
    }
    for (int i = 0; i < colon; i++) {
      char c = line.charAt(i);
      if (c <= ' ' || c >= 127) {
        throw new IllegalArgumentException("bad character in name at " + i);
      }
    }
    name = line.substring(0, colon).toLowerCase();
    value = line.substring(colon + 1).trim();
  }

  public long contentLength() {
    if (!"content-length".equals(name)) {
      return -1;
    }
    long length = Long.parseLong(value);
    if (length < 0) {
      throw new NumberFormatException("negative length");
    }
    return length;
  }

  public static String route(String requestLine) {
    String[] parts = requestLine.split(" ");
    if (parts.length != 3 || !parts[2].startsWith("HTTP/1.")) {
      return "400";
    }
    switch (parts[0]) {
      case "GET":
      case "HEAD":
        return parts[1].equals("/") ? "index" : parts[1].startsWith("/static/") ? "file" : "404";
      case "POST":
        return parts[1].equals("/form") ? "form" : "405";
      default:
        return "501";
    }
  }

  public static String status(int code) {
    if (code < 100 || code > 599) {
      return "invalid";
    }
    return switch (code / 100) {
      case 1 -> "informational";
      case 2 -> "success";
      case 3 -> code == 304 ? "not modified" : "redirection";
      case 4 -> "client error";
      default -> "server error";
    };
  }
}
