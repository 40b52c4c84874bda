package dev.clew.engine.guest;

import java.lang.invoke.MethodType;

/** A frame as {@link StackWalker} shows it. Runs in the engine, as part of the JDK. */
final class WalkedFrame implements StackWalker.StackFrame {

  private final Class<?> declaring;
  private final String descriptor;
  private final int position;
  private final boolean retainsClass;
  private final StackTraceElement element;

  WalkedFrame(
      Class<?> declaring,
      String descriptor,
      int position,
      boolean retainsClass,
      StackTraceElement element) {
    this.declaring = declaring;
    this.descriptor = descriptor;
    this.position = position;
    this.retainsClass = retainsClass;
    this.element = element;
  }

  @Override
  public String getClassName() {
    return declaring.getName();
  }

  @Override
  public String getMethodName() {
    return element.getMethodName();
  }

  @Override
  public Class<?> getDeclaringClass() {
    retained();
    return declaring;
  }

  @Override
  public MethodType getMethodType() {
    retained();
    return MethodType.fromMethodDescriptorString(descriptor, declaring.getClassLoader());
  }

  @Override
  public String getDescriptor() {
    retained();
    return descriptor;
  }

  private void retained() {
    if (!retainsClass) {
      throw new UnsupportedOperationException("No access to RETAIN_CLASS_REFERENCE");
    }
  }

  @Override
  public int getByteCodeIndex() {
    return isNativeMethod() ? -1 : position;
  }

  @Override
  public String getFileName() {
    return element.getFileName();
  }

  @Override
  public int getLineNumber() {
    return element.getLineNumber();
  }

  @Override
  public boolean isNativeMethod() {
    return element.isNativeMethod();
  }

  @Override
  public StackTraceElement toStackTraceElement() {
    return element;
  }

  @Override
  public String toString() {
    return element.toString();
  }
}
