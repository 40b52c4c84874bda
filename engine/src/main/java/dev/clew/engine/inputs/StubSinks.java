package dev.clew.engine.inputs;

import dev.clew.engine.hotspot.SinkWatch;
import dev.clew.engine.insn.call.Invoke;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.sink.SinkFinder;
import dev.clew.engine.sink.StringSink;
import java.util.ArrayList;
import java.util.List;

/** Tells of calls on stubs that hand strings to interpreters. */
final class StubSinks {

  private final SinkFinder sinks;

  StubSinks(SinkFinder sinks) {
    this.sinks = sinks;
  }

  /** Looks at a call on a stub before it is answered; it goes on unless the result waits. */
  SinkWatch.Result look(Machine m, Frame f, Insn at, int id, MethodInfo method) {
    if (!(at instanceof Invoke call) || !f.code.isProgram()) {
      return SinkWatch.Result.SEEN;
    }
    List<StringSink> seen = sinks.of(method);
    if (seen.isEmpty() || (isOfResponse(seen) && !isGivenByResponse(InputNames.of(m.object(id))))) {
      return SinkWatch.Result.SEEN;
    }
    List<Integer> registers = new ArrayList<>();
    int[] all = call.arguments();
    for (int i = 1; i < all.length; i++) {
      registers.add(all[i]);
    }
    f.setInsn(at);
    return SinkWatch.look(m, f, at, seen, registers, f);
  }

  private static boolean isOfResponse(List<StringSink> seen) {
    return seen.get(0).follow() == StringSink.Follow.RESPONSE;
  }

  private static boolean isGivenByResponse(String name) {
    return name.contains(".getWriter(") || name.contains(".getOutputStream(");
  }
}
