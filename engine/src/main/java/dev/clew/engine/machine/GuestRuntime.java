package dev.clew.engine.machine;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.RuntimeClasses;
import dev.clew.engine.heap.StringLiterals;
import dev.clew.engine.program.MemberLinker;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.MethodReference;
import dev.clew.engine.program.Program;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** What all machines of a program share: classes, literals and decoded methods. */
public final class GuestRuntime {

  /** Turns a method into instructions. */
  @FunctionalInterface
  public interface Decoder {
    MethodCode decode(GuestRuntime runtime, MethodInfo method);
  }

  /** Performs calls of method handles and variable handles. */
  @FunctionalInterface
  public interface PolymorphicCalls {
    @Nullable Insn call(
        Machine m, Frame f, Insn site, MethodInfo method, MethodReference reference, int[] args);
  }

  /** Makes the static methods that dynamic call sites and constants stand for. */
  public interface CallSites {
    /**
     * Null if the bootstrap method is not supported.
     *
     * @param position of the instruction in its method
     */
    @Nullable MethodInfo link(MethodInfo from, InvokeDynamicInsnNode node, int position);

    /** Null if the bootstrap method is not supported. */
    @Nullable MethodInfo link(MethodInfo from, ConstantDynamic constant);
  }

  private final Program program;
  private final MemberLinker linker;
  private final RuntimeClasses classes;
  private final WellKnown wellKnown;
  private final StringLiterals literals;
  private final Decoder decoder;
  private final PolymorphicCalls polymorphicCalls;
  private final CallSites callSites;
  private final ConcurrentHashMap<MethodInfo, MethodCode> codes = new ConcurrentHashMap<>();

  public GuestRuntime(
      Program program, Decoder decoder, PolymorphicCalls polymorphicCalls, CallSites callSites) {
    this.callSites = callSites;
    this.program = program;
    this.polymorphicCalls = polymorphicCalls;
    this.linker = new MemberLinker(program);
    this.classes = new RuntimeClasses(program);
    this.wellKnown = new WellKnown(classes);
    this.literals = new StringLiterals(wellKnown.string());
    this.decoder = decoder;
  }

  public Program program() {
    return program;
  }

  public MemberLinker linker() {
    return linker;
  }

  public RuntimeClasses classes() {
    return classes;
  }

  public WellKnown wellKnown() {
    return wellKnown;
  }

  public StringLiterals literals() {
    return literals;
  }

  /**
   * A method, decoded when it is asked for the first time.
   *
   * @throws dev.clew.engine.program.LinkageException if the JVM would not link its class
   */
  public MethodCode code(MethodInfo method) {
    MethodCode known = codes.get(method);
    if (known != null) {
      return known;
    }
    program.verify(method.owner());
    MethodCode decoded = decoder.decode(this, method);
    MethodCode faster = codes.putIfAbsent(method, decoded);
    return faster == null ? decoded : faster;
  }

  public CallSites callSites() {
    return callSites;
  }

  /** Calls a method whose descriptor is the call's own, from the frame on top. */
  public @Nullable Insn polymorphicCall(
      Machine m, Frame f, Insn site, MethodInfo method, MethodReference reference, int[] args) {
    f.setInsn(site);
    return polymorphicCalls.call(m, f, site, method, reference, args);
  }

  /** The method that a class itself declares. */
  public MethodInfo method(RuntimeClass owner, String name, String descriptor) {
    return owner
        .info()
        .method(name, descriptor)
        .orElseThrow(
            () -> new IllegalStateException("no " + owner + "." + name + descriptor + " here"));
  }
}
