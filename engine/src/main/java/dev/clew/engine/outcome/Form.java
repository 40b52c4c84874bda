package dev.clew.engine.outcome;

/** How an object of the library shows what it holds. */
public enum Form {
  /** One element after the other. */
  ELEMENTS,
  /** Keys and values in turn. */
  ENTRIES,
  /** One object, or none. */
  OPTIONAL,
  /** It is told by a text. */
  TEXT,
  /** It is told by the call that makes it, and by what that is given. */
  CALL
}
