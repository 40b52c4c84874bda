package dev.clew.engine.program;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** One object for each name: classes repeat each other's names many times over. Thread-safe. */
final class NamePool {

  private final ConcurrentHashMap<String, String> pool = new ConcurrentHashMap<>();

  String share(String name) {
    String known = pool.putIfAbsent(name, name);
    return known == null ? name : known;
  }

  @Nullable String shareNullable(@Nullable String name) {
    return name == null ? null : share(name);
  }

  List<String> shareAll(String @Nullable [] names) {
    return names == null ? List.of() : shareAll(List.of(names));
  }

  List<String> shareAll(List<String> names) {
    return names.stream().map(this::share).toList();
  }
}
