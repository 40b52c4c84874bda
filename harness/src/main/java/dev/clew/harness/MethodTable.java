package dev.clew.harness;

import java.io.DataInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The methods that a class declares, from its file: reflection names none of them where the type of
 * one parameter or result is missing.
 */
final class MethodTable {

  private static final int HEADER = 8;
  private static final int UTF8 = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int METHOD_HANDLE = 15;

  private final List<String> names = new ArrayList<>();
  private final List<String> descriptors = new ArrayList<>();

  private MethodTable() {}

  /** Reads the file of a class where its loader finds it. */
  static MethodTable of(Class<?> type) throws IOException {
    String path = type.getName().replace('.', '/') + ".class";
    ClassLoader loader = type.getClassLoader();
    InputStream file =
        loader == null
            ? ClassLoader.getSystemResourceAsStream(path)
            : loader.getResourceAsStream(path);
    if (file == null) {
      throw new FileNotFoundException(path);
    }
    MethodTable table = new MethodTable();
    try (DataInputStream in = new DataInputStream(file)) {
      table.read(in);
    }
    return table;
  }

  /** The descriptors of the methods of a name. */
  List<String> descriptors(String name) {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equals(name)) {
        found.add(descriptors.get(i));
      }
    }
    return found;
  }

  private void read(DataInputStream in) throws IOException {
    skip(in, HEADER);
    String[] texts = texts(in);
    skip(in, 6);
    skip(in, 2 * in.readUnsignedShort());
    for (int i = in.readUnsignedShort(); i > 0; i--) {
      skip(in, 6);
      attributes(in);
    }
    for (int i = in.readUnsignedShort(); i > 0; i--) {
      skip(in, 2);
      names.add(texts[in.readUnsignedShort()]);
      descriptors.add(texts[in.readUnsignedShort()]);
      attributes(in);
    }
  }

  private static String[] texts(DataInputStream in) throws IOException {
    String[] texts = new String[in.readUnsignedShort()];
    for (int i = 1; i < texts.length; i++) {
      int tag = in.readUnsignedByte();
      texts[i] = "";
      if (tag == UTF8) {
        texts[i] = in.readUTF();
      } else if (tag == LONG || tag == DOUBLE) {
        skip(in, 8);
        i++; // it takes two
      } else {
        boolean isShort = tag == 7 || tag == 8 || tag == 16 || tag == 19 || tag == 20;
        skip(in, isShort ? 2 : tag == METHOD_HANDLE ? 3 : 4);
      }
    }
    return texts;
  }

  private static void attributes(DataInputStream in) throws IOException {
    for (int i = in.readUnsignedShort(); i > 0; i--) {
      skip(in, 2);
      skip(in, in.readInt());
    }
  }

  private static void skip(DataInputStream in, int count) throws IOException {
    in.readFully(new byte[count]);
  }
}
