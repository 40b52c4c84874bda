package dev.clew.app.explore;

import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.runtime.IExecutionDataAccessorGenerator;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Where the code that a thread calls notes which of its branches it took. */
public final class HostProbes implements IExecutionDataAccessorGenerator {

  private static final ThreadLocal<ExecutionDataStore> CURRENT = new ThreadLocal<>();

  /** Has calls of this thread noted here from now on. */
  static void into(ExecutionDataStore store) {
    CURRENT.set(store);
  }

  /** Called by the instrumented classes, once each. */
  public static boolean[] of(long id, String name, int count) {
    return CURRENT.get().get(id, name, count).getProbes();
  }

  @Override
  public int generateDataAccessor(long id, String name, int count, MethodVisitor out) {
    out.visitLdcInsn(id);
    out.visitLdcInsn(name);
    out.visitLdcInsn(count);
    String owner = HostProbes.class.getName().replace('.', '/');
    out.visitMethodInsn(Opcodes.INVOKESTATIC, owner, "of", "(JLjava/lang/String;I)[Z", false);
    return 4;
  }
}
