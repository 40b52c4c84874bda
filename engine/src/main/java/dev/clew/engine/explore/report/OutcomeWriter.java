package dev.clew.engine.explore.report;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.inputs.DatumWriter;
import dev.clew.engine.inputs.TextTerms;
import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.machine.Ending;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.OpenReferences;
import dev.clew.engine.nulls.NullMessages;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.eval.Evaluator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes down how a path ended. */
final class OutcomeWriter {

  private static final String NULL_POINTER = "java.lang.NullPointerException";

  private final Machine m;
  private final MethodInfo target;

  OutcomeWriter(Machine m, MethodInfo target) {
    this.m = m;
    this.target = target;
  }

  Outcome write(Ending ending, DatumWriter writer, Evaluator evaluator) {
    if (ending instanceof Ending.Returned returned) {
      JvmType type = target.signature().result();
      Datum value =
          type.kind() == JvmType.Kind.VOID
              ? null
              : writer.write(type, returned.raw(), returned.sym());
      return new Outcome.Returned(type.javaName(), value, site(returned));
    }
    if (ending instanceof Ending.Threw threw) {
      Optional<Reason> missing = new MissingClassCause(m).of(threw.exception());
      return missing.isPresent()
          ? new Outcome.Unsupported(missing.get())
          : threw(threw, message(threw.exception(), evaluator));
    }
    return withoutModel(ending);
  }

  /** As far as that can be said without values. */
  Outcome withoutModel(Ending ending) {
    if (ending instanceof Ending.Returned returned) {
      return new Outcome.Returned(target.signature().result().javaName(), null, site(returned));
    }
    if (ending instanceof Ending.Threw threw) {
      Optional<Reason> missing = new MissingClassCause(m).of(threw.exception());
      return missing.isPresent() ? new Outcome.Unsupported(missing.get()) : threw(threw, null);
    }
    if (ending instanceof Ending.Endless endless) {
      return new Outcome.Endless(endless.site());
    }
    return ending instanceof Ending.Cut cut
        ? new Outcome.Cut(cut.reason())
        : new Outcome.Unsupported(((Ending.Unsupported) ending).reason());
  }

  private Outcome threw(Ending.Threw threw, @Nullable String message) {
    ThrownSite.Place place = place(threw.exception());
    return new Outcome.Threw(name(threw), message, place.site(), place.position());
  }

  private String name(Ending.Threw threw) {
    return m.classOf(threw.exception()).candidates().get(0).name();
  }

  private @Nullable String message(int id, Evaluator evaluator) {
    Instance exception = m.instance(id);
    RuntimeClass type = exception.type();
    if (ThrownSite.isToldByProgram(type, "getMessage", "()Ljava/lang/String;")) {
      return null;
    }
    int slot = type.field("detailMessage").slot();
    long message = exception.raw(slot);
    if (exception.sym(slot) != null) {
      message = m.unknowns().target(message);
    }
    if (message == OpenReferences.OPEN) {
      // as an input it is written like this, too
      return m.unknowns().isNonNull(exception.raw(slot)) ? "" : null;
    }
    if (message != 0) {
      return TextTerms.evaluate(m, message, evaluator);
    }
    return type.name().equals(NULL_POINTER) ? nullMessage(exception) : null;
  }

  private static @Nullable String nullMessage(Instance exception) {
    if (!(exception.payload() instanceof Backtrace backtrace) || backtrace.elements().isEmpty()) {
      return null;
    }
    MethodInfo method = backtrace.elements().get(0).method();
    return method.hasCode()
        ? NullMessages.message(method, method.readBody(), backtrace.position()).orElse(null)
        : null;
  }

  private Site site(Ending.Returned returned) {
    int line = returned.frame().code.line(returned.frame().insn());
    return new Site(target.owner().toString(), target.name(), line);
  }

  private ThrownSite.Place place(int exception) {
    Site none = new Site(target.owner().toString(), target.name(), -1);
    return new ThrownSite(m, none).of(exception);
  }
}
