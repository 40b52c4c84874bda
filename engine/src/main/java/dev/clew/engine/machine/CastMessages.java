package dev.clew.engine.machine;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.program.ClassInfo;
import org.jspecify.annotations.Nullable;

/** What HotSpot says when a cast fails. */
public final class CastMessages {

  private CastMessages() {}

  public static String of(RuntimeClass from, RuntimeClass to) {
    String source = from.name();
    String target = to.name();
    String whereSource = where(from);
    String whereTarget = where(to);
    String places =
        whereSource.equals(whereTarget)
            ? source + " and " + target + " are in " + whereSource
            : source + " is in " + whereSource + "; " + target + " is in " + whereTarget;
    return "class " + source + " cannot be cast to class " + target + " (" + places + ")";
  }

  private static String where(RuntimeClass type) {
    RuntimeClass element = type;
    while (element.isArray()) {
      element = element.component();
    }
    @Nullable ClassInfo info = element.infoOrNull();
    if (info == null) {
      return "module java.base of loader 'bootstrap'";
    }
    return info.isJdk()
        ? "module " + info.file().module() + " of loader 'bootstrap'"
        : "unnamed module of loader 'app'";
  }
}
