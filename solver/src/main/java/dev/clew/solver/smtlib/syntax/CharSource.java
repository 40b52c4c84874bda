package dev.clew.solver.smtlib.syntax;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * The characters of a script one by one, and where they stand.
 *
 * <p>Reads no further than it is asked to, so that a script typed by a person or a program is
 * answered command by command. Line ends are LF, CR and CR LF. Throws {@link UncheckedIOException}.
 */
public final class CharSource {

  public static final int END = -1;

  /** Stands for bytes that are no text; Unicode will never have such a character. */
  public static final char NO_TEXT = '\uFFFF';

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final String file;
  private final Reader reader;
  private final char[] buffer = new char[1 << 13];
  private int next;
  private int limit;
  private int line = 1;
  private int column = 1;
  private boolean afterReturn;
  private boolean started;

  /** Reads UTF-8, and {@link #NO_TEXT} where it is not. */
  public static Reader decode(InputStream bytes) {
    return new InputStreamReader(
        bytes,
        StandardCharsets.UTF_8
            .newDecoder()
            .replaceWith(String.valueOf(NO_TEXT))
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE));
  }

  public CharSource(String file, Reader reader) {
    this.file = file;
    this.reader = reader;
  }

  /** Where the next character stands. */
  public ScriptPosition position() {
    return new ScriptPosition(file, line, column);
  }

  /** The next character, which stays next, or {@link #END}. */
  public int peek() {
    if (next == limit && !fill()) {
      return END;
    }
    if (!started) {
      started = true;
      if (buffer[next] == BYTE_ORDER_MARK) {
        next++;
        return peek();
      }
    }
    return buffer[next];
  }

  /** Takes the next character. */
  public int take() {
    int c = peek();
    if (c != END) {
      next++;
      advance((char) c);
    }
    return c;
  }

  private void advance(char c) {
    boolean endsReturn = afterReturn && c == '\n';
    afterReturn = c == '\r';
    if (endsReturn) {
      return;
    }
    if (c == '\n' || c == '\r') {
      line++;
      column = 1;
    } else if (!Character.isLowSurrogate(c)) {
      column++;
    }
  }

  private boolean fill() {
    try {
      int count = reader.read(buffer, 0, buffer.length);
      next = 0;
      limit = Math.max(count, 0);
      return count > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
