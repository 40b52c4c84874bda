package dev.clew.engine.program;

import dev.clew.engine.program.type.JvmType;

/**
 * Where HotSpot's versions differ in what they say of the same problem. Compared with 17 and 25;
 * where a change came between the two and nothing tells when, the newer one counts as its date.
 *
 * @param feature the version, such as 17
 */
record HotSpotDialect(int feature) {

  private static final int NAMES_MISSING_FIELDS = 21;
  private static final int NAMES_PERMITTED_SUBCLASSES = 25;
  private static final int SHOWS_CONFLICTS_TO_INTERFACES = 25;

  String missingField(FieldReference reference) {
    return feature >= NAMES_MISSING_FIELDS
        ? "Class %s does not have member field '%s %s'"
            .formatted(
                reference.owner().replace('/', '.'),
                JvmType.parse(reference.descriptor()),
                reference.name())
        : reference.name();
  }

  String notPermitted(String name, ClassInfo above) {
    String subclass = name.replace('/', '.');
    if (feature >= NAMES_PERMITTED_SUBCLASSES) {
      return "Failed listed permitted subclass check: class %s is not a permitted subclass of %s"
          .formatted(subclass, above);
    }
    return above.isInterface()
        ? "class %s cannot implement sealed interface %s".formatted(subclass, above)
        : "class %s cannot inherit from sealed class %s".formatted(subclass, above);
  }

  /**
   * Whether invokeinterface throws AbstractMethodError when superinterfaces disagree. The
   * specification wants IncompatibleClassChangeError, which is what invokevirtual has always thrown
   * (JDK-8356942).
   */
  boolean hidesConflictsFromInterfaces() {
    return feature < SHOWS_CONFLICTS_TO_INTERFACES;
  }
}
