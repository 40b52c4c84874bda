package dev.clew.app.cache;

import dev.clew.engine.outcome.Site;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a {@link RecordWriter} of the same build has written. Makes nothing but records and
 * constants of Clew, whatever a file says.
 */
final class RecordReader {

  private static final String CLEW = "dev.clew.";

  private final DataInputStream in;
  private final LineRanks ranks;
  private final List<String> texts = new ArrayList<>();

  RecordReader(DataInputStream in, LineRanks ranks) {
    this.in = in;
    this.ranks = ranks;
  }

  /**
   * Reads a value.
   *
   * @throws IOException if there is none, or not a whole one
   */
  @Nullable Object read() throws IOException {
    return switch (RecordTag.of(in.readByte())) {
      case NULL -> null;
      case TEXT -> text();
      case CONSTANT -> constant();
      case RECORD -> record();
      case LIST -> list();
      case MAP -> map();
      case OPTIONAL -> Optional.ofNullable(read());
      case OPTIONAL_INT ->
          read() instanceof Integer some ? OptionalInt.of(some) : OptionalInt.empty();
      case MOMENT -> Instant.ofEpochMilli(in.readLong());
      case BOOLEAN -> in.readBoolean();
      case INT -> in.readInt();
      case LONG -> in.readLong();
      case BYTE -> in.readByte();
      case SHORT -> in.readShort();
      case CHAR -> in.readChar();
      case FLOAT -> Float.intBitsToFloat(in.readInt());
      case DOUBLE -> Double.longBitsToDouble(in.readLong());
    };
  }

  private String text() throws IOException {
    int number = in.readInt();
    if (number < texts.size()) {
      return texts.get(number);
    }
    int length = in.readInt();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(in.readChar());
    }
    texts.add(text.toString());
    return text.toString();
  }

  private List<@Nullable Object> list() throws IOException {
    List<@Nullable Object> list = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      list.add(read());
    }
    return list;
  }

  private Map<@Nullable Object, @Nullable Object> map() throws IOException {
    Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      Object key = read();
      map.put(key, read());
    }
    return map;
  }

  private Class<?> type() throws IOException {
    String name = text();
    try {
      if (name.startsWith(CLEW)) {
        return Class.forName(name);
      }
    } catch (ClassNotFoundException e) {
      throw new IOException("no type: " + name, e);
    }
    throw new IOException("no type of Clew: " + name);
  }

  private Object constant() throws IOException {
    Class<?> type = type();
    String name = text();
    Object[] constants = type.getEnumConstants();
    return Arrays.stream(constants == null ? new Object[0] : constants)
        .filter(each -> ((Enum<?>) each).name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IOException("no constant: " + name));
  }

  private Object record() throws IOException {
    Class<?> type = type();
    if (!type.isRecord()) {
      throw new IOException("no record: " + type);
    }
    RecordComponent[] components = type.getRecordComponents();
    @Nullable Object[] values = new @Nullable Object[components.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = read();
    }
    try {
      Class<?>[] types =
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      Object made = type.getDeclaredConstructor(types).newInstance(values);
      return made instanceof Site site ? ranks.numbered(site) : made;
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw new IOException("not a " + type, e);
    }
  }
}
