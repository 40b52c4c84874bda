package dev.clew.harness.replay;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/** A class of the code under test with other content than its file has, or none. */
public final class ChangedClass {

  /** All classes are as their files have them. */
  public static final ChangedClass NONE = new ChangedClass("", new byte[0]);

  /** No class file is larger, and no frame either. */
  private static final int LONGEST = 16 << 20;

  private final String name;
  private final byte[] content;

  /**
   * @param name with dots
   */
  public ChangedClass(String name, byte[] content) {
    this.name = name;
    this.content = content.clone();
  }

  boolean isCalled(String wanted) {
    return name.equals(wanted);
  }

  byte[] content() {
    return content.clone();
  }

  boolean isSame(ChangedClass other) {
    return name.equals(other.name) && Arrays.equals(content, other.content);
  }

  void write(DataOutputStream out) throws IOException {
    out.writeUTF(name);
    out.writeInt(content.length);
    out.write(content);
  }

  static ChangedClass read(DataInputStream in) throws IOException {
    String name = in.readUTF();
    int length = in.readInt();
    if (length < 0 || length > LONGEST) {
      throw new IOException("a class of " + length + " bytes");
    }
    byte[] content = new byte[length];
    in.readFully(content);
    return name.isEmpty() ? NONE : new ChangedClass(name, content);
  }
}
