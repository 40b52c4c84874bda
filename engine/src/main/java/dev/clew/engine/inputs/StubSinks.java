package dev.clew.engine.inputs;

import dev.clew.engine.hotspot.ResponsePage;
import dev.clew.engine.hotspot.SinkWatch;
import dev.clew.engine.insn.array.ElementSorts;
import dev.clew.engine.insn.call.Invoke;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.sink.SinkFinder;
import dev.clew.engine.sink.StringSink;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells of calls on stubs that hand strings to interpreters. */
final class StubSinks {

  private static final Pattern WRITES = Pattern.compile("write|print|println|append|format|printf");

  private final SinkFinder sinks;

  StubSinks(SinkFinder sinks) {
    this.sinks = sinks;
  }

  /** Looks at a call on a stub before it is answered; it goes on unless the result waits. */
  SinkWatch.Result look(Machine m, Frame f, Insn at, int id, MethodInfo method) {
    String name = InputNames.of(m.object(id));
    if (!(at instanceof Invoke call) || !isOfProgram(f)) {
      if (sinks != SinkFinder.NONE && WRITES.matcher(method.name()).matches()) { // by a wrapper
        ResponsePage.behind(m.journal(), name).ifPresent(page -> page.write(List.of()));
      }
      return SinkWatch.Result.SEEN;
    }
    List<StringSink> seen = sinks.of(method);
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

  /** Whether the program calls, itself or by reflection. */
  private static boolean isOfProgram(Frame f) {
    Frame each = f;
    boolean isReflective = each.caller != null && isReflection(each.caller);
    while (isReflective && each.caller != null && isReflection(each.caller)) {
      each = each.caller;
    }
    Frame calling = isReflective ? each.caller : f;
    return calling != null && calling.code.isProgram();
  }

  private static boolean isReflection(Frame f) {
    String owner = f.code.method().owner().name();
    return owner.equals("java/lang/reflect/Method") || owner.startsWith("jdk/internal/reflect/");
  }

  private static SinkWatch.Registers registers(Invoke call) {
    int[] all = call.arguments();
    return new SinkWatch.Registers(all[0], Arrays.stream(all).skip(1).boxed().toList());
  }

  /** What a response is said to be, and pieces of a page that are no texts. */
  private static SinkWatch.Result announced(
      Machine m, Frame f, Invoke call, String name, MethodInfo method) {
    String type = method.owner().name();
    if (type.endsWith("ServletResponse") && method.name().startsWith("reset")) {
      new ResponsePage(m.journal(), name).announce(List.of());
      new ResponsePage(m.journal(), name).write(List.of());
    } else if (type.endsWith("ServletResponse")) {
      Optional<Integer> register = announcing(m, f, call, method);
      if (register.isPresent()) {
        List<Expr> text =
            f.sym(register.get()) == null && f.raw[register.get()] != 0
                ? List.of(m.texts().term(f.raw[register.get()]))
                : List.of();
        new ResponsePage(m.journal(), name).announce(text);
      }
    } else if (WRITES.matcher(method.name()).matches()) {
      List<Expr> texts = plain(m, f, registers(call), method);
      ResponsePage.behind(m.journal(), name).ifPresent(page -> page.write(texts));
    }
    return SinkWatch.Result.SEEN;
  }

  /** The text of a number, a truth value or a unit that is written; empty where there is none. */
  private static List<Expr> plain(
      Machine m, Frame f, SinkWatch.Registers registers, MethodInfo method) {
    List<JvmType> types = method.signature().parameters();
    List<Expr> texts = new ArrayList<>();
    if (types.isEmpty()) {
      texts.add(m.terms().factory().string(""));
    } else if (types.size() == 1
        && types.get(0).kind().isPrimitive()
        && !method.owner().name().endsWith("Stream")) {
      int register = registers.arguments().get(0);
      JvmType.Kind kind = types.get(0).kind();
      Expr value = m.terms().of(ElementSorts.of(types.get(0)), f.raw[register], f.sym(register));
      texts.add(m.terms().written(method.name().equals("write") ? JvmType.Kind.CHAR : kind, value));
    }
    return ResponsePage.ended(m.terms(), texts, method.name());
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
