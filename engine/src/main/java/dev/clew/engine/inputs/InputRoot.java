package dev.clew.engine.inputs;

import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;

/** An input as it was when the method began. */
public record InputRoot(String name, JvmType type, long raw, @Nullable Object sym) {}
