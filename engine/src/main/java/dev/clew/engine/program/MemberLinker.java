package dev.clew.engine.program;

import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;

/**
 * Resolves what instructions refer to, with all checks that the JVM makes before an instruction
 * runs for the first time (JVMS 5.4.3 and 6.5). Answers depend on the class that refers and are not
 * cached: decoded instructions keep them.
 *
 * <p>Every method throws {@link LinkageException} where the JVM throws an error.
 */
public final class MemberLinker {

  private final Program program;
  private final AccessCheck access;
  private final MethodResolution methods;
  private final FieldResolution fields;

  public MemberLinker(Program program) {
    this.program = program;
    this.access = new AccessCheck(program);
    this.methods = new MethodResolution(program, access);
    this.fields = new FieldResolution(program, access);
  }

  /** What new, checkcast, ldc and others name, in a class that may refer to it (JVMS 5.4.3.1). */
  public ClassInfo classFor(ClassInfo from, String internalName) {
    ClassInfo target = program.load(internalName);
    access.checkClass(from, target);
    return target;
  }

  /**
   * Checks a class constant that may name an array; there is something to load only if its elements
   * are of a class, which is then the answer.
   */
  public @Nullable ClassInfo elementClassFor(ClassInfo from, JvmType type) {
    JvmType element = type.element();
    return element.isReference() ? classFor(from, element.internalName()) : null;
  }

  /** For getstatic and putstatic (writing). */
  public FieldInfo staticField(ClassInfo from, FieldReference reference) {
    return fields.resolve(from, reference, /* isStatic= */ true);
  }

  /** For getfield and putfield (writing). */
  public FieldInfo instanceField(ClassInfo from, FieldReference reference) {
    return fields.resolve(from, reference, /* isStatic= */ false);
  }

  /** Checks that a field may be written by a method; final ones by initialisers only. */
  public void checkWrite(MethodInfo from, FieldInfo field) {
    FieldResolution.checkWrite(from, field);
  }

  /** The method that invokestatic calls. */
  public MethodInfo staticMethod(ClassInfo from, MethodReference reference) {
    return methods.resolveStatic(from, reference);
  }

  /** The method that invokevirtual resolves to; {@link ClassInfo#select} finds the one to run. */
  public MethodInfo virtualMethod(ClassInfo from, MethodReference reference) {
    return methods.resolveVirtual(from, reference);
  }

  /**
   * The method that invokeinterface resolves to; {@link #selectFromInterface} finds the one to run.
   */
  public MethodInfo interfaceMethod(ClassInfo from, MethodReference reference) {
    return methods.resolveInterface(from, reference);
  }

  /** The method that invokespecial calls, selected already: no receiver can change it. */
  public MethodInfo specialMethod(ClassInfo from, MethodReference reference) {
    return methods.resolveSpecial(from, reference);
  }

  /** As {@link ClassInfo#select}, for invokeinterface, which insists on public methods. */
  public MethodInfo selectFromInterface(ClassInfo receiver, MethodInfo resolved) {
    return receiver.selectFromInterface(resolved, program.dialect());
  }

  /** Whether a class may use a member that was named through a class (JVMS 5.4.4). */
  public boolean mayAccess(ClassInfo from, ClassInfo named, Member member) {
    return access.allows(from, named, member);
  }
}
