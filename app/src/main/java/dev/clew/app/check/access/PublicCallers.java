package dev.clew.app.check.access;

import dev.clew.engine.program.MethodInfo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which public methods call others, by way of any number of methods between. Calls are told by
 * their names and types alone, so that some lead elsewhere: who follows them finds out.
 */
final class PublicCallers {

  /** So many are looked at on the way; what is called by all leads everywhere. */
  private static final int MOST = 400;

  private record Called(String name, String descriptor) {}

  private final CallAccess access;
  private final Map<Called, Set<MethodInfo>> callers = new HashMap<>();

  PublicCallers(CallAccess access) {
    this.access = access;
  }

  void note(MethodInfo caller, String name, String descriptor) {
    callers.computeIfAbsent(new Called(name, descriptor), key -> new LinkedHashSet<>()).add(caller);
  }

  /** The nearest first; not the method itself. */
  List<MethodInfo> of(MethodInfo method) {
    List<MethodInfo> found = new ArrayList<>();
    Set<MethodInfo> seen = new HashSet<>(Set.of(method));
    Deque<MethodInfo> next = new ArrayDeque<>(seen);
    while (!next.isEmpty() && seen.size() < MOST) {
      MethodInfo at = next.remove();
      for (MethodInfo caller :
          callers.getOrDefault(new Called(at.name(), at.descriptor()), Set.of())) {
        if (seen.add(caller)) {
          next.add(caller);
          if (access.isPublic(caller)) {
            found.add(caller);
          }
        }
      }
    }
    return found;
  }
}
