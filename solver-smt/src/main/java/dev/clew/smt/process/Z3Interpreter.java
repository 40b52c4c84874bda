package dev.clew.smt.process;

import com.microsoft.z3.Native;
import com.microsoft.z3.Z3Exception;

/** Z3 through its command interpreter; a context keeps what it was told between calls. */
final class Z3Interpreter implements Interpreter {

  private long context = newContext();

  private static long newContext() {
    long config = Native.mkConfig();
    long made = Native.mkContext(config);
    Native.delConfig(config);
    // Without this Z3 ends the process at the first error instead of reporting it.
    Native.setInternalErrorHandler(made);
    return made;
  }

  @Override
  public String describe() {
    return Native.getFullVersion();
  }

  @Override
  public void reset() {
    Native.delContext(context);
    context = newContext();
  }

  @Override
  public String run(String script) throws ScriptFailure {
    try {
      return Native.evalSmtlib2String(context, script);
    } catch (Z3Exception failure) {
      throw new ScriptFailure(String.valueOf(failure.getMessage()), failure);
    }
  }
}
