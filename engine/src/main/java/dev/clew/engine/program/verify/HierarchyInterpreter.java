package dev.clew.engine.program.verify;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.SimpleVerifier;

/**
 * Checks the types of values as the JVM does (JVMS 4.10): an interface takes any reference, and a
 * class is loaded only where its name alone does not decide.
 */
final class HierarchyInterpreter extends SimpleVerifier {

  private static final Type OBJECT = Type.getObjectType("java/lang/Object");
  private static final Type OBJECTS = Type.getType("[Ljava/lang/Object;");
  private static final Type THROWABLE = Type.getObjectType("java/lang/Throwable");
  private static final Set<String> ABOVE_ARRAYS =
      Set.of("java/lang/Object", "java/lang/Cloneable", "java/io/Serializable");

  private final TypeHierarchy hierarchy;
  private @Nullable RuntimeException unresolved;

  HierarchyInterpreter(TypeHierarchy hierarchy) {
    super(Opcodes.ASM9, OBJECT, OBJECT, List.of(), /* isInterface= */ false);
    this.hierarchy = hierarchy;
  }

  /** A class that has to be looked at cannot be loaded; the cause says why. */
  static final class UnknownTypeException extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private final transient RuntimeException reason;

    UnknownTypeException(RuntimeException reason) {
      super(reason);
      this.reason = reason;
    }

    RuntimeException reason() {
      return reason;
    }
  }

  /** Whether exceptions can be of a type. */
  boolean isThrowable(String internalName) {
    return isAssignable(THROWABLE, Type.getObjectType(internalName));
  }

  @Override
  public BasicValue unaryOperation(AbstractInsnNode insn, BasicValue value)
      throws AnalyzerException {
    if (insn.getOpcode() == Opcodes.ATHROW && !isSubTypeOf(value, newValue(THROWABLE))) {
      throw new AnalyzerException(insn, "Can only throw Throwable objects");
    }
    return super.unaryOperation(insn, value);
  }

  /** ASM looks at neither operand of {@code aastore} closely. */
  @Override
  public @Nullable BasicValue ternaryOperation(
      AbstractInsnNode insn, BasicValue array, BasicValue index, BasicValue value)
      throws AnalyzerException {
    if (insn.getOpcode() == Opcodes.AASTORE && !isSubTypeOf(array, newValue(OBJECTS))) {
      throw new AnalyzerException(insn, "Bad type on operand stack in aastore");
    }
    return super.ternaryOperation(insn, array, index, value);
  }

  @Override
  protected boolean isSubTypeOf(BasicValue value, BasicValue expected) {
    Type type = value.getType();
    Type wanted = expected.getType();
    if (type == null || wanted == null) {
      return false;
    }
    if (!expected.isReference() || !value.isReference()) {
      return value.equals(expected);
    }
    return type.equals(NULL_TYPE) || isAssignable(wanted, type);
  }

  private boolean isAssignable(Type wanted, Type type) {
    if (wanted.equals(type) || wanted.equals(OBJECT)) {
      return true;
    }
    if (wanted.getSort() == Type.ARRAY) {
      return type.getSort() == Type.ARRAY && isElementAssignable(element(wanted), element(type));
    }
    if (type.getSort() == Type.ARRAY) {
      return ABOVE_ARRAYS.contains(wanted.getInternalName());
    }
    try {
      return hierarchy.isInterface(wanted.getInternalName())
          || isBelow(type.getInternalName(), wanted.getInternalName());
    } catch (RuntimeException e) {
      throw new UnknownTypeException(e);
    }
  }

  private boolean isElementAssignable(Type wanted, Type type) {
    return (isReference(wanted) && isReference(type))
        ? isAssignable(wanted, type)
        : wanted.equals(type);
  }

  private static Type element(Type array) {
    return Type.getType(array.getDescriptor().substring(1));
  }

  private static boolean isReference(Type type) {
    return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
  }

  private boolean isBelow(String name, String above) {
    for (String at = name; at != null; at = hierarchy.superclass(at)) {
      if (at.equals(above)) {
        return true;
      }
    }
    return false;
  }

  /** Where two ways meet: the superclass that both have. */
  @Override
  public BasicValue merge(BasicValue one, BasicValue other) {
    if (one.equals(other)) {
      return one;
    }
    Type first = one.getType();
    Type second = other.getType();
    if (first == null || second == null || !one.isReference() || !other.isReference()) {
      return BasicValue.UNINITIALIZED_VALUE;
    }
    if (first.equals(NULL_TYPE) || second.equals(NULL_TYPE)) {
      return first.equals(NULL_TYPE) ? other : one;
    }
    return newValue(common(first, second));
  }

  private Type common(Type first, Type second) {
    if (first.equals(second)) {
      return first;
    }
    if (first.getSort() == Type.ARRAY && second.getSort() == Type.ARRAY) {
      Type one = element(first);
      Type other = element(second);
      return isReference(one) && isReference(other)
          ? Type.getType("[" + common(one, other).getDescriptor())
          : OBJECT;
    }
    return first.getSort() == Type.OBJECT && second.getSort() == Type.OBJECT
        ? Type.getObjectType(commonClass(first.getInternalName(), second.getInternalName()))
        : OBJECT;
  }

  /** A class that is missing has no superclass that matters: its objects do not exist. */
  private String commonClass(String first, String second) {
    Set<String> above = new HashSet<>();
    for (String at = first; at != null; at = superclassOrNull(at)) {
      above.add(at);
    }
    for (String at = second; at != null; at = superclassOrNull(at)) {
      if (above.contains(at)) {
        return at;
      }
    }
    return OBJECT.getInternalName();
  }

  private @Nullable String superclassOrNull(String name) {
    try {
      return hierarchy.superclass(name);
    } catch (RuntimeException e) {
      unresolved = e;
      return null;
    }
  }

  /** Why a class could not be loaded that was to be merged with another; null if all could. */
  @Nullable RuntimeException unresolved() {
    return unresolved;
  }
}
