package dev.clew.engine.inputs;

import dev.clew.engine.guest.InputMaking;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.LibraryContent;
import dev.clew.engine.heap.LibraryContent.Part;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.GuestCode;
import dev.clew.engine.machine.GuestRuntime;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Inputs of the library's classes: how many parts they have is decided when the program first looks
 * at them, then the library's own code makes them of unknown parts. Shared by all workers.
 */
final class MadeInputs {

  private final RuntimeClass maker;

  MadeInputs(GuestRuntime runtime) {
    this.maker = GuestCode.of(runtime, InputMaking.class);
  }

  /**
   * What is made, and where it goes.
   *
   * @param reference the unknown that it is decided to be; or an input of an open class, whose
   *     place it takes
   * @param isAlone whether no other input is this object
   */
  record Wish(
      int reference,
      String name,
      LibraryShape shape,
      @Nullable GenericType type,
      boolean inPlace,
      boolean isAlone) {
    static Wish of(int reference, UnknownReference unknown, LibraryShape shape) {
      return new Wish(
          reference,
          unknown.name(),
          shape,
          unknown.generic(),
          /* inPlace= */ false,
          unknown.isAlone());
    }
  }

  /**
   * One branch for each number of parts, and one for all that is not tried.
   *
   * @param before what else a condition has to say, ending with an operator where it is not empty
   */
  List<Branch> branches(Insn at, Wish wish, String before) {
    LibraryShape shape = wish.shape;
    List<Branch> branches = new ArrayList<>();
    for (int count = shape.least(); count <= shape.most(); count++) {
      int parts = count;
      String note = note(before, shape.count(wish.name, "==", count));
      branches.add(
          new Branch(null, note, (m, f) -> begin(m, at, wish, parts), /* isRare= */ false));
    }
    if (shape.hasMore()) {
      String note = note(before, shape.count(wish.name, ">", shape.most()));
      String detail = "an input that is larger than those that are tried: " + wish.name;
      branches.add(
          new Branch(null, note, (m, f) -> m.cut(shape.bound(), detail), /* isRare= */ false));
    }
    return branches;
  }

  private static @Nullable String note(String before, String count) {
    String note = count.isEmpty() ? before.replaceFirst(" && $", "") : before + count;
    return note.isEmpty() ? null : note;
  }

  private Insn begin(Machine m, Insn at, Wish wish, int count) {
    LibraryShape shape = wish.shape;
    List<Part> parts = new PartMaker(m, wish).of(count);
    MethodCode code =
        m.runtime().code(m.runtime().method(maker, shape.method(), shape.parts().descriptor()));
    LibraryContent content =
        new LibraryContent(shape.type(), shape.parts().form(), arguments(wish), parts);
    RuntimeClass before = m.object(wish.reference).type();
    Frame frame = m.calls().push(code, new WhenMade(at, wish, content, before));
    if (shape.parts().descriptor().startsWith("([")) {
      frame.set(0, array(m, parts));
    } else {
      int slot = 0;
      for (Part part : parts) {
        frame.set(slot, part.raw(), part.sym());
        slot += part.type().slots();
      }
    }
    return code.entry();
  }

  private static List<GenericType> arguments(Wish wish) {
    return wish.type == null ? List.of() : wish.type.arguments();
  }

  private static int array(Machine m, List<Part> parts) {
    RuntimeClass objects = m.runtime().classes().of(JvmType.OBJECT.arrayOf());
    HeapArray array = HeapArrays.create(m.token(), objects, parts.size());
    for (int i = 0; i < parts.size(); i++) {
      array.set(i, parts.get(i).raw(), parts.get(i).sym());
    }
    return m.heap().add(array);
  }

  /**
   * Puts the object where it is wanted; then the instruction that looked is executed again.
   *
   * @param before the class of what is there
   */
  private record WhenMade(Insn at, Wish wish, LibraryContent content, RuntimeClass before)
      implements InputsBeingMade.Making, TracedIdentities {
    @Override
    public int reference() {
      return wish.reference;
    }

    @Override
    public void trace(IntConsumer identities) {
      identities.accept(wish.reference);
      content.trace(identities);
    }

    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      if (m.object(wish.reference).type() != before) {
        return InputsBeingMade.giveUp(m, wish.name);
      }
      int made = (int) raw;
      InputIdentity identity =
          new InputIdentity(wish.name, /* stub= */ false, wish.type, content, wish.isAlone);
      if (wish.inPlace) {
        m.heap().put(wish.reference, m.instance(made).asInput(m.token(), identity));
      } else {
        m.heap().put(made, m.instance(made).asInput(m.token(), identity));
        m.journal().addInput(made);
        UnknownReference unknown = (UnknownReference) m.object(wish.reference);
        m.heap().put(wish.reference, unknown.decided(m.token(), made));
      }
      return at;
    }

    @Override
    public @Nullable Insn threw(Machine m, Frame left, int exception) {
      return m.unsupported(ReasonCode.INPUT_CLASS, "making an input threw an error: " + wish.name);
    }
  }
}
