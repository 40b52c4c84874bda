package dev.clew.solver.jvm;

import dev.clew.solver.expr.Value;
import java.util.List;

/** Concrete arguments as Java's primitives. */
record Arguments(List<Value> values) {

  boolean z(int index) {
    return values.get(index).asBoolean();
  }

  int i(int index) {
    return values.get(index).asInt();
  }

  long l(int index) {
    return values.get(index).asLong();
  }

  float f(int index) {
    return values.get(index).asFloat();
  }

  double d(int index) {
    return values.get(index).asDouble();
  }
}
