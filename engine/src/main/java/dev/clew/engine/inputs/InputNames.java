package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.SymbolicArray;
import org.jspecify.annotations.Nullable;

/** How conditions speak of inputs. */
final class InputNames {

  private InputNames() {}

  static String of(HeapObject input) {
    InputIdentity identity = identity(input);
    return identity == null ? "?" : identity.name();
  }

  static @Nullable InputIdentity identity(HeapObject object) {
    if (object instanceof Instance instance) {
      return instance.input();
    }
    return object instanceof SymbolicArray array ? array.input() : null;
  }
}
