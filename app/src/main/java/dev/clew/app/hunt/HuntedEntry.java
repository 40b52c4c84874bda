package dev.clew.app.hunt;

import dev.clew.app.entry.Entry;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.GenericTypes;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.nullness.NullExpectations;
import dev.clew.engine.program.type.GenericType;
import dev.clew.replay.recipe.CallSequence;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.RecipeMaker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A way into a target, all of whose inputs can be made up.
 *
 * @param calls whose inputs these are
 */
record HuntedEntry(Entry entry, CallSequence calls, List<Slot> slots) {
  HuntedEntry {
    slots = List.copyOf(slots);
  }

  /** Empty where there is an input that nobody makes up. */
  static Optional<HuntedEntry> of(
      Entry entry, ValueMaker values, NullInputs nulls, NullExpectations expected) {
    if (entry instanceof Entry.Driven driven) {
      return of(entry, driven.sequence(), values, nulls, expected);
    }
    MethodInfo target = entry.target();
    boolean hasReceiver = !target.isStatic() && !target.isConstructor();
    return hasReceiver
        ? Optional.empty()
        : of(
            entry,
            new CallSequence(List.of(CallSequence.Part.of(target, CallSequence.NOBODY, ""))),
            values,
            nulls,
            expected);
  }

  private static Optional<HuntedEntry> of(
      Entry entry,
      CallSequence calls,
      ValueMaker values,
      NullInputs nulls,
      NullExpectations expected) {
    List<Slot> slots = new ArrayList<>();
    for (CallSequence.Part part : calls.parts()) {
      List<GenericType> types = GenericTypes.parameters(part.method());
      for (int i = 0; i < types.size(); i++) {
        if (part.arguments().get(i).isInput()) {
          boolean mayBeNull =
              types.get(i).type().isReference()
                  && (nulls == NullInputs.YES
                      || (nulls == NullInputs.AUTO && expected.ofParameter(part.method(), i)));
          slots.add(new Slot(part.arguments().get(i).name(), types.get(i), mayBeNull));
        }
      }
    }
    return slots.stream().allMatch(slot -> values.canMake(slot.type()))
        ? Optional.of(new HuntedEntry(entry, calls, slots))
        : Optional.empty();
  }

  /** Values as a path has its inputs. */
  List<Input> inputs(List<Datum> values) {
    NumberedValues numbered = new NumberedValues();
    List<Input> inputs = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      Slot slot = slots.get(i);
      inputs.add(new Input(slot.name(), slot.type().type().javaName(), numbered.of(values.get(i))));
    }
    return inputs;
  }

  /** Those of a path; empty where calls of a hunt are not made of such values. */
  Optional<List<Datum>> values(List<Input> inputs) {
    List<Datum> values = new ArrayList<>();
    for (Slot slot : slots) {
      inputs.stream()
          .filter(input -> input.name().equals(slot.name()))
          .map(Input::value)
          .filter(HuntedEntry::isPlain)
          .findFirst()
          .ifPresent(values::add);
    }
    return values.size() == slots.size() && inputs.size() == slots.size()
        ? Optional.of(values)
        : Optional.empty();
  }

  /** Whether it consists of what {@link ValueMaker} makes. */
  private static boolean isPlain(Datum datum) {
    if (datum instanceof Datum.Array array) {
      return array.elements().stream().allMatch(HuntedEntry::isPlain);
    } else if (datum instanceof Datum.Made made) {
      return made.parts().stream().allMatch(HuntedEntry::isPlain);
    } else if (datum instanceof Datum.Created created) {
      return created.parts().stream().allMatch(HuntedEntry::isPlain);
    } else if (datum instanceof Datum.Spelled spelled) {
      return spelled.factory().isEmpty();
    }
    return datum instanceof Datum.Text
        || datum instanceof Datum.Primitive
        || datum instanceof Datum.Null
        || datum instanceof Datum.EnumConstant;
  }

  /** The best way to make the calls. */
  Recipe recipe(RecipeMaker maker, List<Datum> values) throws NoRecipeException {
    return maker.make(calls, inputs(values)).get(0);
  }
}
