package dev.clew.engine.program;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;

/** The strings that an annotation of a method holds, in their order. */
final class AnnotationTexts extends ClassVisitor {

  private final MethodInfo method;
  private final String descriptor;
  private final List<String> texts = new ArrayList<>();

  private AnnotationTexts(MethodInfo method, String type) {
    super(ClassDraftVisitor.API);
    this.method = method;
    this.descriptor = "L" + type + ";";
  }

  /** Reads the class file, every time; none if it cannot be read. */
  static List<String> of(MethodInfo method, String type) {
    AnnotationTexts reader = new AnnotationTexts(method, type);
    try {
      int parts = ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;
      new ClassReader(method.owner().bytes().get()).accept(reader, parts);
    } catch (IOException e) {
      return List.of();
    }
    return List.copyOf(reader.texts);
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String signature,
      @Nullable String generic,
      String @Nullable [] exceptions) {
    return method.is(name, signature) ? new Annotations() : null;
  }

  private final class Annotations extends MethodVisitor {
    Annotations() {
      super(ClassDraftVisitor.API);
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String type, boolean visible) {
      return type.equals(descriptor) ? new Texts() : null;
    }
  }

  private final class Texts extends AnnotationVisitor {
    Texts() {
      super(ClassDraftVisitor.API);
    }

    @Override
    public void visit(@Nullable String name, Object value) {
      if (value instanceof String text) {
        texts.add(text);
      }
    }

    @Override
    public AnnotationVisitor visitArray(String name) {
      return this;
    }
  }
}
