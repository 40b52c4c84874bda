package dev.clew.engine.natives.vm;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.insn.object.BoxIdentity;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.LazyInputs;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.classes.ClassNatives;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.natives.registry.TermMethod;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.expr.Sort;
import org.jspecify.annotations.Nullable;

/** What the JDK asks of the virtual machine itself. */
public final class VmNatives {

  private VmNatives() {}

  public static void register(NativeRegistry r) {
    r.action("jdk/internal/misc/VM.initialize", (m, f) -> {})
        .action("jdk/internal/misc/VM.initializeFromArchive", (m, f) -> {})
        .on("jdk/internal/misc/VM.getNanoTimeAdjustment", VmNatives::instant)
        .value("jdk/internal/misc/VM.latestUserDefinedLoader0", (m, f) -> 0)
        .value("jdk/internal/misc/CDS.isDumpingClassList0", (m, f) -> 0)
        .value("jdk/internal/misc/CDS.isDumpingArchive0", (m, f) -> 0)
        .value("jdk/internal/misc/CDS.isSharingEnabled0", (m, f) -> 0)
        .value("jdk/internal/misc/CDS.getCDSConfigStatus", (m, f) -> 0)
        .value("jdk/internal/misc/CDS.getRandomSeedForDumping", (m, f) -> 0x5EED)
        .action("jdk/internal/misc/CDS.initializeFromArchive", (m, f) -> {})
        .action("jdk/internal/misc/CDS.defineArchivedModules", (m, f) -> {})
        .action("jdk/internal/misc/CDS.logLambdaFormInvoker", (m, f) -> {})
        .value("jdk/internal/misc/Signal.findSignal0", (m, f) -> -1)
        .value("jdk/internal/misc/Signal.handle0", (m, f) -> 0)
        .value("java/util/concurrent/atomic/AtomicLong.VMSupportsCS8", (m, f) -> 1)
        .value("jdk/internal/reflect/Reflection.getCallerClass", VmNatives::caller)
        .value(
            "jdk/internal/reflect/Reflection.getClassAccessFlags",
            (m, f) -> ClassNatives.modifiers(m.mirrors().classOf(f.raw[0])))
        .value("jdk/internal/reflect/Reflection.areNestMates", VmNatives::areNestMates)
        .value("java/security/AccessController.getProtectionDomain", (m, f) -> 0)
        .value("java/security/AccessController.getStackAccessControlContext", (m, f) -> 0)
        .value("java/security/AccessController.getInheritedAccessControlContext", (m, f) -> 0)
        .action("java/security/AccessController.ensureMaterializedForStackWalk", (m, f) -> {})
        .action("java/lang/ref/PhantomReference.clear0", VmNatives::clearReference)
        .action("java/lang/ref/Reference.clear0", VmNatives::clearReference)
        .on("java/lang/ref/Reference.refersTo0", VmNatives::refersTo)
        .on("java/lang/ref/PhantomReference.refersTo0", VmNatives::refersTo)
        .value("java/lang/StringUTF16.isBigEndian", (m, f) -> 0)
        .action("java/lang/invoke/MethodHandleNatives.registerNatives", (m, f) -> {})
        .on("jdk/internal/util/ArraysSupport.vectorizedMismatch", noneCompared())
        .on("java/util/concurrent/atomic/Striped64.getProbe", VmNatives::probe)
        .value("jdk/internal/misc/PreviewFeatures.isPreviewEnabled", (m, f) -> 0)
        .value("java/util/TimeZone.getSystemTimeZoneID", (m, f) -> m.texts().intern("UTC"))
        .value("jdk/internal/loader/NativeLibraries.findBuiltinLib", (m, f) -> 0)
        .action("jdk/internal/loader/BootLoader.loadLibrary", (m, f) -> {})
        .action("java/lang/System.loadLibrary", (m, f) -> {})
        .action("java/lang/System.load", (m, f) -> {})
        .value("java/lang/ref/Finalizer.isFinalizationEnabled", (m, f) -> 0)
        .action("java/lang/ref/Finalizer.register", (m, f) -> {})
        .value("jdk/internal/misc/Unsafe.getUncompressedObject", (m, f) -> 0);
  }

  /** The clock of {@code java.time}; where time is an input, its parts are not supported. */
  private static @Nullable Insn instant(Machine m, Frame f) {
    return m.lazyInputs() == LazyInputs.NONE
        ? NativeRegistry.give(m, f, adjustment(f.raw[0]))
        : m.unsupported(ReasonCode.CLOCK, "the time of day as java.time has it");
  }

  private static long adjustment(long offset) {
    long seconds = System.currentTimeMillis() / 1000 - offset;
    return seconds * 1_000_000_000L;
  }

  /** The class that called the method that asks who called it. */
  private static long caller(Machine m, Frame f) {
    Frame current = f.caller;
    Frame asked = current == null ? null : current.caller;
    while (asked != null && isIgnored(asked)) {
      asked = asked.caller;
    }
    if (asked == null) {
      return 0;
    }
    RuntimeClass owner = m.runtime().classes().of(asked.code.method().owner());
    return m.mirrors().of(owner);
  }

  /** Whether a frame only stands between a reflective call and what it calls. */
  private static boolean isIgnored(Frame f) {
    MethodInfo method = f.code.method();
    String owner = method.owner().name();
    return f.insn() == null
        || (owner.equals("java/lang/reflect/Method") && method.name().equals("invoke"))
        || (owner.startsWith("jdk/internal/reflect/") && owner.contains("Accessor"));
  }

  private static long areNestMates(Machine m, Frame f) {
    RuntimeClass left = m.mirrors().classOf(f.raw[0]);
    RuntimeClass right = m.mirrors().classOf(f.raw[1]);
    if (left.infoOrNull() == null || right.infoOrNull() == null) {
      return left == right ? 1 : 0;
    }
    boolean same =
        m.runtime().program().nestHost(left.info()) == m.runtime().program().nestHost(right.info());
    return same ? 1 : 0;
  }

  /** Leaves all elements to the code behind: the complement of how many are left. */
  private static NativeMethod.Symbolic noneCompared() {
    return (m, f) ->
        TermMethod.give(m, f, m.terms().ints().not(m.terms().of(Sort.INT, f.raw[6], f.sym(6))));
  }

  private static long referent(Machine m, long reference) {
    return m.instance(reference).raw(m.classOf(reference).field("referent").slot());
  }

  private static @Nullable Insn refersTo(Machine m, Frame f) {
    long referent = referent(m, f.raw[0]);
    boolean same = referent == f.raw[1];
    return !same && BoxIdentity.same(m, referent, f.raw[1]) != null
        ? m.unsupported(
            ReasonCode.BOX_IDENTITY, "whether a reference refers to a box of an unknown value")
        : NativeRegistry.give(m, f, same ? 1 : 0);
  }

  private static void clearReference(Machine m, Frame f) {
    RuntimeClass type = m.classOf(f.raw[0]);
    ((dev.clew.engine.heap.Instance) m.heap().own((int) f.raw[0]))
        .set(type.field("referent").slot(), 0);
  }

  private static @Nullable Insn probe(Machine m, Frame f) {
    return NativeRegistry.give(m, f, 1);
  }
}
