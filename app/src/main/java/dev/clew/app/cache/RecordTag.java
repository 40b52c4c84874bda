package dev.clew.app.cache;

/** What comes next in the file of a record. */
enum RecordTag {
  NULL,
  TEXT,
  CONSTANT,
  RECORD,
  LIST,
  MAP,
  OPTIONAL,
  BOOLEAN,
  INT,
  LONG,
  BYTE,
  SHORT,
  CHAR,
  FLOAT,
  DOUBLE
}
