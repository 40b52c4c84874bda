package dev.clew.engine.natives.handle;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.reflect.GuestValue;
import dev.clew.engine.reflect.HandleNode;
import dev.clew.engine.reflect.ResultAction;
import java.util.List;

/**
 * Combinators whose forms call a method of the JDK that was written for interpreted forms: loops,
 * catching, finally, switches. The JDK gives what a handle has to hold to a factory.
 */
final class CombinatorNatives {

  private static final String INVOKE = HandleNatives.INVOKE;
  private static final String FACTORY = INVOKE + "MethodHandleImpl.";

  private CombinatorNatives() {}

  static void register(NativeRegistry r) {
    form(r, "makeGuardWithCatchForm", held -> helped("guardWithCatch", held, 3));
    form(r, "makeTryFinallyForm", held -> helped("tryFinally", held, 2));
    form(
        r,
        "makeLoopForm",
        held ->
            new HandleNode.Helped(
                "loop", List.of(GuestValue.ZERO, held.get(0)), held.get(1).raw(), false));
    form(
        r,
        "makeTableSwitchForm",
        held ->
            new HandleNode.Helped(
                "tableSwitch", List.of(held.get(0), held.get(3)), held.get(1).raw(), true));
    r.value(FACTORY + "unboxResultHandle", (m, f) -> 0)
        .value(INVOKE + "ClassSpecializer$SpeciesData.factory", (m, f) -> factory(m));
    for (String species : List.of("L", "LL", "LLL", "LLLL", "LLLLL")) {
      r.value(
          INVOKE + "BoundMethodHandle.speciesData_" + species,
          (m, f) ->
              m.allocate(m.runtime().classes().named(INVOKE + "BoundMethodHandle$SpeciesData")));
    }
  }

  private static HandleNode helped(String helper, List<GuestValue> held, int count) {
    return new HandleNode.Helped(
        helper, List.copyOf(held.subList(0, count)), held.get(count).raw(), false);
  }

  private static void form(NativeRegistry r, String method, HandleNode.Maker maker) {
    r.value(FACTORY + method, (m, f) -> EditNatives.form(m, maker));
  }

  /** A handle that makes handles: of a type, by a form, holding all other arguments. */
  private static long factory(Machine m) {
    int id = m.allocate(m.runtime().classes().named(INVOKE + "BoundMethodHandle$Species_L"));
    HandleNode maker = (machine, handle, arguments, then) -> make(machine, arguments, then);
    ((Instance) m.heap().own(id)).setPayload(maker);
    return id;
  }

  private static dev.clew.engine.machine.@org.jspecify.annotations.Nullable Insn make(
      Machine m, List<GuestValue> arguments, ResultAction then) {
    HandleNode.Maker form =
        (HandleNode.Maker)
            java.util.Objects.requireNonNull(m.instance(arguments.get(1).raw()).payload());
    HandleNode node = form.make(List.copyOf(arguments.subList(2, arguments.size())));
    return then.accept(m, GuestValue.of(HandleNatives.create(m, arguments.get(0).raw(), node)));
  }
}
