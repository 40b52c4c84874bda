package dev.clew.engine.program.nullness;

/** What annotations say of a parameter, a field or a result. */
enum NullMark {
  NULLABLE,
  NON_NULL,
  NONE
}
