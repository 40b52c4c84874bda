package dev.clew.engine.program;

import dev.clew.engine.program.ClassDraft.FieldDraft;
import dev.clew.engine.program.ClassDraft.MethodDraft;
import dev.clew.engine.program.ClassHeader.EnclosingMethod;
import dev.clew.engine.program.ClassHeader.InnerClass;
import dev.clew.engine.program.ClassHeader.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/** Collects everything about a class but its code, as ASM walks over the file. */
final class ClassDraftVisitor extends ClassVisitor {

  static final int API = Opcodes.ASM9;

  private final NamePool names;
  private final boolean isTrusted;

  private FileVersion version = new FileVersion(0, 0);
  private int access;
  private String name = "";
  private @Nullable String signature;
  private @Nullable String superName;
  private List<String> interfaces = List.of();
  private @Nullable String sourceFile;
  private @Nullable String nestHost;
  private final List<String> nestMembers = new ArrayList<>();
  private final List<String> permittedSubclasses = new ArrayList<>();
  private final List<RecordComponent> recordComponents = new ArrayList<>();
  private final List<InnerClass> innerClasses = new ArrayList<>();
  private @Nullable EnclosingMethod enclosing;
  private final List<String> annotations = new ArrayList<>();
  private final List<FieldDraft> fields = new ArrayList<>();
  private final List<MethodDraft> methods = new ArrayList<>();

  /**
   * @param isTrusted whether what the file says of generic types is well-formed
   */
  ClassDraftVisitor(NamePool names, boolean isTrusted) {
    super(API);
    this.names = names;
    this.isTrusted = isTrusted;
  }

  /** The JVM does not read generic signatures: one that makes no sense is as good as none. */
  private @Nullable String readable(@Nullable String generic, boolean isType) {
    if (generic == null || isTrusted) {
      return generic;
    }
    try {
      SignatureReader reader = new SignatureReader(generic);
      SignatureVisitor all = new SignatureVisitor(API) {};
      if (isType) {
        reader.acceptType(all);
      } else {
        reader.accept(all);
      }
      return generic;
    } catch (RuntimeException e) {
      return null;
    }
  }

  /** What was seen. ASM marks a class with a Record attribute, even one without components. */
  ClassDraft draft() {
    boolean isRecord = (access & Opcodes.ACC_RECORD) != 0;
    ClassHeader header =
        new ClassHeader(
            version,
            access & 0xFFFF,
            name,
            signature,
            superName,
            interfaces,
            sourceFile,
            nestHost,
            names.shareAll(nestMembers),
            names.shareAll(permittedSubclasses),
            isRecord ? List.copyOf(recordComponents) : null,
            List.copyOf(innerClasses),
            enclosing,
            names.shareAll(annotations));
    return new ClassDraft(header, fields, methods);
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    this.version = new FileVersion(version & 0xFFFF, version >>> 16);
    this.access = access;
    this.name = names.share(name);
    this.signature = readable(signature, /* isType= */ false);
    this.superName = names.shareNullable(superName);
    this.interfaces = names.shareAll(interfaces);
  }

  @Override
  public void visitSource(@Nullable String source, @Nullable String debug) {
    sourceFile = names.shareNullable(source);
  }

  @Override
  public void visitNestHost(String host) {
    nestHost = names.share(host);
  }

  @Override
  public void visitNestMember(String member) {
    nestMembers.add(member);
  }

  @Override
  public void visitPermittedSubclass(String subclass) {
    permittedSubclasses.add(subclass);
  }

  @Override
  public void visitInnerClass(
      String inner, @Nullable String outer, @Nullable String simple, int modifiers) {
    innerClasses.add(
        new InnerClass(
            names.share(inner),
            names.shareNullable(outer),
            names.shareNullable(simple),
            modifiers));
  }

  @Override
  public void visitOuterClass(String owner, @Nullable String method, @Nullable String descriptor) {
    enclosing =
        new EnclosingMethod(
            names.share(owner), names.shareNullable(method), names.shareNullable(descriptor));
  }

  @Override
  public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    annotations.add(typeOf(descriptor));
    return null;
  }

  @Override
  public @Nullable RecordComponentVisitor visitRecordComponent(
      String component, String descriptor, @Nullable String generic) {
    recordComponents.add(
        new RecordComponent(
            names.share(component),
            names.share(descriptor),
            readable(generic, /* isType= */ true)));
    return null;
  }

  @Override
  public FieldVisitor visitField(
      int modifiers,
      String field,
      String descriptor,
      @Nullable String generic,
      @Nullable Object value) {
    return new FieldDraftVisitor(
        names,
        found ->
            fields.add(
                new FieldDraft(
                    modifiers & 0xFFFF,
                    names.share(field),
                    names.share(descriptor),
                    value,
                    readable(generic, /* isType= */ true),
                    found)));
  }

  @Override
  public MethodVisitor visitMethod(
      int modifiers,
      String method,
      String descriptor,
      @Nullable String generic,
      String @Nullable [] exceptions) {
    return new MethodDraftVisitor(
        names,
        (parameters, found) ->
            methods.add(
                new MethodDraft(
                    modifiers & 0xFFFF,
                    names.share(method),
                    names.share(descriptor),
                    readable(generic, /* isType= */ false),
                    names.shareAll(exceptions),
                    parameters,
                    found)));
  }

  static String typeOf(String descriptor) {
    return Type.getType(descriptor).getInternalName();
  }
}
