package dev.clew.app.check.classify;

import dev.clew.app.check.access.EntryPoints;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.TraceFrame;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Tells parts of arrays and texts that are not there: two numbers follow one among the arguments,
 * and neither as an end nor as a length do they fit it, or one that is more than an array has.
 * Which part is meant is the caller's choice. A method that asks how long anything is has a part in
 * what fits, unless the JDK wrote its contract.
 */
final class MissingParts {

  private static final String OUT_OF_RANGE = "java/lang/IndexOutOfBoundsException";

  private final Program program;
  private final CodeLines code;

  MissingParts(Program program, CodeLines code) {
    this.program = program;
    this.code = code;
  }

  /** Whether an exception is about such a part. */
  boolean isIn(MethodInfo target, List<Input> inputs, Ending.Threw threw) {
    return isOutOfRange(threw.exception())
        && (isBeyond(values(inputs)) || isLongerThanArray(values(inputs)))
        && (isOfLibrary(target) || !looksAtSizes(target, threw));
  }

  private static List<Datum> values(List<Input> inputs) {
    return inputs.stream().map(Input::value).toList();
  }

  /** Whether a number that is more than its length follows an array, as its length or a place. */
  private static boolean isLongerThanArray(List<Datum> values) {
    return IntStream.range(1, values.size())
        .anyMatch(
            i ->
                values.get(i - 1) instanceof Datum.Array array
                    && values.get(i) instanceof Datum.Primitive number
                    && number.value() instanceof Integer length
                    && length > array.elements().size());
  }

  /** Whether the library says what becomes of a part that is not there. */
  private static boolean isOfLibrary(MethodInfo target) {
    return EntryPoints.above(target).anyMatch(method -> method.owner().isJdk());
  }

  /** Whether a method on the way asks how long anything is, and so has a part in what fits. */
  boolean looksAtSizes(MethodInfo target, Ending.Threw threw) {
    Stream<MethodInfo> others =
        threw.trace().stream()
            .filter(frame -> !frame.isJdk())
            .map(TraceFrame::site)
            .flatMap(code::methods);
    return Stream.concat(Stream.of(target), others)
        .filter(MethodInfo::hasCode)
        .flatMap(method -> Stream.of(method.readBody().instructions().toArray()))
        .anyMatch(MissingParts::isSize);
  }

  private static boolean isSize(AbstractInsnNode insn) {
    return insn.getOpcode() == Opcodes.ARRAYLENGTH
        || (insn instanceof MethodInsnNode call
            && (call.name.equals("length") || call.name.equals("size")));
  }

  /** Whether two numbers follow an array or a text and neither as an end nor as a length fit it. */
  private static boolean isBeyond(List<Datum> values) {
    for (int i = 2; i < values.size(); i++) {
      int size = size(values.get(i - 2));
      if (size >= 0
          && values.get(i - 1) instanceof Datum.Primitive from
          && values.get(i) instanceof Datum.Primitive to
          && from.value() instanceof Integer start
          && to.value() instanceof Integer end) {
        boolean isPart = start >= 0 && start <= end && end <= size;
        boolean isLength = start >= 0 && end >= 0 && end <= size - start;
        return !isPart && !isLength;
      }
    }
    return false;
  }

  private static int size(Datum datum) {
    if (datum instanceof Datum.Text text) {
      return text.value().length();
    }
    return datum instanceof Datum.Array array ? array.elements().size() : -1;
  }

  private boolean isOutOfRange(String exception) {
    try {
      return program.load(exception.replace('.', '/')).isSubtypeOf(program.load(OUT_OF_RANGE));
    } catch (LinkageException e) {
      return false;
    }
  }
}
