package dev.clew.solver.strings;

import dev.clew.solver.language.CharSet;

/** What {@code String.strip} takes away: no code point beyond the units is white space. */
final class Whitespace {

  static final CharSet UNITS = CharSet.where(Character::isWhitespace);

  private Whitespace() {}
}
