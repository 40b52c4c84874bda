package dev.clew.harness.replay;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/** A class of the code under test with other content than its file has. */
public final class ChangedClass {

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

  @Override
  public boolean equals(Object other) {
    return other instanceof ChangedClass
        && name.equals(((ChangedClass) other).name)
        && Arrays.equals(content, ((ChangedClass) other).content);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
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
    return new ChangedClass(name, content);
  }
}
