package dev.clew.junit.source.assertion;

import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;

/**
 * Asserts that a call does not end, in a thread of its own that keeps nobody else from ending. It
 * waits for a second: that the call never ends was proven otherwise.
 */
public final class EndlessWriter {

  private static final String MILLIS = "1000";

  private final TypeNames names;
  private final JUnitVersion version;
  private final Draft draft;

  public EndlessWriter(TypeNames names, JUnitVersion version, Draft draft) {
    this.names = names;
    this.version = version;
    this.draft = draft;
  }

  public void write(SourceValue call, MethodInfo target) {
    String type = names.imported("java.lang.Thread");
    String thread = draft.name("call");
    draft.add(type + " " + thread + " =", Code.call("new " + type, task(call, target)));
    draft.add(Code.call(thread + ".setDaemon", Code.of("true")));
    draft.add(Code.call(thread + ".start"));
    draft.add(Code.call(thread + ".join", Code.of(MILLIS)));
    draft.add(Code.call(names.assertion(version, "assertTrue"), Code.call(thread + ".isAlive")));
    draft.mayThrow(Draft.Thrown.EXCEPTION);
  }

  /** A task may not throw what a method declares, but an assertion may. */
  private Code task(SourceValue call, MethodInfo target) {
    Code body = new Code.Prefixed("() ->", call.code());
    if (target.exceptions().isEmpty()) {
      return body;
    }
    Code any = Code.of(names.imported("java.lang.Throwable") + ".class");
    return new Code.Prefixed(
        "() ->", Code.call(names.assertion(version, "assertThrows"), any, body));
  }
}
