package dev.clew.models.text;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.PathMemory;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The language of a {@code Locale}, which decides how letters change their case. */
public final class CaseLocale {

  private static final Set<String> OWN_RULES = Set.of("tr", "az", "lt");

  private CaseLocale() {}

  /** Null if it is not known. */
  public static @Nullable String language(PathMemory m, long locale) {
    Instance object = m.instance(locale);
    long base = object.raw(object.type().field("baseLocale").slot());
    if (object.input() != null || base == 0) {
      return null;
    }
    Instance parts = m.instance(base);
    return m.textOrNull(parts.raw(parts.type().field("language").slot()));
  }

  public static boolean hasOwnRules(String language) {
    return OWN_RULES.contains(language);
  }
}
