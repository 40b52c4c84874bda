package dev.clew.replay.guard;

import dev.clew.harness.guard.Guard;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A method of the JDK, written in Java, that asks before it begins: where a native method would be
 * too late, or cannot be wrapped because its class registers it in code of its own.
 *
 * @param owner internal name; a JDK that has no such class does without
 * @param method its name; all overloads that begin with the parameters
 * @param parameters descriptors of the first parameters, which the guard's method is called with;
 *     empty where it gets the kind of access
 * @param question the guard's method
 * @param kind the kind of access, where there are no parameters
 */
record Checkpoint(String owner, String method, String parameters, String question, String kind) {

  private static final String GUARD = Type.getInternalName(Guard.class);
  private static final String CALLER = "Ljava/lang/Class;";
  private static final String TYPE = CALLER;
  private static final String LOADER = "Ljava/lang/ClassLoader;";
  private static final String TEXT = "Ljava/lang/String;";
  private static final String LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;";
  private static final String TYPE_AND_CONSTRUCTOR = TYPE + "Ljava/lang/reflect/Constructor;";

  /** What libraries for serialization use; it makes and changes objects as only the JDK may. */
  private static final String SERIALIZATION = "sun/reflect/ReflectionFactory";

  static List<Checkpoint> all() {
    return List.of(
        // shutdown hooks must not run before the end is refused
        asking("java/lang/Runtime", "exit", "exit"),
        asking("java/lang/Runtime", "halt", "exit"),
        asking("java/lang/ProcessBuilder", "start", "processes"),
        about("jdk/internal/reflect/Reflection", "ensureNativeAccess", CALLER, "nativeAccess"),
        // on newer JDKs with the class that has the native method
        about("java/lang/ClassLoader", "findNative", LOADER + TEXT, "links"),
        about("java/lang/ClassLoader", "findNative", LOADER + TYPE + TEXT, "links"),
        about("jdk/internal/loader/NativeLibraries", "loadLibrary", CALLER + TEXT + "Z", "loads"),
        about("java/lang/invoke/MethodHandles", "privateLookupIn", TYPE + LOOKUP, "looksInto"),
        asking("jdk/internal/foreign/abi/NativeEntryPoint", "make", "native"),
        asking("jdk/internal/foreign/abi/UpcallLinker", "makeFactory", "native"),
        asking("jdk/jfr/internal/JVM", "<clinit>", "files"),
        // the overload with a constructor first: both begin with a class
        about(
            SERIALIZATION, "newConstructorForSerialization", TYPE_AND_CONSTRUCTOR, "instantiates"),
        about(SERIALIZATION, "newConstructorForSerialization", TYPE, "instantiates"),
        about(SERIALIZATION, "newConstructorForExternalization", TYPE, "instantiates"),
        about(SERIALIZATION, "readObjectForSerialization", TYPE, "restores"),
        about(SERIALIZATION, "readObjectNoDataForSerialization", TYPE, "restores"),
        about(SERIALIZATION, "defaultReadObjectForSerialization", TYPE, "restores"),
        about(SERIALIZATION, "readResolveForSerialization", TYPE, "restores"));
  }

  private static Checkpoint asking(String owner, String method, String kind) {
    return new Checkpoint(owner, method, "", "asks", kind);
  }

  private static Checkpoint about(String owner, String method, String parameters, String question) {
    return new Checkpoint(owner, method, parameters, question, "");
  }

  boolean fits(String name, String descriptor) {
    return method.equals(name) && descriptor.startsWith("(" + parameters);
  }

  /** Writes the question; the stack is as before afterwards. */
  void write(MethodVisitor code, boolean isStatic) {
    if (parameters.isEmpty()) {
      code.visitLdcInsn(kind);
      code.visitLdcInsn(NativeQuestion.named(kind).wanted(owner, method));
      call(code, "(Ljava/lang/String;Ljava/lang/String;)V");
      return;
    }
    int variable = isStatic ? 0 : 1;
    for (Type type : Type.getArgumentTypes("(" + parameters + ")V")) {
      code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), variable);
      variable += type.getSize();
    }
    call(code, "(" + parameters + ")V");
  }

  private void call(MethodVisitor code, String descriptor) {
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, GUARD, question, descriptor, /* isInterface= */ false);
  }
}
