package dev.clew.engine.natives.handle;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import dev.clew.engine.reflect.HandleEdit;
import dev.clew.engine.reflect.HandleEdits;
import dev.clew.engine.reflect.HandleTypes;
import dev.clew.engine.reflect.MemberNames;
import java.util.ArrayList;
import java.util.List;

/** {@code LambdaFormEditor}: forms that say how a handle is changed. Its positions count from 1. */
final class EditNatives {

  private static final String EDITOR = HandleNatives.INVOKE + "LambdaFormEditor.";
  private static final String METHOD_TYPE = "Ljava/lang/invoke/MethodType;";
  private static final String FORM = ")Ljava/lang/invoke/LambdaForm;";

  private EditNatives() {}

  /** Finds the edit from the arguments of the editor's method. */
  private interface Reader {
    HandleEdit read(Machine m, Frame f);
  }

  static void register(NativeRegistry r) {
    r.value(HandleNatives.INVOKE + "LambdaForm.editor", EditNatives::editor);
    on(r, "bindArgumentForm", (m, f) -> HandleEdits.bind(f.intAt(1) - 1));
    on(r, "addArgumentForm", (m, f) -> HandleEdits.drop(f.intAt(1) - 1));
    on(r, "dupArgumentForm", (m, f) -> HandleEdits.duplicate(f.intAt(1) - 1, f.intAt(2) - 1));
    on(r, "spreadArgumentsForm", (m, f) -> HandleEdits.spread(f.intAt(1) - 1, f.intAt(3)));
    on(r, "collectArgumentsForm", EditNatives::collect);
    on(r, "filterArgumentForm", (m, f) -> HandleEdits.filter(List.of(f.intAt(1) - 1)));
    on(r, "filterRepeatedArgumentForm", (m, f) -> HandleEdits.filter(numbers(m, f.raw[2], -1)));
    on(r, "permuteArgumentsForm", (m, f) -> HandleEdits.permute(numbers(m, f.raw[2], 0)));
    on(
        r,
        "filterReturnForm",
        (m, f) -> f.raw[2] != 0 ? HandleEdits.zeroResult() : HandleEdits.filterResult());
    on(r, "foldArgumentsForm(IZ" + METHOD_TYPE + FORM, EditNatives::fold);
    for (String other :
        List.of(
            "foldArgumentsForm(IZ" + METHOD_TYPE + "[I" + FORM,
            "filterArgumentsForm",
            "collectReturnValueForm",
            "noteLoopLocalTypesForm")) {
      r.on(
          EDITOR + other, (m, f) -> m.unsupported(ReasonCode.METHOD_HANDLE, "combinator " + other));
    }
  }

  private static void on(NativeRegistry r, String method, Reader reader) {
    r.value(EDITOR + method, (m, f) -> edited(m, f, reader.read(m, f)));
  }

  private static long editor(Machine m, Frame f) {
    int id = m.allocate(m.runtime().classes().named("java/lang/invoke/LambdaFormEditor"));
    ((Instance) m.heap().own(id)).setPayload(m.instance(f.raw[0]).payload());
    return id;
  }

  private static long edited(Machine m, Frame f, HandleEdit edit) {
    HandleEdit.Form before =
        (HandleEdit.Form) java.util.Objects.requireNonNull(m.instance(f.raw[0]).payload());
    return form(m, before.then(edit));
  }

  /** A form with a payload that says what it does. */
  static int form(Machine m, Object payload) {
    int id = m.allocate(m.runtime().classes().named("java/lang/invoke/LambdaForm"));
    ((Instance) m.heap().own(id)).setPayload(payload);
    return id;
  }

  private static HandleEdit collect(Machine m, Frame f) {
    Signature type = HandleTypes.signature(m, f.raw[2]);
    boolean isVoid = type.result().kind() == JvmType.Kind.VOID;
    return HandleEdits.collect(f.intAt(1) - 1, type.parameters().size(), isVoid);
  }

  private static HandleEdit fold(Machine m, Frame f) {
    int count = HandleTypes.signature(m, f.raw[3]).parameters().size();
    return HandleEdits.fold(f.intAt(1) - 1, count, f.raw[2] != 0);
  }

  private static List<Integer> numbers(Machine m, long array, int offset) {
    HeapArray elements = m.array(array);
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < elements.length(); i++) {
      numbers.add((int) elements.raw(i) + offset);
    }
    return List.copyOf(numbers);
  }

  static void setForm(Machine m, int handle) {
    MemberNames.set(m, handle, "form", form(m, HandleEdit.Form.UNCHANGED));
  }
}
