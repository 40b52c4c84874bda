package dev.clew.engine.machine;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.RuntimeClasses;
import dev.clew.engine.program.type.JvmType;

/** Classes that the machine itself knows, and the fields in them that it fills. */
public final class WellKnown {

  private final RuntimeClass object;
  private final RuntimeClass string;
  private final RuntimeClass classClass;
  private final RuntimeClass byteArray;
  private final RuntimeClass charArray;
  private final RuntimeClass objectArray;
  private final int stringValue;
  private final int stringCoder;

  WellKnown(RuntimeClasses classes) {
    object = classes.named("java/lang/Object");
    string = classes.named("java/lang/String");
    classClass = classes.named("java/lang/Class");
    byteArray = classes.of(JvmType.BYTE.arrayOf());
    charArray = classes.of(JvmType.CHAR.arrayOf());
    objectArray = classes.of(JvmType.OBJECT.arrayOf());
    stringValue = string.field("value").slot();
    stringCoder = string.field("coder").slot();
  }

  public RuntimeClass object() {
    return object;
  }

  public RuntimeClass string() {
    return string;
  }

  /** {@code java.lang.Class}. */
  public RuntimeClass classClass() {
    return classClass;
  }

  public RuntimeClass byteArray() {
    return byteArray;
  }

  public RuntimeClass charArray() {
    return charArray;
  }

  public RuntimeClass objectArray() {
    return objectArray;
  }

  public int stringValue() {
    return stringValue;
  }

  public int stringCoder() {
    return stringCoder;
  }
}
