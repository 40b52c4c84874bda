package dev.clew.hotspots.reach;

import dev.clew.engine.boundary.ProgramBoundary;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;

/** Which code is run where strings are followed, and is no code of the JDK. */
record ProgramCode(Program program, ProgramBoundary boundary) {

  static ProgramCode of(Program program) {
    return new ProgramCode(program, new ProgramBoundary(program, /* followsStrings= */ true));
  }

  boolean isRun(MethodInfo method) {
    return isRun(method.owner());
  }

  boolean isRun(ClassInfo type) {
    return !type.isJdk() && !type.isTrusted() && !boundary.isBeyond(type);
  }
}
