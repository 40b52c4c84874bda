package dev.clew.engine.program;

import dev.clew.engine.program.ClassDraft.MethodDraft;
import dev.clew.engine.program.type.Signature;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** A method as its class declares it. Compared by identity. */
public final class MethodInfo implements Member {

  private static final int VARARGS_AND_NATIVE = Opcodes.ACC_VARARGS | Opcodes.ACC_NATIVE;

  private final ClassInfo owner;
  private final MethodDraft draft;
  private final int index;
  private volatile @Nullable List<String> parameterNames;

  MethodInfo(ClassInfo owner, MethodDraft draft, int index) {
    this.owner = owner;
    this.draft = draft;
    this.index = index;
  }

  @Override
  public ClassInfo owner() {
    return owner;
  }

  @Override
  public String name() {
    return draft.name();
  }

  @Override
  public String descriptor() {
    return draft.descriptor();
  }

  /** The Signature attribute, null without it. */
  public @Nullable String genericSignature() {
    return draft.signature();
  }

  @Override
  public int access() {
    return draft.access();
  }

  /** Parses the descriptor, every time. */
  public Signature signature() {
    return Signature.parse(draft.descriptor());
  }

  boolean is(String name, String descriptor) {
    return draft.name().equals(name) && draft.descriptor().equals(descriptor);
  }

  public boolean isAbstract() {
    return has(Opcodes.ACC_ABSTRACT);
  }

  public boolean isNative() {
    return has(Opcodes.ACC_NATIVE);
  }

  public boolean isSynchronized() {
    return has(Opcodes.ACC_SYNCHRONIZED);
  }

  public boolean isBridge() {
    return has(Opcodes.ACC_BRIDGE);
  }

  public boolean isVarargs() {
    return has(Opcodes.ACC_VARARGS);
  }

  public boolean isConstructor() {
    return draft.name().equals("<init>");
  }

  /** Whether it is what runs when its class is initialised (JVMS 2.9.2). */
  public boolean isClassInitializer() {
    return draft.name().equals("<clinit>")
        && (isStatic() || owner.header().version().major() < Opcodes.V1_7);
  }

  /** Neither private nor static: it has a place in its class's table and can be overridden. */
  boolean isVirtual() {
    return !isPrivate() && !isStatic() && !draft.name().startsWith("<");
  }

  /** Whether it takes whatever arguments the call has (JVMS 2.9.3). */
  public boolean isSignaturePolymorphic() {
    return (access() & VARARGS_AND_NATIVE) == VARARGS_AND_NATIVE
        && draft.descriptor().startsWith("([Ljava/lang/Object;)")
        && (owner.name().equals("java/lang/invoke/MethodHandle")
            || owner.name().equals("java/lang/invoke/VarHandle"));
  }

  /** Internal names of the exceptions in its throws clause. */
  public List<String> exceptions() {
    return draft.exceptions();
  }

  /** Internal names of the annotations' types, whatever their retention. */
  public List<String> annotations() {
    return draft.annotations();
  }

  /**
   * The strings that one of its annotations holds; reads the class file, every time.
   *
   * @param type an internal name
   */
  public List<String> annotationTexts(String type) {
    return AnnotationTexts.of(this, type);
  }

  public boolean hasCode() {
    return !isAbstract() && !isNative();
  }

  /**
   * Reads the code from the class file, every time: the decoder keeps the result.
   *
   * @throws IllegalStateException if the method is abstract or native
   * @throws LinkageException if the file is damaged there
   */
  public MethodBody readBody() {
    if (!hasCode()) {
      throw new IllegalStateException(this + " has no code");
    }
    return MethodBody.read(owner.bytes(), owner.header().version().major(), index);
  }

  /**
   * One name per parameter, from the file's list of parameters, else from its debug information,
   * else {@code arg0} and so on. Reads the code at most once.
   */
  public List<String> parameterNames() {
    List<String> known = parameterNames;
    if (known == null) {
      known = ParameterNames.of(this, draft.parameterNames());
      parameterNames = known;
    }
    return known;
  }

  @Override
  public String toString() {
    return signature().describe(owner + "." + draft.name());
  }
}
