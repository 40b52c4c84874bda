package dev.clew.engine.program;

import dev.clew.engine.program.type.JvmType;

/** A field as an instruction names it; its owner is an internal name. */
public record FieldReference(String owner, String name, String descriptor) {

  /** {@code int A.count}. */
  @Override
  public String toString() {
    return JvmType.parse(descriptor) + " " + owner.replace('/', '.') + "." + name;
  }
}
