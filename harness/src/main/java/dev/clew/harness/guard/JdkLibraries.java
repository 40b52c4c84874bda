package dev.clew.harness.guard;

import java.io.File;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** Native code that comes with the JDK and was looked at, native method by native method. */
final class JdkLibraries {

  /** Without what an operating system puts around the name. */
  private static final Set<String> REVIEWED =
      Collections.unmodifiableSet(
          new HashSet<>(
              Arrays.asList(
                  "awt",
                  "awt_headless",
                  "extnet",
                  "fontmanager",
                  "freetype",
                  "instrument",
                  "java",
                  "javajpeg",
                  "jaas",
                  "jimage",
                  "jsound",
                  "lcms",
                  "management",
                  "management_agent",
                  "management_ext",
                  "mlib_image",
                  "net",
                  "nio",
                  "prefs",
                  "rmi",
                  "sunmscapi",
                  "verify",
                  "zip")));

  /** Where they are. Read before code under test can change the property. */
  private static final String HOME =
      AccessRules.canonical(System.getProperty("sun.boot.library.path", "")) + File.separator;

  private JdkLibraries() {}

  /** Initialises this class as long as properties are what the JVM made them. */
  static boolean areKnown() {
    return HOME.length() > 1;
  }

  /** Whether a library is one of the JDK's that this knows. */
  static boolean areReviewed(String path) {
    File file = new File(AccessRules.canonical(path));
    String folder = file.getParent() + File.separator;
    return folder.startsWith(HOME) && REVIEWED.contains(plainName(file.getName()));
  }

  /** Of {@code libnet.so}, {@code libnet.dylib} and {@code net.dll}: {@code net}. */
  private static String plainName(String file) {
    int end = file.lastIndexOf('.');
    String name = end < 0 ? file : file.substring(0, end);
    return name.startsWith("lib") ? name.substring("lib".length()) : name;
  }

  /** Whether a class is the JDK's: loaders of the code under test are made after the JDK's own. */
  static boolean areOf(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getSystemClassLoader().getParent();
  }
}
