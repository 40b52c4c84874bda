package dev.clew.engine.explore.report;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The place that an exception shows: the innermost outside of the JDK on its stack trace, as {@code
 * getStackTrace} has it. A program may have set the trace, or kept it from being filled in.
 */
final class ThrownSite {

  /**
   * A place, and the instruction there.
   *
   * @param position in the method's code; -1 if it is not known
   */
  record Place(Site site, int position) {}

  /**
   * One call.
   *
   * @param isLibrary whether it is the JDK's, or belongs there
   */
  private record Call(Place place, boolean isLibrary) {
    Site site() {
      return place.site;
    }
  }

  private static final String TRACE = "()[Ljava/lang/StackTraceElement;";

  private final Machine m;
  private final Site none;

  /**
   * @param none what stands for the place of an exception without a trace
   */
  ThrownSite(Machine m, Site none) {
    this.m = m;
    this.none = none;
  }

  /** Whether a class of the program overrides a method of throwables, so that its code decides. */
  static boolean isToldByProgram(RuntimeClass exception, String method, String descriptor) {
    for (ClassInfo type = exception.info();
        type != null && !type.isJdk();
        type = type.superclass()) {
      if (type.method(method, descriptor).isPresent()) {
        return true;
      }
    }
    return false;
  }

  Place of(int id) {
    Instance exception = m.instance(id);
    if (isToldByProgram(exception.type(), "getStackTrace", TRACE)) {
      return new Place(none, -1);
    }
    List<Call> calls = set(exception);
    if (calls == null) {
      calls = exception.payload() instanceof Backtrace backtrace ? filled(backtrace) : List.of();
    }
    return calls.stream()
        .filter(call -> !call.isLibrary)
        .findFirst()
        .or(calls.stream()::findFirst)
        .map(Call::place)
        .orElse(new Place(none, -1));
  }

  private static List<Call> filled(Backtrace backtrace) {
    List<Call> calls = new ArrayList<>();
    MethodInfo inner = null;
    for (Backtrace.Element element : backtrace.elements()) {
      MethodInfo method = element.method();
      boolean isLibrary =
          method.owner().isJdk()
              || method.owner().isTrusted()
              || (inner != null && isMade(method.name(), inner.owner().toString(), inner.name()));
      Site site = new Site(method.owner().toString(), method.name(), element.line());
      calls.add(new Call(new Place(site, element.position()), isLibrary));
      inner = method;
    }
    return calls;
  }

  /**
   * Whether the compiler made a method: that of an enum which finds a constant by its name. Its
   * line is that of the enum, where nobody looks for what was wrong with the name. The harness
   * tells it by the same frames.
   */
  private static boolean isMade(String method, String innerOwner, String inner) {
    return method.equals("valueOf")
        && inner.equals("valueOf")
        && innerOwner.equals("java.lang.Enum");
  }

  /** A trace that the program set, or asked for; null if there is none, or it is not known. */
  private @Nullable List<Call> set(Instance exception) {
    int slot = exception.type().field("stackTrace").slot();
    long trace = exception.raw(slot);
    if (exception.sym(slot) != null
        || trace == 0
        || trace == unassigned()
        || !(m.object(trace) instanceof HeapArray elements)) {
      return null;
    }
    List<Call> calls = new ArrayList<>();
    for (int i = 0; i < elements.length(); i++) {
      Call call = elements.sym(i) == null ? call(elements.raw(i), calls) : null;
      if (call == null) {
        return null;
      }
      calls.add(call);
    }
    return calls;
  }

  /** What stands in the field until somebody asks for the trace. */
  private long unassigned() {
    RuntimeClass throwable = m.runtime().classes().named("java/lang/Throwable");
    return m.initialization()
        .statics(throwable)
        .raw(throwable.staticField("UNASSIGNED_STACK").slot());
  }

  private @Nullable Call call(long element, List<Call> before) {
    Instance frame = m.instance(element);
    String owner = text(frame, "declaringClass");
    String method = text(frame, "methodName");
    int line = frame.type().field("lineNumber").slot();
    if (owner == null || method == null || frame.sym(line) != null) {
      return null;
    }
    Site inner = before.isEmpty() ? none : before.get(before.size() - 1).site();
    boolean isLibrary = isJdk(owner) || isMade(method, inner.className(), inner.method());
    Site site = new Site(owner, method, (int) frame.raw(line));
    return new Call(new Place(site, -1), isLibrary);
  }

  private @Nullable String text(Instance frame, String field) {
    int slot = frame.type().field(field).slot();
    if (frame.sym(slot) != null || frame.raw(slot) == 0) {
      return null;
    }
    try {
      return m.texts().content(frame.raw(slot)) instanceof String known ? known : null;
    } catch (UnsupportedException e) {
      return null; // it depends on an input
    }
  }

  private boolean isJdk(String owner) {
    try {
      return m.runtime().program().load(owner.replace('.', '/')).isJdk();
    } catch (LinkageException e) {
      return false;
    }
  }
}
