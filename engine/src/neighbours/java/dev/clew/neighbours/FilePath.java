package dev.clew.neighbours;

import java.util.ArrayList;
import java.util.List;

/** Names of files. */
public class FilePath {

  public static String extension(String path) {
    int slash = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
    int dot = path.lastIndexOf('.');
    if (dot <= slash + 1) {
      return "";
    }
    return path.substring(dot + 1).toLowerCase();
  }

  public static String normalise(String path) {
    boolean absolute = path.startsWith("/");
    List<String> parts = new ArrayList<>();
    for (String part : path.split("/")) {
      if (part.isEmpty() || part.equals(".")) {
        continue;
      }
      if (!part.equals("..")) {
        parts.add(part);
      } else if (!parts.isEmpty() && !parts.get(parts.size() - 1).equals("..")) {
        parts.remove(parts.size() - 1);
      } else if (!absolute) {
        parts.add(part);
      }
    }
    String joined = String.join("/", parts);
    return absolute ? "/" + joined : joined.isEmpty() ? "." : joined;
  }

  public static String type(String name) {
    switch (extension(name)) {
      case "jpg":
      case "jpeg":
      case "png":
        return "image";
      case "md":
      case "txt":
        return "text";
      case "":
        return "none";
      default:
        return "other";
    }
  }
}
