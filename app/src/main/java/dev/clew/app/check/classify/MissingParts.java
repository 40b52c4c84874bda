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
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Tells parts of arrays and texts that are not there: two numbers follow one among the arguments,
 * and neither as an end nor as a length do they fit it, or one that is more than an array has.
 * Which part is meant is the caller's choice. A method that asks how long anything is has a part in
 * what fits, unless the JDK wrote its contract. A range that ends before it begins is none, either.
 */
final class MissingParts {

  private static final String OUT_OF_RANGE = "java/lang/IndexOutOfBoundsException";

  private static final Set<String> RANGES =
      Set.of("from to", "start end", "begin end", "min max", "first last", "low high");

  private final Program program;
  private final CodeLines code;

  MissingParts(Program program, CodeLines code) {
    this.program = program;
    this.code = code;
  }

  /** Whether an exception is about such a part. */
  boolean isIn(MethodInfo target, List<Input> inputs, Ending.Threw threw) {
    return isOutOfRange(threw.exception())
        && (isBeyond(values(inputs))
            || isLongerThanArray(values(inputs))
            || (isNegativeAfterArray(values(inputs)) && !wraps(target, threw))
            || endsBeforeItBegins(inputs, threw))
        && (isOfLibrary(target)
            || onTheWay(target, threw)
                .noneMatch(method -> asksForSizes(method, areOwn(target, inputs))));
  }

  /** Whether the library refuses a range, by its name one from a place to another one before it. */
  private static boolean endsBeforeItBegins(List<Input> inputs, Ending.Threw threw) {
    return !threw.trace().isEmpty()
        && threw.trace().get(0).isJdk()
        && IntStream.range(1, inputs.size())
            .anyMatch(
                i ->
                    RANGES.contains(lastWord(inputs.get(i - 1)) + " " + lastWord(inputs.get(i)))
                        && inputs.get(i - 1).value() instanceof Datum.Primitive from
                        && inputs.get(i).value() instanceof Datum.Primitive to
                        && from.value() instanceof Integer start
                        && to.value() instanceof Integer end
                        && start > end);
  }

  private static String lastWord(Input input) {
    return input.name().substring(input.name().lastIndexOf('.') + 1);
  }

  /** Whether the target itself is given all that has parts: no field of its object keeps them. */
  private static boolean areOwn(MethodInfo target, List<Input> inputs) {
    return inputs.stream()
        .filter(input -> size(input.value()) >= 0)
        .allMatch(input -> target.parameterNames().contains(input.name()));
  }

  /** Whether a number below zero follows an array, as its length or a place. */
  private static boolean isNegativeAfterArray(List<Datum> values) {
    return IntStream.range(1, values.size())
        .anyMatch(
            i ->
                values.get(i - 1) instanceof Datum.Array
                    && values.get(i) instanceof Datum.Primitive number
                    && number.value() instanceof Integer length
                    && length < 0);
  }

  /** Whether a method on the way makes places of any number, as a hash is used. */
  private boolean wraps(MethodInfo target, Ending.Threw threw) {
    return onTheWay(target, threw)
        .flatMap(method -> Stream.of(method.readBody().instructions().toArray()))
        .anyMatch(insn -> insn.getOpcode() == Opcodes.IREM || insn.getOpcode() == Opcodes.LREM);
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

  /**
   * Whether a method on the way asks how long anything is that it has not made itself, and so has a
   * part in what fits.
   */
  boolean looksAtSizes(MethodInfo target, Ending.Threw threw) {
    return onTheWay(target, threw).anyMatch(method -> asksForSizes(method, /* areOwn= */ false));
  }

  private Stream<MethodInfo> onTheWay(MethodInfo target, Ending.Threw threw) {
    Stream<MethodInfo> others =
        threw.trace().stream()
            .filter(frame -> !frame.isJdk())
            .map(TraceFrame::site)
            .flatMap(code::methods);
    return Stream.concat(Stream.of(target), others).filter(MethodInfo::hasCode);
  }

  /**
   * Whether a method does so.
   *
   * @param areOwn whether sizes of what fields hold are none of the arguments'
   */
  private static boolean asksForSizes(MethodInfo method, boolean areOwn) {
    List<AbstractInsnNode> sizes =
        Stream.of(method.readBody().instructions().toArray()).filter(MissingParts::isSize).toList();
    return !sizes.isEmpty()
        && ArgumentOrigins.of(method)
            .map(origins -> !sizes.stream().allMatch(size -> origins.isOfOwn(size, areOwn)))
            .orElse(true);
  }

  private static boolean isSize(AbstractInsnNode insn) {
    return insn.getOpcode() == Opcodes.ARRAYLENGTH
        || (insn instanceof MethodInsnNode call
            && call.desc.startsWith("()")
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
