package dev.clew.engine.program.path;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Where a URL finds a file beside classes, in the parts of which the JVM's class loaders make one:
 * {@code new URL(new URL(protocol, "", -1, base), name)}.
 *
 * @param protocol {@code file}, {@code jar} or {@code jrt}
 * @param base the root of the packages, encoded
 * @param name the file, encoded
 */
public record ResourceLocation(String protocol, String base, String name) {

  /** ASCII characters that class loaders encode in paths: a bit each, as the JDK has them. */
  private static final long LOW_ENCODED = 0xF800_802D_FFFF_FFFFL;

  private static final long HIGH_ENCODED = 0xB800_0001_7800_0000L;

  static ResourceLocation inFolder(Path folder, String path) {
    return new ResourceLocation("file", encode(canonical(folder)) + "/", encode(path));
  }

  static ResourceLocation inJar(Path jar, String path) {
    return new ResourceLocation("jar", "file:" + encode(canonical(jar)) + "!/", encode(path));
  }

  static ResourceLocation inModule(String module, String path) {
    return new ResourceLocation("jrt", "/" + module + "/", encode(path));
  }

  /** Class loaders follow links in entries of the class path. */
  private static String canonical(Path file) {
    try {
      return file.toFile().getCanonicalPath();
    } catch (IOException e) {
      return file.toAbsolutePath().normalize().toString();
    }
  }

  /** Unit by unit, so that each half of a surrogate pair takes three bytes, as in the JDK. */
  private static String encode(String path) {
    StringBuilder encoded = new StringBuilder();
    for (int i = 0; i < path.length(); i++) {
      char c = path.charAt(i);
      if (c > 0x7FF) {
        escape(encoded, 0xE0 | (c >> 12 & 0x0F));
        escape(encoded, 0x80 | (c >> 6 & 0x3F));
        escape(encoded, 0x80 | (c & 0x3F));
      } else if (c > 0x7F) {
        escape(encoded, 0xC0 | (c >> 6 & 0x1F));
        escape(encoded, 0x80 | (c & 0x3F));
      } else if (isEncoded(c)) {
        escape(encoded, c);
      } else {
        encoded.append(c);
      }
    }
    return encoded.toString();
  }

  private static boolean isEncoded(char ascii) {
    boolean isLow = ascii < 64;
    boolean isPlain = ascii == '/' || Character.isLetterOrDigit(ascii);
    return !isPlain && ((isLow ? LOW_ENCODED >>> ascii : HIGH_ENCODED >>> (ascii - 64)) & 1) != 0;
  }

  private static void escape(StringBuilder encoded, int octet) {
    encoded.append('%');
    encoded.append(Character.forDigit(octet >> 4, 16)).append(Character.forDigit(octet & 15, 16));
  }
}
