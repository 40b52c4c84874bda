package dev.clew.hostile;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/** Writes rubbish to where its own JVM answers, and closes it. */
public final class ClosedStreams {

  private ClosedStreams() {}

  public static int rubbish(int n) throws IOException {
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    out.write(new byte[1_000_000]);
    out.flush();
    return 10 / n;
  }

  public static int closed(int n) throws IOException {
    System.out.close();
    System.in.close();
    return 10 / n;
  }
}
