package dev.clew.engine.inputs;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.MethodInfo;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Places of the program where an input is used as an object that was not tried as null, because it
 * is not expected. Null would fail there. Shared by all workers of an exploration.
 */
public final class NullPlaces {

  private static final Comparator<Site> ORDER =
      Comparator.comparing(Site::className)
          .thenComparingInt(Site::line)
          .thenComparing(Site::method);

  private final Set<Site> sites = ConcurrentHashMap.newKeySet();

  /** What the library does counts where the program called it. */
  void add(Frame from) {
    for (Frame at = from; at != null; at = at.caller) {
      MethodInfo method = at.code.method();
      if (at.code.isProgram() && !method.owner().isTrusted()) {
        sites.add(new Site(method.owner().toString(), method.name(), at.code.line(at.insn())));
        return;
      }
    }
  }

  /** All of them so far, by class and line. */
  public List<Site> sites() {
    return sorted(sites);
  }

  /** Some of them, by class and line. */
  public static List<Site> sorted(Set<Site> some) {
    return some.stream().sorted(ORDER).toList();
  }
}
