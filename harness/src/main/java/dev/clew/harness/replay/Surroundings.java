package dev.clew.harness.replay;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/** What a call finds in the JVM and may change: streams, properties, defaults. */
final class Surroundings {

  private final Properties properties = (Properties) System.getProperties().clone();
  private final Locale locale = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();

  /** As they were when this was made, with new streams. */
  Printed restore(String input) {
    System.setProperties((Properties) properties.clone());
    Locale.setDefault(locale);
    TimeZone.setDefault(zone);
    Thread.setDefaultUncaughtExceptionHandler(null);
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1)));
    Printed printed = new Printed();
    try {
      PrintStream stream = new PrintStream(printed, true, "UTF-8");
      System.setOut(stream);
      System.setErr(stream);
    } catch (UnsupportedEncodingException e) {
      throw new IllegalStateException(e);
    }
    return printed;
  }

  /** Keeps the beginning of what is printed: a flood costs time, not memory. */
  static final class Printed extends OutputStream {

    private static final int MOST = 4_096;

    private final byte[] bytes = new byte[MOST];
    private int count;

    @Override
    public synchronized void write(int one) {
      if (count < MOST) {
        bytes[count++] = (byte) one;
      }
    }

    @Override
    public synchronized void write(byte[] more, int from, int length) throws IOException {
      int taken = Math.min(length, MOST - count);
      System.arraycopy(more, from, bytes, count, taken);
      count += taken;
    }

    synchronized String text() {
      return new String(bytes, 0, count, StandardCharsets.UTF_8);
    }
  }
}
