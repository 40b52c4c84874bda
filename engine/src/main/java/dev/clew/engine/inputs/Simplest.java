package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.program.FieldInfo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value for a reference that must not be null and of which nothing else is known. */
final class Simplest {

  private Simplest() {}

  static Datum of(Machine m, RuntimeClass type, int number) {
    if (type.isArray()) {
      return new Datum.Array(type.type().javaName(), number, List.of());
    }
    if (type == m.runtime().wellKnown().string()) {
      return new Datum.Text("", number);
    }
    if (type.info().isEnum()) {
      for (FieldInfo field : type.info().fields()) {
        if (field.isEnumConstant()) {
          return new Datum.EnumConstant(type.name(), field.name());
        }
      }
    }
    List<RuntimeClass> classes = ((SymbolicInputs) m.lazyInputs()).candidates().of(type).classes();
    boolean stub = classes.isEmpty();
    RuntimeClass chosen = stub ? type : classes.get(0);
    return new Datum.Instance(chosen.name(), number, fields(chosen), stub);
  }

  /** A box is its value; of other objects nothing is known. */
  private static Map<String, Datum> fields(RuntimeClass type) {
    Map<String, Datum> fields = new LinkedHashMap<>();
    if (Candidates.isPlain(type.info())) {
      for (FieldInfo field : type.info().instanceFields()) {
        Object zero = Primitives.box(field.type().kind(), 0);
        fields.put(field.name(), new Datum.Primitive(zero));
      }
    }
    return fields;
  }
}
