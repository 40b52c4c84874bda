package dev.clew.engine.program.verify;

import dev.clew.engine.program.verify.HierarchyInterpreter.UnknownTypeException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Verifies the code of a class (JVMS 4.10) by inferring types, as the JVM did before class files
 * had stack maps; stack maps are not looked at. What passes can be decoded and run without a value
 * being taken for one of another kind. Some tens of microseconds a method.
 */
public final class ClassVerifier {

  private static final int LAST_WITH_SUBROUTINES = Opcodes.V1_6;

  private final TypeHierarchy hierarchy;

  public ClassVerifier(TypeHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * Verifies all methods.
   *
   * @throws DamagedClassException if the JVM would refuse to link the class
   * @throws RuntimeException what the hierarchy throws for a class that types are compared with
   */
  public void verify(byte[] bytes, int majorVersion) {
    ClassFormat.checkWithInstructions(bytes, majorVersion);
    List<MethodNode> methods = new ArrayList<>();
    ClassReader reader = new ClassReader(bytes);
    reader.accept(
        new Collector(majorVersion, methods), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    for (MethodNode method : methods) {
      if (method.instructions.size() > 0) {
        verify(reader.getClassName(), method);
      }
    }
  }

  private void verify(String owner, MethodNode method) {
    HierarchyInterpreter types = new HierarchyInterpreter(hierarchy);
    try {
      checkHandlers(method, types);
      for (Frame<BasicValue> frame : new Analyzer<>(types).analyze(owner, method)) {
        if (frame != null && depth(frame) > method.maxStack) {
          throw refused(method, "Operand stack overflow");
        }
      }
    } catch (UnknownTypeException e) {
      throw e.reason();
    } catch (AnalyzerException e) {
      throw failure(method, e, types.unresolved());
    } catch (DamagedClassException e) {
      throw e;
    } catch (RuntimeException e) {
      throw refused(method, String.valueOf(e));
    }
  }

  /** The JVM would not have come as far if a class was missing where ways meet. */
  private static RuntimeException failure(
      MethodNode method, AnalyzerException e, @Nullable RuntimeException unresolved) {
    if (e.getCause() instanceof UnknownTypeException unknown) {
      return unknown.reason();
    }
    return unresolved != null ? unresolved : refused(method, String.valueOf(e.getMessage()));
  }

  private static void checkHandlers(MethodNode method, HierarchyInterpreter types) {
    for (TryCatchBlockNode handler : method.tryCatchBlocks) {
      if (handler.type != null && !types.isThrowable(handler.type)) {
        throw refused(method, "Catch type is not a subclass of Throwable");
      }
    }
  }

  private static int depth(Frame<BasicValue> frame) {
    int depth = 0;
    for (int i = 0; i < frame.getStackSize(); i++) {
      depth += frame.getStack(i).getSize();
    }
    return depth;
  }

  private static DamagedClassException refused(MethodNode method, String why) {
    return new DamagedClassException(why + " in method " + method.name + method.desc);
  }

  /** A copy of subroutines at each place that calls them, in files that may have some. */
  public static MethodVisitor inlining(int majorVersion, MethodNode method) {
    return majorVersion > LAST_WITH_SUBROUTINES
        ? method
        : new JSRInlinerAdapter(
            method,
            method.access,
            method.name,
            method.desc,
            method.signature,
            method.exceptions.toArray(String[]::new));
  }

  private static final class Collector extends ClassVisitor {

    private final int majorVersion;
    private final List<MethodNode> methods;

    Collector(int majorVersion, List<MethodNode> methods) {
      super(Opcodes.ASM9);
      this.majorVersion = majorVersion;
      this.methods = methods;
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      MethodNode node =
          new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions);
      methods.add(node);
      return inlining(majorVersion, node);
    }
  }
}
