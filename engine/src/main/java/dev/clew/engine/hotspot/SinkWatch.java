package dev.clew.engine.hotspot;

import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.SinkHit;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.sink.SinkArgument;
import dev.clew.engine.sink.StringSink;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sees calls of one method that are to be told of. */
public final class SinkWatch {

  /** What a look at a call gave. */
  public enum Look {
    /** All is told; the call goes on. */
    SEEN,
    /** Something has to be decided first. */
    WAITS
  }

  /**
   * A look, and what to go on with where it waits.
   *
   * @param next null also where the machine has forked
   */
  public record Result(Look look, @Nullable Insn next) {
    /** All is told. */
    public static final Result SEEN = new Result(Look.SEEN, null);
  }

  private SinkWatch() {}

  /**
   * Where a call has its arguments.
   *
   * @param receiver of no meaning for a static method
   * @param arguments the receiver left out
   */
  public record Registers(int receiver, List<Integer> arguments) {
    public Registers {
      arguments = List.copyOf(arguments);
    }

    /** In a method's own frame. */
    static Registers of(MethodInfo method) {
      List<Integer> arguments = new ArrayList<>();
      int register = method.isStatic() ? 0 : 1;
      for (JvmType type : method.signature().parameters()) {
        arguments.add(register);
        register += type.slots();
      }
      return new Registers(0, arguments);
    }

    int of(SinkArgument argument) {
      return argument.shape() == SinkArgument.Shape.HELD
          ? receiver
          : arguments.get(argument.index());
    }

    int after(SinkArgument argument) {
      return arguments.get(argument.index() + 1);
    }
  }

  /**
   * Looks at a call.
   *
   * @param f where the arguments are
   * @param at executed once more after a decision
   * @param registers of that frame
   * @param caller the frame that calls
   * @param page that is written to
   */
  public static Result look(
      Machine m,
      Frame f,
      Insn at,
      List<StringSink> sinks,
      Registers registers,
      Frame caller,
      Optional<ResponsePage> page) {
    if (m.initialization().isHaltable()) {
      return Result.SEEN; // no input is there yet
    }
    List<List<Expr>> seen = new ArrayList<>();
    for (StringSink sink : sinks) {
      SinkTexts reader = new SinkTexts(m, f, at);
      List<Expr> texts = reader.read(sink.argument(), registers);
      if (reader.isWaiting()) {
        return new Result(Look.WAITS, reader.next());
      }
      seen.add(texts); // null for null
    }
    for (int i = 0; i < sinks.size(); i++) {
      if (seen.get(i) != null) {
        tell(m, sinks.get(i), seen.get(i), caller, page);
      } else {
        page.ifPresent(written -> written.write(List.of(m.terms().factory().string("null"))));
      }
    }
    return Result.SEEN;
  }

  private static void tell(
      Machine m, StringSink sink, List<Expr> told, Frame caller, Optional<ResponsePage> page) {
    Optional<List<Expr>> before = page.map(ResponsePage::written).orElse(Optional.of(List.of()));
    List<Expr> texts = before.isPresent() ? told : List.of();
    page.ifPresent(written -> written.write(ResponsePage.ended(m.terms(), told, sink.method())));
    List<Backtrace.Element> stack =
        Backtrace.of(caller).elements().stream()
            .filter(element -> !element.method().owner().isJdk())
            .toList();
    if (stack.isEmpty()) {
      return;
    }
    Backtrace.Element place = stack.get(0);
    boolean isDirect = place.method() == caller.code.method();
    int arrival = m.journal().arriveAt(List.of(sink, place));
    m.reach(
        new SinkHit(
            sink,
            texts,
            before.orElse(List.of()),
            page.map(ResponsePage::response).orElse(""),
            m.path(),
            stack,
            isDirect,
            arrival,
            m.journal().halted()));
  }
}
