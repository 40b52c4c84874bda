package dev.clew.hotspots.sql;

import java.util.Locale;
import java.util.Optional;

/** What the lexers of databases differ in. Settings are those that a database has when new. */
public enum SqlDialect {
  ANSI("REGULAR"),
  MYSQL("MySQL"),
  POSTGRESQL("PostgreSQL"),
  ORACLE("Oracle"),
  SQLSERVER("MSSQLServer"),
  H2("REGULAR"),
  /**
   * The query languages of JPA and Hibernate: SQL's literals, but {@code select} may be missing.
   */
  JPQL("REGULAR");

  private final String mode;

  SqlDialect(String mode) {
    this.mode = mode;
  }

  /** The dialect of a name; the empty name is {@link #ANSI}. */
  public static Optional<SqlDialect> named(String name) {
    if (name.isEmpty()) {
      return Optional.of(ANSI);
    }
    for (SqlDialect dialect : values()) {
      if (dialect.name().toLowerCase(Locale.ROOT).equals(name)) {
        return Optional.of(dialect);
      }
    }
    return Optional.empty();
  }

  /** H2's mode that comes closest. */
  String mode() {
    return mode;
  }

  /** Whether a backslash takes the meaning from the unit after it, in a plain literal. */
  boolean escapesByBackslash() {
    return this == MYSQL;
  }

  /** Whether "…" is a literal and not a name. */
  boolean doubleQuotesAreLiterals() {
    return this == MYSQL || this == JPQL;
  }

  /** Whether `…` is a name. */
  boolean hasBackticks() {
    return this == MYSQL || this == H2;
  }

  /** Whether […] is a name. */
  boolean hasBrackets() {
    return this == SQLSERVER;
  }

  /** Whether $tag$…$tag$ is a literal. */
  boolean hasDollarQuotes() {
    return this == POSTGRESQL || this == H2;
  }

  /** Whether q'[…]' is a literal. */
  boolean hasDelimiterQuotes() {
    return this == ORACLE;
  }

  /**
   * Whether E'…' is a literal with backslashes: it is none of the standard's, and nobody else's.
   */
  boolean hasEscapeStrings() {
    return this == POSTGRESQL || this == ANSI;
  }

  /** Whether # starts a comment. */
  boolean hasHashComments() {
    return this == MYSQL;
  }

  /** Whether // starts a comment. */
  boolean hasSlashComments() {
    return this == H2;
  }

  /** Whether -- starts a comment only with a space or control unit behind it. */
  boolean dashesNeedSpace() {
    return this == MYSQL;
  }

  /** Whether a comment may stand inside a comment. */
  boolean nestsComments() {
    return this == POSTGRESQL || this == SQLSERVER || this == H2;
  }

  /** Whether what stands in {@code /*! … *}{@code /} is run. */
  boolean runsComments() {
    return this == MYSQL;
  }
}
