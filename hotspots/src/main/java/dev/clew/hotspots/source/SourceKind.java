package dev.clew.hotspots.source;

/** Who decides what an input is. */
public enum SourceKind {
  /** Whoever calls the method. */
  PARAMETERS,
  /** Whoever sends a request: its parameters, headers, cookies, body and path. */
  WEB,
  /** What the receiver holds when the call begins. */
  FIELDS,
  /** Standard input, and what sockets receive. */
  INPUT,
  /** Variables of the environment and properties of the system. */
  ENVIRONMENT,
  /** What a database, a directory, a queue or a service answers. */
  DATABASE,
  /** Anything else that the program asks its surroundings for. */
  SURROUNDINGS,
  /** Parameters and fields that are a whole sentence, which callers hand over on purpose. */
  SENTENCES
}
