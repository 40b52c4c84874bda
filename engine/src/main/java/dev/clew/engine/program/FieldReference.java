package dev.clew.engine.program;

/** A field as an instruction names it; its owner is an internal name. */
public record FieldReference(String owner, String name, String descriptor) {}
