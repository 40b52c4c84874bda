package dev.clew.engine.natives.world;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.LazyInputs;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.StandardInput;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Standard input: unknown bytes. Each read is the end of the input or one byte, as from a person
 * who types slowly; that is all a stream promises, however many bytes are asked for.
 */
final class StandardStream {

  private StandardStream() {}

  /** Whether the stream whose native method is called is standard input, and that is unknown. */
  static boolean isMeant(Machine m, Frame f) {
    return m.lazyInputs() != LazyInputs.NONE && IoNatives.number(m, f.raw[0]) == 0;
  }

  static @Nullable Insn readOne(Machine m, Frame f) {
    return read(
        m,
        f,
        (x, next) -> {
          Expr unsigned = x.terms().ints().and(next, x.terms().factory().intConst(0xFF));
          return x.calls().returnValue(x.top(), 0, unsigned);
        });
  }

  /** Reads into the array in register 1, at a place that is in it. */
  static @Nullable Insn readSome(Machine m, Frame f, int from, int wanted) {
    if (wanted == 0) {
      return NativeRegistry.give(m, f, 0);
    }
    int array = (int) f.raw[1];
    return read(
        m,
        f,
        (x, next) -> {
          ((HeapArray) x.heap().own(array)).set(from, 0, next);
          return NativeRegistry.give(x, x.top(), 1);
        });
  }

  private static @Nullable Insn read(
      Machine m, Frame f, BiFunction<Machine, Expr, @Nullable Insn> then) {
    StandardInput sofar = m.journal().standardInput();
    StandardInput before = sofar == null ? StandardInput.START : sofar;
    if (before.isAtEnd()) {
      return NativeRegistry.give(m, f, -1);
    }
    String name = StandardInput.NAME + "[" + before.count() + "]";
    return m.fork(
        f,
        NativeRegistry.here(f),
        List.of(
            Branch.choice(
                StandardInput.NAME + " ends after " + before.count() + " bytes",
                (x, g) -> {
                  x.journal().setStandardInput(before.atEnd());
                  return NativeRegistry.give(x, g, -1);
                }),
            Branch.choice(
                "",
                (x, g) -> {
                  Expr next = x.lazyInputs().symbol(x, name, JvmType.BYTE);
                  x.journal().setStandardInput(before.then(next));
                  return then.apply(x, next);
                })));
  }
}
