package dev.clew.engine.conformance.instructions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Jumps by table and by key. */
final class Switches {

  private Switches() {}

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (int low : List.of(0, -2, 127, Integer.MIN_VALUE, Integer.MAX_VALUE - 2)) {
      cases.add(table("tableswitch" + low, low, low + 2));
    }
    cases.add(table("tableswitchOfOne", 7, 7));
    cases.add(lookup("lookupswitch"));
    cases.add(lookup("lookupswitchOfOne", -129));
    cases.add(
        lookup("lookupswitchOfMany", Integer.MIN_VALUE, -7, -1, 0, 32, 65536, Integer.MAX_VALUE));
    return cases;
  }

  private static Case table(String name, int low, int high) {
    return Case.onArguments(
        name,
        "(I)I",
        List.of(argumentsNear(low, high)),
        code -> {
          int[] keys = IntStream.rangeClosed(0, high - low).map(offset -> low + offset).toArray();
          Label[] labels = labels(keys.length);
          Label otherwise = new Label();
          code.visitTableSwitchInsn(low, high, otherwise, labels);
          writeTargets(code, otherwise, labels);
        });
  }

  private static Case lookup(String name, int... keys) {
    return Case.onArguments(
        name,
        "(I)I",
        List.of(Operands.INTS),
        code -> {
          Label[] labels = labels(keys.length);
          Label otherwise = new Label();
          code.visitLookupSwitchInsn(otherwise, keys, labels);
          writeTargets(code, otherwise, labels);
        });
  }

  /** Beside the usual ones; below the lowest int comes the highest one. */
  private static List<Object> argumentsNear(int low, int high) {
    List<Object> values = new ArrayList<>(Operands.INTS);
    for (int value : new int[] {low - 1, low, low + 1, high - 1, high, high + 1}) {
      if (!values.contains(value)) {
        values.add(value);
      }
    }
    return values;
  }

  private static Label[] labels(int count) {
    Label[] labels = new Label[count];
    Arrays.setAll(labels, index -> new Label());
    return labels;
  }

  /** The number of the label, or -1. */
  private static void writeTargets(MethodVisitor code, Label otherwise, Label... labels) {
    Label end = new Label();
    for (int index = 0; index < labels.length; index++) {
      code.visitLabel(labels[index]);
      code.visitIntInsn(Opcodes.BIPUSH, index);
      code.visitJumpInsn(Opcodes.GOTO, end);
    }
    code.visitLabel(otherwise);
    code.visitInsn(Opcodes.ICONST_M1);
    code.visitLabel(end);
  }
}
