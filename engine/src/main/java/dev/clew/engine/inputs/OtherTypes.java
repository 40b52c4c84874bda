package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.ClassInfo;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Types that are not among the candidates of an input and that it may be of all the same: arrays
 * and classes of the JDK, of which there are too many to list. They come up when somebody asks for
 * one.
 */
final class OtherTypes {

  private OtherTypes() {}

  static boolean mayBe(Machine m, RuntimeClass open, RuntimeClass type) {
    ClassInfo declared = open.infoOrNull();
    boolean isOutside = type.isArray() || (type.info().isJdk() && !Candidates.isPlain(type.info()));
    return declared != null
        && declared.isJdk()
        && isOutside
        && m.isSubtype(type, m.runtime().classes().of(declared))
        && open.excluded().stream().noneMatch(each -> m.isSubtype(type, each));
  }

  static List<Branch> branches(Insn at, int id, RuntimeClass type, String test) {
    return List.of(
        Branch.choice(
            "!(" + test + ")",
            (m, f) -> {
              Instance instance = m.instance(id);
              m.heap().put(id, instance.narrowed(m.token(), instance.type().excluding(type)));
              return at;
            }),
        Branch.choice(test, (m, f) -> become(m, at, id, type)));
  }

  private static @Nullable Insn become(Machine m, Insn at, int id, RuntimeClass type) {
    HeapObject object = m.object(id);
    InputIdentity identity = Objects.requireNonNull(InputNames.identity(object));
    if (type.isArray()) {
      m.heap().put(id, NewInputs.array(m, type, identity));
      return at;
    }
    if (type == m.runtime().wellKnown().string()) {
      return m.unsupported("symbolic-string", "an unknown string: " + identity.name());
    }
    if (type.info().isInterface()) {
      InputIdentity stub = new InputIdentity(identity.name(), /* stub= */ true);
      m.heap().put(id, Instance.input(m.token(), type, type.instanceSlots(), stub));
      return at;
    }
    return m.unsupported("input-class", "an input of type " + type + ": " + identity.name());
  }
}
