package dev.clew.harness.guard;

import dev.clew.harness.Nullable;
import java.io.File;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
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

  /** The packages of the JDK that are open to all: a lookup in one of them may define classes. */
  private static final Set<String> OPEN_PACKAGES =
      Collections.unmodifiableSet(new HashSet<>(Arrays.asList("sun.misc", "sun.reflect")));

  /** How the names begin under which native code of the JDK is found. */
  private static final List<String> NATIVE_NAMES =
      Collections.unmodifiableList(
          Arrays.asList(
              "Java_apple_",
              "Java_com_apple_",
              "Java_com_sun_",
              "Java_java_",
              "Java_javax_",
              "Java_jdk_",
              "Java_sun_"));

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
    return isOf(type.getClassLoader());
  }

  private static boolean isOf(@Nullable ClassLoader loader) {
    return loader == null || loader == ClassLoader.getSystemClassLoader().getParent();
  }

  /** Whether a class of another loader's would be linked to native code of the JDK's. */
  static boolean areTakenBy(@Nullable ClassLoader loader, String name) {
    return !isOf(loader) && NATIVE_NAMES.stream().anyMatch(name::startsWith);
  }

  /** Whether everybody may look into a class of the JDK. */
  static boolean isOpen(Class<?> type) {
    String name = type.getName();
    int end = name.lastIndexOf('.');
    return areOf(type) && end > 0 && OPEN_PACKAGES.contains(name.substring(0, end));
  }

  /** Whether a constructor of a superclass is one that any subclass could call. */
  static boolean letConstruct(Class<?> type, Constructor<?> constructor) {
    Class<?> owner = constructor.getDeclaringClass();
    int open = Modifier.PUBLIC | Modifier.PROTECTED;
    boolean isOpen = !areOf(owner) || (constructor.getModifiers() & open) != 0;
    return isOpen && owner.isAssignableFrom(type);
  }
}
