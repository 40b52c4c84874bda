package dev.clew.models.text;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A charset that writes the units up to a largest one as single bytes. */
enum ByteEncoding {
  UTF_8('\u007F'),
  LATIN_1('\u00FF'),
  ASCII('\u007F');

  private final char last;

  ByteEncoding(char last) {
    this.last = last;
  }

  /** The largest unit that is one byte. */
  char last() {
    return last;
  }

  /** The texts whose units are single bytes. */
  Language singles() {
    return Language.star(Language.chars(CharSet.range('\0', last)));
  }

  /** That of an argument: a {@code Charset}, or its name; null for others. */
  static @Nullable ByteEncoding of(Call c, int argument) {
    if (c.isNull(argument)) {
      return null;
    }
    if (!c.isText(argument)) {
      return named(c.memory().classOf(c.id(argument)).name());
    }
    String name = c.known(argument);
    return name == null
        ? null
        : switch (name.toUpperCase(Locale.ROOT)) {
          case "UTF-8", "UTF8" -> UTF_8;
          case "ISO-8859-1", "ISO8859_1", "LATIN1" -> LATIN_1;
          case "US-ASCII", "ASCII" -> ASCII;
          default -> null;
        };
  }

  private static @Nullable ByteEncoding named(String className) {
    return switch (className) {
      case "sun.nio.cs.UTF_8" -> UTF_8;
      case "sun.nio.cs.ISO_8859_1" -> LATIN_1;
      case "sun.nio.cs.US_ASCII" -> ASCII;
      default -> null;
    };
  }

  /** That of the default charset; null for others, and before the program has asked for it. */
  static @Nullable ByteEncoding standard(PathMemory m) {
    RuntimeClass type = m.type(JvmType.ofClass("java/nio/charset/Charset"));
    if (!m.isInitialized(type)) {
      return null;
    }
    for (FieldInfo field : type.info().fields()) {
      if (field.isStatic() && field.name().equals("defaultCharset")) {
        long charset = m.statics(type).raw(field.slot());
        return charset == 0 ? null : named(m.classOf(charset).name());
      }
    }
    return null;
  }
}
