package dev.clew.engine.natives.registry;

import dev.clew.engine.insn.array.ElementSorts;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A static method on primitives whose result is a term when an argument is unknown. Known arguments
 * are for the JDK's own code, or for what is given instead of it.
 */
public final class TermMethod implements NativeMethod.Symbolic {

  /** The result of a method, of the sorts that its descriptor says. */
  @FunctionalInterface
  public interface Body {
    Expr of(Terms terms, List<Expr> args);
  }

  /**
   * When a method throws.
   *
   * @param condition a boolean term
   */
  public record Failure(Body condition, String message) {}

  private final List<JvmType> parameters;
  private final Body body;
  private final List<Failure> failures;
  private final @Nullable NativeMethod known;

  /**
   * @param signature such as {@code java/lang/Math.abs(I)I}
   * @param failures ArithmeticExceptions, in the order in which they are looked for
   * @param known what happens when all arguments are known; null for the method's own code
   */
  public TermMethod(
      String signature, Body body, List<Failure> failures, @Nullable NativeMethod known) {
    String descriptor = signature.substring(signature.indexOf('('));
    this.parameters = Signature.parse(descriptor).parameters();
    this.body = body;
    this.failures = List.copyOf(failures);
    this.known = known;
  }

  @Override
  public @Nullable Insn call(Machine m, Frame f) {
    if (!f.hasSymbols()) {
      return known == null ? NativeRegistry.own(f) : known.call(m, f);
    }
    List<Expr> args = arguments(m.terms(), f);
    if (failures.isEmpty()) {
      return give(m, f, body.of(m.terms(), args));
    }
    List<Branch> branches = new ArrayList<>();
    Expr fine = m.terms().factory().bool(true);
    for (Failure failure : failures) {
      Expr fails = failure.condition.of(m.terms(), args);
      branches.add(
          Branch.when(m.terms().factory().and(fine, fails), (x, g) -> raise(x, failure.message)));
      fine = m.terms().factory().and(fine, m.terms().factory().not(fails));
    }
    branches.add(0, Branch.when(fine, (x, g) -> give(x, g, body.of(x.terms(), args))));
    return m.fork(f, NativeRegistry.here(f), branches);
  }

  private List<Expr> arguments(Terms terms, Frame f) {
    List<Expr> args = new ArrayList<>();
    int register = 0;
    for (JvmType type : parameters) {
      args.add(terms.of(ElementSorts.of(type), f.raw[register], f.sym(register)));
      register += type.slots();
    }
    return args;
  }

  private static @Nullable Insn raise(Machine m, String message) {
    return m.exceptions().raise("java/lang/ArithmeticException", message);
  }

  /** Leaves with a term, or with its value if it is a constant. */
  public static @Nullable Insn give(Machine m, Frame f, Expr term) {
    return term instanceof Const constant
        ? NativeRegistry.give(m, f, constant.value().raw())
        : m.calls().returnValue(f, 0, term);
  }
}
