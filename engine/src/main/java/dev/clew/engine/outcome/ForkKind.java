package dev.clew.engine.outcome;

import java.util.Locale;

/** What code does where there is more than one way to go on. */
public enum ForkKind {
  /** Compares: {@code if}, a loop, a conditional expression. */
  BRANCH,
  /** A {@code switch}. */
  SWITCH,
  /** Divides, which zero ends. */
  DIVISION,
  /** Reads, writes or makes an array. */
  ARRAY,
  /** Uses an object: its fields, or null. */
  OBJECT,
  /** Asks for a type, or casts. */
  TYPE,
  /** Calls: which method, null, or what a model of the called one tells apart. */
  CALL,
  /** The code of the library that the line calls compares. */
  LIBRARY,
  /** Any other. */
  OTHER;

  /** As the results file has it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
