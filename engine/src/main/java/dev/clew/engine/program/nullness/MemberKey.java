package dev.clew.engine.program.nullness;

/**
 * A field or method as an instruction names it; the owner may be below the class that declares it.
 *
 * @param owner an internal name
 */
record MemberKey(String owner, String name, String descriptor) {

  /** What it is called, whichever class owns it. */
  String signature() {
    return name + descriptor;
  }
}
