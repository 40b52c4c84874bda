package dev.clew.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of Clew that is running, as the build recorded it. */
public final class ClewVersion {
  private ClewVersion() {}

  /** For example {@code 0.1.0-SNAPSHOT}; the same from a jar and from a folder of classes. */
  public static String current() {
    Properties properties = new Properties();
    try (InputStream in = ClewVersion.class.getResourceAsStream("version.properties")) {
      if (in == null) {
        throw new IllegalStateException("version.properties is missing from the class path");
      }
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version", "unknown");
  }
}
