package dev.clew.harness.guard;

import java.io.File;
import java.io.IOException;
import java.util.Collection;

/** What is allowed. */
final class Rules {

  /** Everything: nobody has said what is forbidden. */
  static final Rules NONE = new Rules();

  private final boolean all;
  private final String scratch;
  private final String allowed;

  private Rules() {
    this.all = true;
    this.scratch = "";
    this.allowed = "";
  }

  Rules(String scratch, Collection<String> allowed) {
    this.all = false;
    this.scratch = canonical(new File(scratch)) + File.separator;
    this.allowed = "," + String.join(",", allowed) + ",";
  }

  boolean allows(String kind) {
    return all || allowed.contains("," + kind + ",");
  }

  boolean mayWrite(File file) {
    return allows("files") || (canonical(file) + File.separator).startsWith(scratch);
  }

  /** Links and dots do not lead out of the folder. */
  private static String canonical(File file) {
    try {
      return file.getCanonicalPath();
    } catch (IOException e) {
      return file.getAbsolutePath();
    }
  }
}
