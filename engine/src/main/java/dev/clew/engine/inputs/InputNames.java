package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import org.jspecify.annotations.Nullable;

/** How conditions speak of inputs. */
final class InputNames {

  private InputNames() {}

  static String of(HeapObject input) {
    InputIdentity identity = identity(input);
    return identity == null ? "?" : identity.name();
  }

  /** How a condition speaks of an input's field: with a cast where a subclass hides it. */
  static String ofField(Instance input, FieldInfo field) {
    RuntimeClass type = input.type().candidates().get(0);
    String object = of(input);
    return isHidden(type, field)
        ? "((" + field.owner() + ") " + object + ")." + field.name()
        : object + "." + field.name();
  }

  /** Whether a class between has an instance field of the same name. */
  static boolean isHidden(RuntimeClass type, FieldInfo field) {
    for (ClassInfo current = type.info();
        current != null && current != field.owner();
        current = current.superclass()) {
      for (FieldInfo other : current.fields()) {
        if (!other.isStatic() && other.name().equals(field.name())) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether no other input is this object. */
  static boolean isAlone(HeapObject object) {
    InputIdentity identity = identity(object);
    return identity != null && identity.isAlone();
  }

  static @Nullable InputIdentity identity(HeapObject object) {
    if (object instanceof Instance instance) {
      return instance.input();
    }
    return object instanceof SymbolicArray array ? array.input() : null;
  }
}
