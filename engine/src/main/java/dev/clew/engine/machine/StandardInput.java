package dev.clew.engine.machine;

import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a path has read from standard input, newest first; states share it.
 *
 * @param last the last byte that was read, as registers hold bytes; null if there is none
 * @param count how many were read
 * @param isAtEnd whether there are no more
 */
public record StandardInput(
    @Nullable StandardInput before, @Nullable Expr last, int count, boolean isAtEnd) {

  /** How it is called among the inputs. */
  public static final String NAME = "System.in";

  /** Nothing has been read yet. */
  public static final StandardInput START = new StandardInput(null, null, 0, /* isAtEnd= */ false);

  public StandardInput then(Expr next) {
    return new StandardInput(this, next, count + 1, /* isAtEnd= */ false);
  }

  public StandardInput atEnd() {
    return new StandardInput(before, last, count, /* isAtEnd= */ true);
  }

  /** In the order in which they were read. */
  public List<Expr> bytes() {
    List<Expr> bytes = new ArrayList<>();
    for (StandardInput node = this; node != null; node = node.before) {
      if (node.last != null) {
        bytes.add(node.last);
      }
    }
    Collections.reverse(bytes);
    return bytes;
  }
}
