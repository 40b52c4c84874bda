package dev.clew.harness.guard;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** What code under test may reach outside of its JVM. */
final class AccessRules {

  /** Everything: the guard is not armed yet. */
  static final AccessRules NONE = new AccessRules();

  /** What is written to them is lost, or mixed with what is random; everybody may do that. */
  private static final Set<String> HARMLESS_DEVICES =
      Collections.unmodifiableSet(
          new HashSet<>(
              Arrays.asList("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom")));

  private final boolean all;
  private final String scratch;
  private final String rawScratch;
  private final String rawWorkingFolder;
  private final String allowed;

  /** How this JVM writes the names of files; properties may change later. */
  private final Charset names;

  private AccessRules() {
    this.all = true;
    this.scratch = "";
    this.rawScratch = "";
    this.rawWorkingFolder = "";
    this.allowed = "";
    this.names = StandardCharsets.UTF_8;
  }

  /**
   * @param scratch the folder that may be written to
   * @param allowed words such as {@code files}
   */
  AccessRules(String scratch, Collection<String> allowed) {
    this.all = false;
    this.names = names();
    this.scratch = canonical(scratch);
    this.rawScratch = raw(this.scratch);
    this.rawWorkingFolder = raw(new File("").getAbsolutePath());
    this.allowed = "," + String.join(",", allowed) + ",";
  }

  boolean allows(String kind) {
    return all || allowed.contains("," + kind + ",");
  }

  /**
   * Whether a path may be written, made or deleted. It has to be below the folder by its letters
   * and by where it leads: what looks like another place may become one between the question and
   * the deed. Links cannot be made here, and a path must not go up again, so letters alone do not
   * lie.
   */
  boolean mayWrite(String path) {
    return allows("files")
        || (!goesUp(path)
            && isBelow(new File(path).getAbsolutePath(), scratch)
            && isBelow(canonical(path), scratch));
  }

  /**
   * The same for a path as the operating system gets it.
   *
   * @param path a byte a character
   */
  boolean mayWriteRaw(String path) {
    if (allows("files")) {
      return true;
    }
    String absolute = path.startsWith("/") ? path : rawWorkingFolder + "/" + path;
    String text = new String(path.getBytes(StandardCharsets.ISO_8859_1), names);
    return !goesUp(path) && isBelow(absolute, rawScratch) && isBelow(canonical(text), scratch);
  }

  /**
   * Whether there is a {@code ..} in a path. The operating system goes up from where it is, and a
   * folder that is moved while it is inside of it takes it out of the scratch folder.
   */
  private static boolean goesUp(String path) {
    return ("/" + path.replace(File.separatorChar, '/') + "/").contains("/../");
  }

  /** Whether a path is that of a device which can be written to without changing anything. */
  static boolean isHarmlessDevice(String path) {
    if (!HARMLESS_DEVICES.contains(path)) {
      return false;
    }
    File device = new File(path);
    return device.exists() && !device.isFile();
  }

  private String raw(String path) {
    return new String(path.getBytes(names), StandardCharsets.ISO_8859_1);
  }

  private static Charset names() {
    String name = System.getProperty("sun.jnu.encoding", "UTF-8");
    return Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
  }

  /** Strictly below: the folder itself is not for the code under test to remove. */
  private static boolean isBelow(String path, String folder) {
    return withoutDots(path).startsWith(withoutDots(folder) + "/");
  }

  /** By letters alone, whatever links there are; with slashes. */
  private static String withoutDots(String path) {
    Deque<String> parts = new ArrayDeque<>();
    for (String part : path.replace(File.separatorChar, '/').split("/", -1)) {
      if (part.equals("..")) {
        parts.pollLast();
      } else if (!part.isEmpty() && !part.equals(".")) {
        parts.addLast(part);
      }
    }
    return "/" + String.join("/", parts);
  }

  /** Where a path leads once links are followed. */
  static String canonical(String path) {
    try {
      return new File(path).getCanonicalPath();
    } catch (IOException e) {
      return "";
    }
  }
}
