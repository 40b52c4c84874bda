package dev.clew.models;

import dev.clew.engine.model.Models;

/**
 * {@code Scanner}: matches patterns on buffers, unit by unit, which takes more paths than anybody
 * waits for.
 */
final class ScannerModels {

  private ScannerModels() {}

  static void register(Models models) {
    models.on(
        "java/util/Scanner.<init>(Ljava/lang/String;)V",
        c ->
            c.isNull(1)
                ? c.own()
                : c.machine().unsupported("unknown-scanner", "a Scanner over an unknown text"));
  }
}
