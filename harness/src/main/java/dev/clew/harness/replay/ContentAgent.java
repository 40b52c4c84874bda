package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;

/**
 * Sees what agents before it have made of classes that are defined by {@link ClassContents}, and
 * changes nothing. Loaded by the JVM before the server, after JaCoCo's agent.
 */
public final class ContentAgent implements ClassFileTransformer {

  private ContentAgent() {}

  /** Called by the JVM. */
  public static void premain(String arguments, Instrumentation instrumentation) {
    instrumentation.addTransformer(new ContentAgent());
  }

  @Override
  public @Nullable byte[] transform(
      @Nullable ClassLoader loader,
      @Nullable String name,
      @Nullable Class<?> redefined,
      @Nullable ProtectionDomain domain,
      byte[] content) {
    if (loader instanceof ClassContents && name != null) {
      ((ClassContents) loader).keep(name.replace('/', '.'), content);
    }
    return null;
  }
}
