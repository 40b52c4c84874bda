package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** One step in the making of inputs. Values are kept under numbers, which later steps refer to. */
public final class ReplayStep {

  /** The field of classes that come with a step, for a {@link java.util.function.Function}. */
  public static final String ANSWERS_FIELD = "clew$answers";

  /** What a step does, and what it needs for that. */
  public enum Kind {
    /** Keeps {@code value}: a box, a string as literals are, or null. */
    VALUE,
    /** Keeps a new string with the text of {@code value}. */
    NEW_TEXT,
    /**
     * Keeps what a call has for the place {@code value}; where {@code type} is an array of bytes or
     * characters, those of a text.
     */
    HOLE,
    /** Keeps the constant {@code name} of the enum {@code type}. */
    ENUM,
    /** Keeps the class object of {@code type}. */
    CLASS,
    /** Keeps an array of {@code type} with as many elements as {@code value} says. */
    ARRAY,
    /** Puts operand 1 into the array operand 0, at {@code value}. */
    ELEMENT,
    /** Keeps an object of {@code type} for which no constructor ran. */
    ALLOCATE,
    /** Puts operand 1 into the field {@code name} of operand 0, whoever may see it. */
    FIELD,
    /** Fails unless the field {@code name} of operand 0 has operand 1. */
    EXPECT,
    /** Puts operand 0 into the static field {@code name} of {@code type}. */
    STATIC_FIELD,
    /** Keeps a new {@code type} that the constructor with {@code parameters} made of operands. */
    CONSTRUCT,
    /** Keeps what the method {@code name} of operand 0 returns for the other operands. */
    CALL,
    /** Keeps what the static method {@code name} of {@code type} returns for the operands. */
    STATIC_CALL,
    /** Keeps an object that implements the interface {@code type}. */
    STUB,
    /**
     * Keeps an object of the class {@code type}, whose file {@code value} is, unit by unit a byte.
     * The constructor with {@code parameters} made it of operands; then its answers are there.
     */
    EXTEND,
    /** The same for which no constructor ran. */
    ALLOCATE_EXTENDED,
    /** The world outside answers the question {@code name} with operand 0. */
    GIVEN,
    /** The next call of {@code name} on the stub operand 0 returns operand 1. */
    ANSWER,
    /** The next call of {@code name} on the stub operand 0 throws operand 1. */
    FAILURE
  }

  private final Kind kind;
  private final int result;
  private final String type;
  private final String name;
  private final String parameters;
  private final int[] operands;
  private final @Nullable Object value;

  public ReplayStep(
      Kind kind,
      int result,
      String type,
      String name,
      String parameters,
      int[] operands,
      @Nullable Object value) {
    this.kind = kind;
    this.result = result;
    this.type = type;
    this.name = name;
    this.parameters = parameters;
    this.operands = operands.clone();
    this.value = value;
  }

  Kind kind() {
    return kind;
  }

  /** The number that its value is kept under; a negative one for none. */
  int result() {
    return result;
  }

  String type() {
    return type;
  }

  String name() {
    return name;
  }

  String parameters() {
    return parameters;
  }

  int operand(int position) {
    return operands[position];
  }

  int[] operands() {
    return operands.clone();
  }

  @Nullable
  Object value() {
    return value;
  }

  public void write(DataOutputStream out) throws IOException {
    Wire.write(out, kind.name());
    out.writeInt(result);
    Wire.write(out, type);
    Wire.write(out, name);
    Wire.write(out, parameters);
    out.writeInt(operands.length);
    for (int operand : operands) {
      out.writeInt(operand);
    }
    Wire.write(out, value);
  }

  static ReplayStep read(DataInputStream in) throws IOException {
    Kind kind = Wire.readConstant(in, Kind.class);
    int result = in.readInt();
    String type = String.valueOf(Wire.read(in));
    String name = String.valueOf(Wire.read(in));
    String parameters = String.valueOf(Wire.read(in));
    int[] operands = new int[Wire.readCount(in, Integer.BYTES)];
    for (int i = 0; i < operands.length; i++) {
      operands[i] = in.readInt();
    }
    return new ReplayStep(kind, result, type, name, parameters, operands, Wire.read(in));
  }

  @Override
  public String toString() {
    return kind + " " + type + " " + name;
  }
}
