package dev.clew.engine.inputs;

import dev.clew.engine.hotspot.ResponsePage;
import dev.clew.engine.hotspot.SinkWatch;
import dev.clew.engine.insn.call.Invoke;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.sink.SinkFinder;
import dev.clew.engine.sink.StringSink;
import dev.clew.solver.expr.Expr;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

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
    String name = InputNames.of(m.object(id));
    if (seen.isEmpty()) {
      return sinks == SinkFinder.NONE ? SinkWatch.Result.SEEN : announced(m, f, call, name, method);
    }
    Optional<ResponsePage> page = Optional.empty();
    if (isOfResponse(seen)) {
      page = ResponsePage.behind(m.journal(), name);
      if (page.isEmpty() || !page.get().isMarkup()) {
        return SinkWatch.Result.SEEN;
      }
    }
    f.setInsn(at);
    return SinkWatch.look(m, f, at, seen, registers(call), f, page);
  }

  private static SinkWatch.Registers registers(Invoke call) {
    int[] all = call.arguments();
    return new SinkWatch.Registers(all[0], Arrays.stream(all).skip(1).boxed().toList());
  }

  /** What a response is said to be, and pieces of a page that are no texts. */
  private static SinkWatch.Result announced(
      Machine m, Frame f, Invoke call, String name, MethodInfo method) {
    String type = method.owner().name();
    if (type.endsWith("ServletResponse") && method.name().equals("reset")) {
      new ResponsePage(m.journal(), name).announce(List.of());
    } else if (type.endsWith("ServletResponse")) {
      Optional<Integer> register = announcing(m, f, call, method);
      if (register.isPresent()) {
        List<Expr> text =
            f.sym(register.get()) == null && f.raw[register.get()] != 0
                ? List.of(m.texts().term(f.raw[register.get()]))
                : List.of();
        new ResponsePage(m.journal(), name).announce(text);
      }
    } else if (method.name().matches("write|print|println|append|format|printf")) {
      ResponsePage.behind(m.journal(), name).ifPresent(page -> page.write(List.of()));
    }
    return SinkWatch.Result.SEEN;
  }

  /** The register of a type of contents, where the method says one. */
  private static Optional<Integer> announcing(Machine m, Frame f, Invoke call, MethodInfo method) {
    int[] all = call.arguments();
    if (method.name().equals("setContentType")) {
      return Optional.of(all[1]);
    }
    boolean isHeader = method.name().equals("setHeader") || method.name().equals("addHeader");
    boolean isKnown = isHeader && f.sym(all[1]) == null && f.raw[all[1]] != 0;
    return isKnown
            && m.texts().content(f.raw[all[1]]) instanceof String header
            && header.equalsIgnoreCase("Content-Type")
        ? Optional.of(all[2])
        : Optional.empty();
  }

  private static boolean isOfResponse(List<StringSink> seen) {
    return seen.get(0).follow() == StringSink.Follow.RESPONSE;
  }
}
