package dev.clew.app.cache;

import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Site;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Writes records of Clew, and what they are made of, for a {@link RecordReader} of the same build.
 * Lines of sites become ranks.
 */
final class RecordWriter {

  /** What a line's number may look like in a text. */
  private static final Pattern LINE = Pattern.compile("(:|line )[0-9]");

  private final DataOutputStream out;
  private final LineRanks ranks;
  private final Map<String, Integer> texts = new HashMap<>();
  private boolean mayTellLines;

  RecordWriter(DataOutputStream out, LineRanks ranks) {
    this.out = out;
    this.ranks = ranks;
  }

  /** Whether a text that was written may tell the number of a line, which nobody maps. */
  boolean mayTellLines() {
    return mayTellLines;
  }

  /** The same of any text, where nobody knows what its author wrote. */
  boolean hasWrittenLines() {
    return texts.keySet().stream().anyMatch(text -> LINE.matcher(text).find());
  }

  /**
   * Writes a value.
   *
   * @throws IllegalArgumentException for one of a type that is not written
   */
  void write(@Nullable Object value) throws IOException {
    if (value == null) {
      tag(RecordTag.NULL);
    } else if (value instanceof String text) {
      tag(RecordTag.TEXT);
      text(text);
    } else if (value instanceof Enum<?> constant) {
      tag(RecordTag.CONSTANT);
      text(constant.getDeclaringClass().getName());
      text(constant.name());
    } else if (value instanceof Record fields) {
      tag(RecordTag.RECORD);
      record(fields instanceof Site site ? ranks.ranked(site) : fields);
    } else if (value instanceof List<?> list) {
      tag(RecordTag.LIST);
      out.writeInt(list.size());
      for (Object each : list) {
        write(each);
      }
    } else if (value instanceof Map<?, ?> map) {
      tag(RecordTag.MAP);
      out.writeInt(map.size());
      for (Map.Entry<?, ?> each : map.entrySet()) {
        write(each.getKey());
        write(each.getValue());
      }
    } else if (value instanceof Optional<?> optional) {
      tag(RecordTag.OPTIONAL);
      write(optional.orElse(null));
    } else if (value instanceof OptionalInt optional) {
      tag(RecordTag.OPTIONAL_INT);
      write(optional.isPresent() ? optional.getAsInt() : null);
    } else if (value instanceof Instant moment) {
      tag(RecordTag.MOMENT);
      out.writeLong(moment.toEpochMilli());
    } else {
      box(value);
    }
  }

  private void box(Object value) throws IOException {
    if (value instanceof Boolean flag) {
      tag(RecordTag.BOOLEAN);
      out.writeBoolean(flag);
    } else if (value instanceof Integer number) {
      tag(RecordTag.INT);
      out.writeInt(number);
    } else if (value instanceof Long number) {
      tag(RecordTag.LONG);
      out.writeLong(number);
    } else if (value instanceof Byte number) {
      tag(RecordTag.BYTE);
      out.writeByte(number);
    } else if (value instanceof Short number) {
      tag(RecordTag.SHORT);
      out.writeShort(number);
    } else if (value instanceof Character unit) {
      tag(RecordTag.CHAR);
      out.writeChar(unit);
    } else if (value instanceof Float number) {
      tag(RecordTag.FLOAT);
      out.writeInt(Float.floatToRawIntBits(number));
    } else if (value instanceof Double number) {
      tag(RecordTag.DOUBLE);
      out.writeLong(Double.doubleToRawLongBits(number));
    } else {
      throw new IllegalArgumentException("not written: " + value.getClass());
    }
  }

  private void record(Record fields) throws IOException {
    if (fields instanceof Reason reason) {
      mayTellLines |= LINE.matcher(reason.detail()).find();
    }
    text(fields.getClass().getName());
    for (RecordComponent component : fields.getClass().getRecordComponents()) {
      try {
        write(component.getAccessor().invoke(fields));
      } catch (IllegalAccessException | InvocationTargetException e) {
        throw new IllegalArgumentException("not written: " + component, e);
      }
    }
  }

  private void tag(RecordTag tag) throws IOException {
    out.writeByte(tag.code());
  }

  /** Each text once; afterwards its number. */
  private void text(String text) throws IOException {
    Integer known = texts.putIfAbsent(text, texts.size());
    out.writeInt(known == null ? texts.size() - 1 : known);
    if (known == null) {
      out.writeInt(text.length());
      out.writeChars(text);
    }
  }
}
