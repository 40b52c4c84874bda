package dev.clew.engine.dynamic;

import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The class file of a call site while it is being written. */
final class SiteClass {

  /** No Java source can have a method of this name. */
  private static final String METHOD = "call-site";

  private static final String OBJECT = "java/lang/Object";

  private final CallSite site;
  private final String name;
  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);

  /**
   * @param kind part of the name
   */
  SiteClass(CallSite site, String kind, int number, List<String> interfaces) {
    this.site = site;
    this.name = site.caller().name() + "$$" + kind + "$" + number;
    writer.visit(
        Opcodes.V1_8,
        Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC,
        name,
        null,
        OBJECT,
        interfaces.toArray(String[]::new));
  }

  SiteClass(CallSite site, String kind, int number) {
    this(site, kind, number, List.of());
  }

  String name() {
    return name;
  }

  void field(int access, String field, String descriptor) {
    writer.visitField(access, field, descriptor, null, null).visitEnd();
  }

  void method(int access, String method, String descriptor, Consumer<MethodVisitor> code) {
    MethodVisitor visitor = writer.visitMethod(access, method, descriptor, null, null);
    visitor.visitCode();
    code.accept(visitor);
    visitor.visitMaxs(0, 0);
    visitor.visitEnd();
  }

  /** Writes the method that stands for the call site, and with it the class is complete. */
  SpunClass finish(Consumer<MethodVisitor> code) {
    String descriptor = site.methodDescriptor();
    method(Opcodes.ACC_STATIC, METHOD, descriptor, code);
    writer.visitEnd();
    return new SpunClass(name, writer.toByteArray(), METHOD, descriptor);
  }
}
