package dev.clew.subjects;

/** An interface that nobody implements: its methods return anything. */
final class Stubs {

  private Stubs() {}

  interface Source {
    int next();
  }

  static int positive(Source source) { // paths 3
    if (source.next() > 0) { // throws NullPointerException 1: source == null
      return 1; // returns 1: source.next() > 0
    }
    return 0; // returns 1: source.next() <= 0
  }

  /* Two calls need not agree. */
  static int changes(Source source) { // paths 3
    if (source == null) {
      return -1; // returns 1: source == null
    }
    int first = source.next();
    return first == source.next() ? 0 : 1; // returns 1: source.next() == source.next(); returns 1: source.next() != source.next()
  }
}
