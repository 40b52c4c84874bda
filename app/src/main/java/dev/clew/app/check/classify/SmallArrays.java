package dev.clew.app.check.classify;

import dev.clew.app.entry.Entry;
import dev.clew.app.entry.Entry.Handed;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.TraceFrame;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Tells arrays that are too small because the caller chose so: one to write results to that was
 * handed over, and one in a field that has as many elements as a constructor was told, none. A
 * method that asks for a length has a part in what fits.
 */
final class SmallArrays {

  private static final String OUT_OF_RANGE = "java.lang.ArrayIndexOutOfBoundsException";

  private final CodeLines code;
  private final MissingParts parts;

  SmallArrays(CodeLines code, MissingParts parts) {
    this.code = code;
    this.parts = parts;
  }

  /** Whether an exception is about such an array. */
  boolean isIn(Entry entry, List<Input> inputs, Ending.Threw threw) {
    if (!threw.exception().equals(OUT_OF_RANGE)
        || threw.trace().isEmpty()
        || threw.trace().get(0).isJdk()
        || parts.looksAtSizes(entry.target(), threw)) {
      return false;
    }
    return isGivenToWrite(threw.trace().get(0)) || isEmptyField(entry, inputs, threw);
  }

  private boolean isGivenToWrite(TraceFrame frame) {
    return origins(frame)
        .anyMatch(
            origins ->
                origins
                    .written(frame.site().line())
                    .anyMatch(array -> origins.parameter(array).isPresent()));
  }

  private boolean isEmptyField(Entry entry, List<Input> inputs, Ending.Threw threw) {
    Set<Handed> zeros =
        inputs.stream()
            .filter(input -> input.value().equals(new Datum.Primitive(0)))
            .flatMap(input -> entry.handed(input.name()).stream())
            .filter(to -> to.method().isConstructor())
            .collect(Collectors.toSet());
    if (zeros.isEmpty()) {
      return false;
    }
    TraceFrame frame = threw.trace().get(0);
    return origins(frame)
        .flatMap(origins -> origins.used(frame.site().line()))
        .flatMap(SmallArrays::field)
        .anyMatch(field -> zeros.stream().anyMatch(zero -> isLengthOf(zero, field)));
  }

  private static Stream<FieldInsnNode> field(SourceValue value) {
    return value.insns.stream()
        .filter(insn -> insn.getOpcode() == Opcodes.GETFIELD)
        .map(FieldInsnNode.class::cast);
  }

  /** Whether a constructor makes an array for a field that is as long as a parameter says. */
  private static boolean isLengthOf(Handed parameter, FieldInsnNode field) {
    MethodInfo constructor = parameter.method();
    return constructor.owner().name().equals(field.owner)
        && ArgumentOrigins.of(constructor).stream()
            .anyMatch(
                origins ->
                    origins
                        .assigned(field.name)
                        .flatMap(array -> array.insns.stream())
                        .filter(SmallArrays::isNewArray)
                        .map(origins::length)
                        .anyMatch(
                            length ->
                                origins
                                    .parameter(length)
                                    .filter(each -> each == parameter.parameter())
                                    .isPresent()));
  }

  private static boolean isNewArray(AbstractInsnNode insn) {
    return insn.getOpcode() == Opcodes.NEWARRAY || insn.getOpcode() == Opcodes.ANEWARRAY;
  }

  private Stream<ArgumentOrigins> origins(TraceFrame frame) {
    return code.methods(frame.site()).flatMap(each -> ArgumentOrigins.of(each).stream());
  }
}
