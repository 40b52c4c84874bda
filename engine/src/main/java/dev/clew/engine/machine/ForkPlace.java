package dev.clew.engine.machine;

import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.outcome.ForkSite;
import dev.clew.engine.outcome.Site;
import org.jspecify.annotations.Nullable;

/**
 * Where a decision was taken, as frames have it: cheap to remember, and written down only for paths
 * that end.
 *
 * @param code the innermost method of the program; the library's own where there is none
 * @param at what it executes
 * @param kind what forked
 */
public record ForkPlace(MethodCode code, @Nullable Insn at, ForkKind kind) {

  /** The innermost frame of the program, from the one that forked. */
  static ForkPlace of(Frame forked) {
    @Nullable Frame frame = forked;
    while (frame != null && isLibrary(frame)) {
      frame = frame.makesInput() ? null : frame.caller;
    }
    if (frame == null || frame == forked) {
      return new ForkPlace(forked.code, forked.insn, kind(forked.insn));
    }
    boolean isInCall = frame == forked.caller && !forked.code.method().hasCode();
    return new ForkPlace(frame.code, frame.insn, isInCall ? ForkKind.CALL : ForkKind.LIBRARY);
  }

  private static boolean isLibrary(Frame frame) {
    return !frame.code.isProgram() || frame.code.method().owner().isTrusted();
  }

  private static ForkKind kind(@Nullable Insn insn) {
    return insn == null ? ForkKind.OTHER : insn.forkKind();
  }

  /** For people. */
  public ForkSite site() {
    Site site = new Site(code.method().owner().toString(), code.method().name(), code.line(at));
    return new ForkSite(site, kind, at == null ? -1 : at.position());
  }
}
