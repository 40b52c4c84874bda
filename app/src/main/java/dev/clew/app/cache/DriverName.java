package dev.clew.app.cache;

import dev.clew.engine.program.ClassInfo;
import java.util.Optional;

/**
 * The name of the class that was generated for a target, if one was: it is numbered, and another
 * run has another number for the same.
 */
record DriverName(Optional<String> name) {

  /** Stands for the name, with dots and with slashes; no text has it otherwise. */
  private static final String DOTTED = "\0driver.";

  private static final String SLASHED = "\0driver/";

  static final DriverName NONE = new DriverName(Optional.empty());

  static DriverName of(ClassInfo owner) {
    return owner.file().isGenerated() ? new DriverName(Optional.of(owner.name())) : NONE;
  }

  String hide(String text) {
    return name.map(own -> text.replace(dotted(own), DOTTED).replace(own, SLASHED)).orElse(text);
  }

  String show(String text) {
    return name.map(own -> text.replace(DOTTED, dotted(own)).replace(SLASHED, own)).orElse(text);
  }

  private static String dotted(String own) {
    return own.replace('/', '.');
  }
}
