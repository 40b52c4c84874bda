package dev.clew.replay;

import dev.clew.harness.Wire;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what the harness painted. */
final class PictureReader {

  private static final int DEEPEST = 1_500;

  private final DataInputStream in;
  private int depth;

  private PictureReader(byte[] bytes) {
    this.in = new DataInputStream(new ByteArrayInputStream(bytes));
  }

  /**
   * Of a value; what has no value is {@link Picture.Nothing}.
   *
   * @throws IOException if that is no picture
   */
  static Picture read(byte[] bytes) throws IOException {
    PictureReader reader = new PictureReader(bytes);
    Picture picture = reader.read();
    if (reader.in.available() > 0) {
      throw new IOException("more than a picture");
    }
    return picture;
  }

  /** No deeper than a stack bears: the harness paints fewer objects than that. */
  private Picture read() throws IOException {
    if (++depth > DEEPEST) {
      throw new IOException("a picture of more than " + DEEPEST + " levels");
    }
    Picture picture = read((char) in.readByte());
    depth--;
    return picture;
  }

  private Picture read(char kind) throws IOException {
    return switch (kind) {
      case 'N' -> new Picture.Null();
      case 'P' -> primitive();
      case 'T' -> new Picture.Text(in.readInt(), text());
      case 'R' -> new Picture.Ref(in.readInt());
      case 'E' -> new Picture.EnumConstant(text(), text());
      case 'C' -> new Picture.ClassLiteral(text());
      case 'A' -> new Picture.Array(in.readInt(), text(), elements());
      case 'L' -> new Picture.Elements(in.readInt(), text(), elements());
      case 'M' -> new Picture.Entries(in.readInt(), text(), entries());
      case 'O' -> new Picture.Fields(in.readInt(), text(), fields());
      case 'S' -> new Picture.Spelled(in.readInt(), text(), text());
      case 'X' -> new Picture.Opaque(in.readInt(), text());
      default -> throw new IOException("a picture of unknown kind " + kind);
    };
  }

  private Picture primitive() throws IOException {
    Object value = Wire.read(in);
    return value == null ? new Picture.Nothing() : new Picture.Primitive(value);
  }

  private String text() throws IOException {
    String text = Wire.readMessage(in);
    if (text == null) {
      throw new IOException("a picture without a text");
    }
    return text;
  }

  private List<Picture> elements() throws IOException {
    int count = Wire.readCount(in, 1);
    List<Picture> elements = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      elements.add(read());
    }
    return elements;
  }

  private List<Picture.Entry> entries() throws IOException {
    int count = Wire.readCount(in, 2);
    List<Picture.Entry> entries = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      entries.add(new Picture.Entry(read(), read()));
    }
    return entries;
  }

  private Map<String, Picture> fields() throws IOException {
    int count = Wire.readCount(in, 2);
    Map<String, Picture> fields = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      fields.put(text(), read());
    }
    return fields;
  }
}
