package dev.clew.engine.program;

import dev.clew.engine.program.LinkageProblem.AbstractMethod;
import dev.clew.engine.program.LinkageProblem.IncompatibleChange;
import dev.clew.engine.program.LinkageProblem.MissingMethod;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** From references to methods, as each instruction wants it (JVMS 5.4.3.3, 5.4.3.4 and 6.5). */
final class MethodResolution {

  private static final String OBJECT = "java/lang/Object";

  private final Program program;
  private final AccessCheck access;

  MethodResolution(Program program, AccessCheck access) {
    this.program = program;
    this.access = access;
  }

  MethodInfo resolveStatic(ClassInfo from, MethodReference reference) {
    MethodInfo resolved = resolve(from, reference, owner(from, reference));
    if (!resolved.isStatic()) {
      throw incompatible("Expected static method '" + resolved + "'");
    }
    return resolved;
  }

  MethodInfo resolveVirtual(ClassInfo from, MethodReference reference) {
    ClassInfo owner = owner(from, reference);
    if (owner.isInterface()) {
      throw incompatible("Found interface " + owner + ", but class was expected");
    }
    MethodInfo resolved = resolve(from, reference, owner);
    if (resolved.isStatic()) {
      throw incompatible("Expecting non-static method '" + resolved + "'");
    }
    return resolved;
  }

  MethodInfo resolveInterface(ClassInfo from, MethodReference reference) {
    ClassInfo owner = owner(from, reference);
    if (!owner.isInterface()) {
      throw incompatible("Found class " + owner + ", but interface was expected");
    }
    MethodInfo resolved = resolve(from, reference, owner);
    if (resolved.isStatic()) {
      throw incompatible("Expected instance not static method '" + resolved + "'");
    }
    return resolved;
  }

  MethodInfo resolveSpecial(ClassInfo from, MethodReference reference) {
    ClassInfo owner = owner(from, reference);
    MethodInfo resolved = resolve(from, reference, owner);
    if (resolved.isConstructor()) {
      if (resolved.owner() != owner) {
        String constructor = Signature.parse(reference.descriptor()).describe(reference.name());
        throw missing(reference, owner + ": method '" + constructor + "' not found");
      }
      return resolved;
    }
    if (resolved.isStatic()) {
      String expected =
          owner.isInterface() ? "Expected instance not static" : "Expecting non-static";
      throw incompatible(expected + " method '" + resolved + "'");
    }
    ClassInfo superclass = from.superclass();
    boolean isSuperCall = !owner.isInterface() && from != owner && from.isSubtypeOf(owner);
    MethodInfo selected =
        isSuperCall && superclass != null && !resolved.isSignaturePolymorphic()
            ? selectAbove(superclass, resolved)
            : selectIn(owner, resolved);
    if (selected.isAbstract()) {
      throw new LinkageException(new AbstractMethod("'" + reference + "'"));
    }
    return selected;
  }

  private static MethodInfo selectAbove(ClassInfo superclass, MethodInfo resolved) {
    MethodInfo found =
        MethodLookup.virtualInClasses(superclass, resolved.name(), resolved.descriptor());
    if (found != null) {
      return found;
    }
    if (MethodLookup.hasStub(superclass, resolved)) {
      return MethodSelection.fromInterfaces(superclass, resolved);
    }
    throw new LinkageException(new AbstractMethod("'" + resolved + "'"));
  }

  /** Resolution found the right method unless interfaces are in doubt. */
  private static MethodInfo selectIn(ClassInfo owner, MethodInfo resolved) {
    boolean isInherited = resolved.owner().isInterface() && resolved.owner() != owner;
    return isInherited && MethodLookup.hasStub(owner, resolved)
        ? MethodSelection.fromInterfaces(owner, resolved)
        : resolved;
  }

  /** The class in the reference; an array has the methods of Object. */
  private ClassInfo owner(ClassInfo from, MethodReference reference) {
    JvmType element = reference.owner().element();
    ClassInfo owner = program.load(element.isReference() ? element.internalName() : OBJECT);
    access.checkClass(from, owner);
    return reference.owner().isArray() ? program.load(OBJECT) : owner;
  }

  private MethodInfo resolve(ClassInfo from, MethodReference reference, ClassInfo owner) {
    if (owner.isInterface() != reference.inInterface()) {
      throw incompatible(
          "Method '%s' must be %s constant"
              .formatted(reference, owner.isInterface() ? "InterfaceMethodref" : "Methodref"));
    }
    MethodInfo found = lookup(owner, reference.name(), reference.descriptor());
    if (found == null) {
      throw missing(reference, "'" + reference + "'");
    }
    access.checkMethod(from, reference.owner().isArray() ? null : owner, found);
    return found;
  }

  private @Nullable MethodInfo lookup(ClassInfo owner, String name, String descriptor) {
    MethodInfo found =
        owner.isInterface()
            ? declaredOrObjects(owner, name, descriptor)
            : MethodLookup.inClasses(owner, name, descriptor);
    return found != null ? found : inSuperinterfaces(owner, name, descriptor);
  }

  private @Nullable MethodInfo declaredOrObjects(ClassInfo owner, String name, String descriptor) {
    MethodInfo declared = owner.declared(name, descriptor);
    if (declared != null) {
      return declared;
    }
    MethodInfo inherited = program.load(OBJECT).declared(name, descriptor);
    return inherited != null && inherited.isPublic() && !inherited.isStatic() ? inherited : null;
  }

  private static @Nullable MethodInfo inSuperinterfaces(
      ClassInfo owner, String name, String descriptor) {
    List<MethodInfo> candidates = MethodLookup.inSuperinterfaces(owner, name, descriptor);
    List<MethodInfo> concrete = MethodLookup.concrete(MethodLookup.mostSpecific(candidates));
    if (concrete.size() == 1) {
      return concrete.get(0);
    }
    return candidates.isEmpty() ? null : candidates.get(0);
  }

  private static LinkageException missing(MethodReference reference, String message) {
    return new LinkageException(new MissingMethod(reference, message));
  }

  private static LinkageException incompatible(String message) {
    return new LinkageException(new IncompatibleChange(message));
  }
}
