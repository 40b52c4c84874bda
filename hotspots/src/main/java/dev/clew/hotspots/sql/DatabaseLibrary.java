package dev.clew.hotspots.sql;

import java.util.List;
import org.h2.Driver;

/** What statements are run with. */
public final class DatabaseLibrary {

  private DatabaseLibrary() {}

  /** One class of each jar. */
  public static List<Class<?>> types() {
    return List.of(Driver.class);
  }

  /** Beginnings of the names of its files. */
  public static List<String> contents() {
    return List.of("org/h2/", "META-INF/services/java.sql.Driver");
  }
}
