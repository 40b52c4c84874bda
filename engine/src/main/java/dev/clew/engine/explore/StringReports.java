package dev.clew.engine.explore;

import dev.clew.engine.explore.frontier.Frontier;
import dev.clew.engine.explore.frontier.Node;
import dev.clew.engine.explore.report.PathReport;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.machine.Ending;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.OpenReferences;
import dev.clew.engine.machine.SinkHit;
import dev.clew.engine.machine.State;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.semantics.StringTooLong;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells an observer what a machine has come to. */
final class StringReports {

  private final StringObserver observer;
  private final PathReport report;
  private final Findings findings;

  StringReports(StringObserver observer, PathReport report, Findings findings) {
    this.observer = observer;
    this.report = report;
    this.findings = findings;
  }

  /** After each stop of a machine; costs nothing where nobody listens. */
  void tell(Machine m) {
    if (observer == StringObserver.NONE) {
      return;
    }
    for (SinkHit hit : m.takeHits()) {
      observer.reached(hit, new StringPath(m, hit.path(), report));
    }
    if (m.isEnded() && m.ending() instanceof Ending.Returned returned) {
      returned(m, returned);
    }
  }

  /** A path has ended; where it did not come to its end, that is told. */
  void ended(Machine m) {
    if (observer == StringObserver.NONE || m.topOrNull() == null) {
      return;
    }
    if (m.ending() instanceof Ending.Cut cut) {
      observer.left(cut.reason(), stack(m.top()));
    } else if (m.ending() instanceof Ending.Unsupported unsupported) {
      observer.left(unsupported.reason(), stack(m.top()));
    }
  }

  /** A machine does not go on, as time is up. */
  void stopped(Machine m) {
    if (observer != StringObserver.NONE) {
      unfinished(m.topOrNull(), m.journal().notes());
    }
  }

  /** Whether nothing is left to be told on any way from where a machine stands. */
  boolean isTold(Machine m) {
    return isTold(m.topOrNull(), m.journal().notes());
  }

  /** The same of a way that nobody has gone yet. */
  boolean isTold(State state) {
    return isTold(state.frame(), state.notes());
  }

  private boolean isTold(@Nullable Frame frame, List<Reason> notes) {
    if (observer == StringObserver.NONE || frame == null) {
      return false;
    }
    List<Backtrace.Element> stack = stack(frame);
    if (stack.isEmpty() || observer.mayHear(stack)) {
      return false;
    }
    notes.forEach(findings::leftOut);
    return true;
  }

  /** None of the ways that are left is gone any more. */
  void stopped(Frontier left) {
    if (observer == StringObserver.NONE) {
      return;
    }
    for (Node node = left.give(); node != null; node = left.give()) {
      unfinished(node.state().frame(), node.state().notes());
    }
    if (left.size() > 0) {
      observer.unfinished(List.of());
    }
  }

  /** What such a path has left out already keeps others from knowing all that it did. */
  private void unfinished(@Nullable Frame frame, List<Reason> notes) {
    notes.forEach(findings::leftOut);
    observer.unfinished(frame == null ? List.of() : stack(frame));
  }

  /**
   * Where a path is, innermost first; nothing where that is not all: in a thread that waits, while
   * an input is being made, or before the target has begun. Methods that were called and have not
   * begun are at their first instruction.
   */
  private static List<Backtrace.Element> stack(Frame innermost) {
    List<Backtrace.Element> elements = new ArrayList<>();
    boolean isWhole = false;
    for (Frame frame = innermost; frame != null; frame = frame.caller) {
      if (Backtrace.isBelowThread(frame) || frame.makesInput()) {
        return List.of();
      }
      isWhole |= frame.isTarget();
      MethodInfo method = frame.code.method();
      Insn insn = frame.insn();
      if (!method.owner().isTrusted()) {
        elements.add(
            insn == null
                ? new Backtrace.Element(method, 0, 0)
                : new Backtrace.Element(method, frame.code.line(insn), insn.position()));
      }
    }
    return isWhole ? elements : List.of();
  }

  /** Whether somebody listens. */
  boolean areWanted() {
    return observer != StringObserver.NONE;
  }

  private void returned(Machine m, Ending.Returned returned) {
    long reference = returned.sym() == null ? returned.raw() : m.unknowns().target(returned.raw());
    JvmType type = returned.frame().code.method().signature().result();
    if (!type.equals(JvmType.STRING) || reference == 0) {
      return;
    }
    StringPath path = new StringPath(m, m.path(), report);
    try {
      observer.returned(
          reference == OpenReferences.OPEN ? open(m, returned.raw()) : m.texts().term(reference),
          path);
    } catch (UnsupportedException e) {
      observer.returnedUntold(path);
    }
  }

  /** An input that nobody has looked at: any text. */
  private static Expr open(Machine m, long reference) {
    if (m.object(reference) instanceof UnknownReference unknown) {
      return m.terms().factory().text(unknown.name(), StringTooLong.LONGEST);
    }
    throw new UnsupportedException(ReasonCode.STRING_TERM, "one of several strings");
  }
}
