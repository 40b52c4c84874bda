package dev.clew.engine.program.nullness;

/** Names of annotations, which libraries agree on more than on packages. */
final class AnnotationNames {

  private AnnotationNames() {}

  /** The simple name of a descriptor or an internal name. */
  static String simple(String name) {
    String plain = name.endsWith(";") ? name.substring(0, name.length() - 1) : name;
    return plain.substring(Math.max(plain.lastIndexOf('/'), plain.lastIndexOf('$')) + 1);
  }
}
