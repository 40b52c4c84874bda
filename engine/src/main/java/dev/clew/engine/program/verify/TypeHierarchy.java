package dev.clew.engine.program.verify;

import org.jspecify.annotations.Nullable;

/** What a verifier has to know about classes; loads them, and fails as loading them does. */
public interface TypeHierarchy {

  boolean isInterface(String internalName);

  /** Null for {@code java/lang/Object}. */
  @Nullable String superclass(String internalName);
}
