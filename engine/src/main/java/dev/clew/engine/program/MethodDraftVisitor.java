package dev.clew.engine.program;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.MethodVisitor;

/** Collects a method's parameter names and annotations and hands them on at its end. */
final class MethodDraftVisitor extends MethodVisitor {

  private final NamePool names;
  private final BiConsumer<List<String>, List<String>> end;
  private final List<String> parameters = new ArrayList<>();
  private final List<String> annotations = new ArrayList<>();
  private boolean someParameterIsNameless;

  MethodDraftVisitor(NamePool names, BiConsumer<List<String>, List<String>> end) {
    super(ClassDraftVisitor.API);
    this.names = names;
    this.end = end;
  }

  @Override
  public void visitParameter(@Nullable String name, int access) {
    if (name == null) {
      someParameterIsNameless = true;
    } else {
      parameters.add(name);
    }
  }

  @Override
  public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    annotations.add(ClassDraftVisitor.typeOf(descriptor));
    return null;
  }

  @Override
  public void visitEnd() {
    end.accept(
        someParameterIsNameless ? List.of() : names.shareAll(parameters),
        names.shareAll(annotations));
  }
}
