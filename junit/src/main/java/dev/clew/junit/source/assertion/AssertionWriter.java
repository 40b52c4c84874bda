package dev.clew.junit.source.assertion;

import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;

/** Adds assertions to a test. */
final class AssertionWriter {

  private final TypeNames names;
  private final JUnitVersion version;
  private final Draft draft;
  private boolean resultIsNamed;

  /**
   * @param isResult whether the first thing that gets a name is what the call returned
   */
  AssertionWriter(TypeNames names, JUnitVersion version, Draft draft, boolean isResult) {
    this.resultIsNamed = !isResult;
    this.names = names;
    this.version = version;
    this.draft = draft;
  }

  /** One of JUnit's, by its name. */
  void add(String method, Code... arguments) {
    draft.add(Code.call(names.assertion(version, method), arguments));
  }

  /** A variable for something that more than one assertion is about. */
  SourceValue named(SourceValue actual) throws UntellableException {
    if (actual.kind() == SourceValue.Kind.VARIABLE) {
      return actual;
    }
    String simple = actual.type().substring(actual.type().lastIndexOf('.') + 1);
    String stem = simple.substring(simple.lastIndexOf('$') + 1).replace("[]", "s");
    String name = isFirst() ? "result" : draft.name(Identifiers.decapitalised(stem));
    draft.add(names.wild(actual.type()) + " " + name + " =", actual.code());
    return SourceValue.variable(name, actual.type());
  }

  private boolean isFirst() {
    boolean first = !resultIsNamed;
    resultIsNamed = true;
    return first;
  }
}
