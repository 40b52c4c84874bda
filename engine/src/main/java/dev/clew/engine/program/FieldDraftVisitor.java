package dev.clew.engine.program;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.FieldVisitor;

/** Collects a field's annotations and hands them on at its end. */
final class FieldDraftVisitor extends FieldVisitor {

  private final NamePool names;
  private final Consumer<List<String>> end;
  private final List<String> annotations = new ArrayList<>();

  FieldDraftVisitor(NamePool names, Consumer<List<String>> end) {
    super(ClassDraftVisitor.API);
    this.names = names;
    this.end = end;
  }

  @Override
  public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    annotations.add(ClassDraftVisitor.typeOf(descriptor));
    return null;
  }

  @Override
  public void visitEnd() {
    end.accept(names.shareAll(annotations));
  }
}
