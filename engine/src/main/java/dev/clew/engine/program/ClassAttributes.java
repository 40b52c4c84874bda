package dev.clew.engine.program;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/**
 * The attributes of a class file as bytes, and its constant pool: what reflection hands out and
 * nothing else needs. Made anew whenever it is asked for; walks over the file once.
 */
public final class ClassAttributes {

  private static final int CLASS_TAG = 7;
  private static final int STRING_TAG = 8;

  private final ClassReader reader;
  private final char[] buffer;
  private final List<Integer> fields = new ArrayList<>();
  private final List<Integer> methods = new ArrayList<>();
  private final int own;

  private ClassAttributes(byte[] bytes) {
    this.reader = new ClassReader(bytes);
    this.buffer = new char[reader.getMaxStringLength()];
    int at = reader.header + 8 + 2 * reader.readUnsignedShort(reader.header + 6);
    at = members(at, fields);
    this.own = members(at, methods);
  }

  static ClassAttributes read(ClassInfo info) {
    try {
      return new ClassAttributes(info.bytes().get());
    } catch (IOException | RuntimeException e) {
      throw ClassDraftReader.corrupt(info.file(), "Damaged attributes (" + e + ")");
    }
  }

  /** Notes where the attributes of each member begin. */
  private int members(int start, List<Integer> found) {
    int at = start + 2;
    for (int i = reader.readUnsignedShort(start); i > 0; i--) {
      found.add(at + 6);
      at = end(at + 6);
    }
    return at;
  }

  private int end(int table) {
    int at = table + 2;
    for (int i = reader.readUnsignedShort(table); i > 0; i--) {
      at += 6 + reader.readInt(at + 2);
    }
    return at;
  }

  private byte @Nullable [] find(int table, String name) {
    int at = table + 2;
    for (int i = reader.readUnsignedShort(table); i > 0; i--) {
      int length = reader.readInt(at + 2);
      if (name.equals(reader.readUTF8(at, buffer))) {
        return reader.readBytes(at + 6, length);
      }
      at += 6 + length;
    }
    return null;
  }

  /** The content of an attribute of the class itself, null without it. */
  public byte @Nullable [] ofClass(String name) {
    return find(own, name);
  }

  /** The same of the field of an index in {@link ClassInfo#fields}. */
  public byte @Nullable [] ofField(int index, String name) {
    return find(fields.get(index), name);
  }

  /** The same of the method of an index in {@link ClassInfo#methods}. */
  public byte @Nullable [] ofMethod(int index, String name) {
    return find(methods.get(index), name);
  }

  /** The same of a record's component. */
  public byte @Nullable [] ofComponent(int index, String name) {
    int at = record() + 2;
    for (int i = 0; i < index; i++) {
      at = end(at + 4);
    }
    return find(at + 4, name);
  }

  private int record() {
    int at = own + 2;
    while (!"Record".equals(reader.readUTF8(at, buffer))) {
      at += 6 + reader.readInt(at + 2);
    }
    return at + 6;
  }

  /** The text that a Signature attribute holds. */
  public @Nullable String signature(byte @Nullable [] attribute) {
    return attribute == null ? null : utf8(((attribute[0] & 0xFF) << 8) | (attribute[1] & 0xFF));
  }

  /** How many entries the constant pool has, the unused first included. */
  public int poolSize() {
    return reader.getItemCount();
  }

  /** What kind an entry is (JVMS 4.4), 0 for none. */
  public int tag(int index) {
    int at = reader.getItem(index);
    return at == 0 ? 0 : reader.readByte(at - 1);
  }

  /** The text of an entry: a text itself, or the name or text that a class or string refers to. */
  public String utf8(int index) {
    int at = reader.getItem(index);
    int tag = tag(index);
    if (tag == CLASS_TAG || tag == STRING_TAG) {
      return utf8(reader.readUnsignedShort(at));
    }
    byte[] encoded = reader.readBytes(at, 2 + reader.readUnsignedShort(at));
    try {
      return new DataInputStream(new ByteArrayInputStream(encoded)).readUTF();
    } catch (IOException e) {
      throw new IllegalStateException("a text that ASM has read cannot be read", e);
    }
  }

  /** The 32 bits of an int or a float. */
  public int intAt(int index) {
    return reader.readInt(reader.getItem(index));
  }

  /** The 64 bits of a long or a double. */
  public long longAt(int index) {
    return reader.readLong(reader.getItem(index));
  }
}
