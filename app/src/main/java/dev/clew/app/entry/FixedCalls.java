package dev.clew.app.entry;

import dev.clew.engine.outcome.Creation;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Form;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Static methods without parameters that make certain inputs and call an entry with them: to
 * explore one is to follow one call. Inputs are those of concrete runs.
 */
public final class FixedCalls {

  /** Elements of an array are instructions, and a method has room for so many. */
  private static final int MOST_ELEMENTS = 4_000;

  private static final String OBJECT = "java/lang/Object";

  private final Program program;
  private int made;

  public FixedCalls(Program program) {
    this.program = program;
  }

  /** Empty where an input is of a kind that concrete runs do not make, or is too long. */
  public Optional<MethodInfo> of(Entry entry, List<Input> inputs) {
    MethodInfo called = entry.explored();
    if (!called.isStatic() && !called.isConstructor()) {
      return Optional.empty();
    }
    ClassInfo host = entry.target().owner();
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    int flags = Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_SUPER;
    writer.visit(Opcodes.V1_8, flags, host.name() + "$Fixed$" + made++, null, OBJECT, null);
    MethodVisitor code =
        writer.visitMethod(
            Opcodes.ACC_STATIC, entry.target().name().replace("<init>", "make"), "()V", null, null);
    code.visitCode();
    boolean isWritten = new Body(code).call(called, inputs);
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
    writer.visitEnd();
    return isWritten
        ? Optional.of(program.define(writer.toByteArray(), host).methods().get(0))
        : Optional.empty();
  }

  /** Code that leaves values on the stack. */
  private static final class Body {

    private final MethodVisitor code;

    Body(MethodVisitor code) {
      this.code = code;
    }

    boolean call(MethodInfo called, List<Input> inputs) {
      if (called.isConstructor()) {
        begin(called.owner().name());
      }
      for (String name : called.parameterNames()) {
        Optional<Input> input = inputs.stream().filter(each -> each.name().equals(name)).findAny();
        if (input.isEmpty() || !push(input.get().value())) {
          return false;
        }
      }
      int opcode = called.isConstructor() ? Opcodes.INVOKESPECIAL : Opcodes.INVOKESTATIC;
      ClassInfo owner = called.owner();
      code.visitMethodInsn(
          opcode, owner.name(), called.name(), called.descriptor(), owner.isInterface());
      return true;
    }

    private void begin(String type) {
      code.visitTypeInsn(Opcodes.NEW, type);
      code.visitInsn(Opcodes.DUP);
    }

    private boolean pushAll(List<Datum> data) {
      return data.stream().allMatch(this::push);
    }

    /** Whether it is known how. */
    private boolean push(Datum datum) {
      if (datum instanceof Datum.Null) {
        code.visitInsn(Opcodes.ACONST_NULL);
        return true;
      } else if (datum instanceof Datum.Text text) {
        return text(text.value());
      } else if (datum instanceof Datum.Primitive primitive) {
        constant(primitive.value());
        return true;
      } else if (datum instanceof Datum.Array array) {
        return array(array);
      } else if (datum instanceof Datum.EnumConstant constant) {
        String owner = internal(constant.type());
        code.visitFieldInsn(Opcodes.GETSTATIC, owner, constant.constant(), "L" + owner + ";");
        return true;
      } else if (datum instanceof Datum.Spelled spelled && spelled.factory().isEmpty()) {
        begin(internal(spelled.type()));
        boolean isWritten = text(spelled.text());
        construct(internal(spelled.type()), "(Ljava/lang/String;)V");
        return isWritten;
      } else if (datum instanceof Datum.Made made) {
        return container(made);
      }
      return datum instanceof Datum.Created created && created(created);
    }

    private boolean text(String text) {
      if (text.length() > Character.MAX_VALUE / 3) { // of the file, in bytes
        return false;
      }
      code.visitLdcInsn(text);
      return true;
    }

    private void constant(Object value) {
      if (value instanceof Boolean truth) {
        code.visitLdcInsn(truth ? 1 : 0);
      } else if (value instanceof Character unit) {
        code.visitLdcInsn((int) unit);
      } else if (value instanceof Byte || value instanceof Short) {
        code.visitLdcInsn(((Number) value).intValue());
      } else {
        code.visitLdcInsn(value);
      }
    }

    private boolean array(Datum.Array array) {
      if (array.elements().size() > MOST_ELEMENTS) {
        return false;
      }
      Type type = Type.getType(descriptor(array.type()));
      Type element = Type.getType(type.getDescriptor().substring(1));
      code.visitLdcInsn(array.elements().size());
      if (element.getSort() == Type.ARRAY || element.getSort() == Type.OBJECT) {
        code.visitTypeInsn(Opcodes.ANEWARRAY, element.getInternalName());
      } else {
        code.visitIntInsn(Opcodes.NEWARRAY, kind(element));
      }
      for (int i = 0; i < array.elements().size(); i++) {
        code.visitInsn(Opcodes.DUP);
        code.visitLdcInsn(i);
        if (!push(array.elements().get(i))) {
          return false;
        }
        code.visitInsn(element.getOpcode(Opcodes.IASTORE));
      }
      return true;
    }

    private static int kind(Type element) {
      return switch (element.getSort()) {
        case Type.BOOLEAN -> Opcodes.T_BOOLEAN;
        case Type.CHAR -> Opcodes.T_CHAR;
        case Type.BYTE -> Opcodes.T_BYTE;
        case Type.SHORT -> Opcodes.T_SHORT;
        case Type.INT -> Opcodes.T_INT;
        case Type.LONG -> Opcodes.T_LONG;
        case Type.FLOAT -> Opcodes.T_FLOAT;
        default -> Opcodes.T_DOUBLE;
      };
    }

    private boolean container(Datum.Made made) {
      boolean isMap = made.form() == Form.ENTRIES;
      if (!isMap && made.form() != Form.ELEMENTS) {
        return false;
      }
      begin(internal(made.type()));
      construct(internal(made.type()), "()V");
      int each = isMap ? 2 : 1;
      for (int i = 0; i < made.parts().size(); i += each) {
        code.visitInsn(Opcodes.DUP);
        if (!pushAll(made.parts().subList(i, i + each))) {
          return false;
        }
        code.visitMethodInsn(
            Opcodes.INVOKEINTERFACE,
            isMap ? "java/util/Map" : "java/util/Collection",
            isMap ? "put" : "add",
            isMap
                ? "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"
                : "(Ljava/lang/Object;)Z",
            true);
        code.visitInsn(Opcodes.POP);
      }
      return true;
    }

    private boolean created(Datum.Created created) {
      Creation creation = created.creation();
      if (!creation.isConstructor()) {
        return false;
      }
      begin(internal(creation.owner()));
      boolean isWritten = pushAll(created.parts());
      StringBuilder parameters = new StringBuilder("(");
      creation.parameters().forEach(each -> parameters.append(descriptor(each)));
      construct(internal(creation.owner()), parameters.append(")V").toString());
      return isWritten;
    }

    private void construct(String owner, String descriptor) {
      code.visitMethodInsn(Opcodes.INVOKESPECIAL, owner, "<init>", descriptor, false);
    }

    private static String internal(String name) {
      return name.replace('.', '/');
    }

    private static String descriptor(String name) {
      if (name.endsWith("[]")) {
        return "[" + descriptor(name.substring(0, name.length() - 2));
      }
      return switch (name) {
        case "boolean" -> "Z";
        case "byte" -> "B";
        case "char" -> "C";
        case "short" -> "S";
        case "int" -> "I";
        case "long" -> "J";
        case "float" -> "F";
        case "double" -> "D";
        default -> "L" + internal(name) + ";";
      };
    }
  }
}
