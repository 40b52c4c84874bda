package dev.clew.harness.guard;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;

/**
 * Arguments as native methods see them: a file's own field, a text in native memory. By reflection,
 * as this is compiled outside of {@code java.base} and runs in it. Neither can change between the
 * question and the deed: native code gets a copy of the file, and code under test cannot write to
 * native memory.
 */
final class NativeArguments {

  /** Longer than any path that an operating system takes. */
  private static final int LONGEST_TEXT = 65_536;

  private static final Field FILE_PATH = field(File.class, "path");
  private static final Field NUMBER = field(FileDescriptor.class, "fd");
  private static final Object UNSAFE = unsafe();
  private static final Method GET_BYTE = reader("getByte");
  private static final Method GET_CHAR = reader("getChar");

  private static final String LONG = "\\\\?\\";
  private static final String UNC = LONG + "UNC\\";

  private NativeArguments() {}

  /** Initialises this class as long as nothing is asked. */
  static void prepare() {
    if (path(new File(".")).isEmpty()) {
      throw new IllegalStateException("no path");
    }
  }

  static String path(File file) {
    try {
      return String.valueOf(FILE_PATH.get(file));
    } catch (IllegalAccessException e) {
      throw new SecurityException(e);
    }
  }

  static int number(FileDescriptor file) {
    try {
      return NUMBER.getInt(file);
    } catch (IllegalAccessException e) {
      throw new SecurityException(e);
    }
  }

  /** The bytes before the first zero, each as a character. */
  static String text(long address) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      for (int i = 0; i < LONGEST_TEXT; i++) {
        byte each = (Byte) GET_BYTE.invoke(UNSAFE, address + i);
        if (each == 0) {
          return new String(bytes.toByteArray(), StandardCharsets.ISO_8859_1);
        }
        bytes.write(each);
      }
    } catch (ReflectiveOperationException e) {
      throw new SecurityException(e);
    }
    throw new SecurityException("a path without an end");
  }

  /** The UTF-16 units before the first zero, without what Windows puts before long paths. */
  static String wideText(long address) {
    StringBuilder text = new StringBuilder();
    try {
      for (int i = 0; i < LONGEST_TEXT; i++) {
        char unit = (Character) GET_CHAR.invoke(UNSAFE, address + 2L * i);
        if (unit == 0) {
          String path = text.toString();
          return path.startsWith(UNC)
              ? "\\\\" + path.substring(UNC.length())
              : path.startsWith(LONG) ? path.substring(LONG.length()) : path;
        }
        text.append(unit);
      }
    } catch (ReflectiveOperationException e) {
      throw new SecurityException(e);
    }
    throw new SecurityException("a path without an end");
  }

  private static Field field(Class<?> type, String name) {
    try {
      Field field = type.getDeclaredField(name);
      field.setAccessible(true);
      return field;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The library's own. */
  static Object unsafe() {
    try {
      return Class.forName("jdk.internal.misc.Unsafe").getMethod("getUnsafe").invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Method reader(String name) {
    try {
      return UNSAFE.getClass().getMethod(name, long.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
