package dev.clew.engine.program;

import dev.clew.engine.program.ClassDraft.FieldDraft;
import dev.clew.engine.program.ClassDraft.MethodDraft;
import dev.clew.engine.program.LinkageProblem.CorruptClass;
import dev.clew.engine.program.LinkageProblem.UnsupportedVersion;
import dev.clew.engine.program.LinkageProblem.WrongName;
import dev.clew.engine.program.path.ClassFile;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import dev.clew.engine.program.verify.ClassFormat;
import dev.clew.engine.program.verify.DamagedClassException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * Turns class files into drafts, without their code, and refuses what is not a class file (JVMS
 * 4.8) or too new. Damage inside a method's code shows when that code is read.
 */
final class ClassDraftReader {

  private static final int MAGIC = 0xCAFEBABE;
  private static final int HEADER_BYTES = 8;
  private static final String OBJECT = "java/lang/Object";

  private final NamePool names = new NamePool();
  private final FileVersion newest;

  /**
   * @param newest versions above it are refused
   */
  ClassDraftReader(FileVersion newest) {
    this.newest = newest;
  }

  static byte[] bytesOf(ClassFile file) {
    try {
      return file.read();
    } catch (IOException e) {
      throw corrupt(file, "it cannot be read (" + e.getMessage() + ")");
    }
  }

  ClassDraft read(ClassFile file, byte[] bytes) {
    checkFormat(file, bytes, checkVersion(file, bytes));
    ClassDraft draft = parse(file, bytes);
    String name = draft.header().name();
    if (!name.equals(file.internalName())) {
      throw new LinkageException(new WrongName(file.internalName(), name, file.location()));
    }
    checkFormat(file, draft);
    return draft;
  }

  private FileVersion checkVersion(ClassFile file, byte[] bytes) {
    if (bytes.length < HEADER_BYTES) {
      throw corrupt(file, "Truncated class file");
    }
    ByteBuffer header = ByteBuffer.wrap(bytes);
    int magic = header.getInt();
    if (magic != MAGIC) {
      throw corrupt(file, "Incompatible magic value " + Integer.toUnsignedString(magic));
    }
    int minor = Short.toUnsignedInt(header.getShort());
    FileVersion found = new FileVersion(Short.toUnsignedInt(header.getShort()), minor);
    if (!found.isRunBy(newest)) {
      throw new LinkageException(
          new UnsupportedVersion(file.internalName(), file.location(), found, newest));
    }
    return found;
  }

  /** The JDK's own files are what they should be. */
  private static void checkFormat(ClassFile file, byte[] bytes, FileVersion version) {
    if (file.isJdk() || file.isGenerated()) {
      return;
    }
    try {
      ClassFormat.check(bytes, version.major());
    } catch (DamagedClassException e) {
      throw corrupt(file, e.detail());
    }
  }

  /** ASM checks little and fails in many ways; all of them mean that the file is damaged. */
  private ClassDraft parse(ClassFile file, byte[] bytes) {
    try {
      boolean isTrusted = file.isJdk() || file.isGenerated();
      ClassDraftVisitor visitor = new ClassDraftVisitor(names, isTrusted);
      new ClassReader(bytes).accept(visitor, ClassReader.SKIP_CODE);
      return visitor.draft();
    } catch (RuntimeException | AssertionError e) {
      throw corrupt(file, "Damaged content (" + e + ")");
    }
  }

  private static void checkFormat(ClassFile file, ClassDraft draft) {
    ClassHeader header = draft.header();
    if ((header.superName() == null) != header.name().equals(OBJECT)) {
      throw corrupt(file, "Invalid superclass index");
    }
    boolean isInterface = (header.access() & Opcodes.ACC_INTERFACE) != 0;
    if (isInterface && !OBJECT.equals(header.superName())) {
      throw corrupt(file, "Interfaces must have java.lang.Object as superclass");
    }
    checkMembers(file, draft);
  }

  private static void checkMembers(ClassFile file, ClassDraft draft) {
    Set<Member> members = new HashSet<>();
    try {
      for (FieldDraft field : draft.fields()) {
        JvmType.parse(field.descriptor());
        if (!members.add(new Member(field.name(), field.descriptor()))) {
          throw corrupt(file, "Duplicate field name&signature");
        }
      }
      for (MethodDraft method : draft.methods()) {
        Signature.parse(method.descriptor());
        if (!members.add(new Member(method.name(), method.descriptor()))) {
          throw corrupt(file, "Duplicate method name&signature");
        }
      }
    } catch (IllegalArgumentException e) {
      throw corrupt(file, "Invalid descriptor (" + e.getMessage() + ")");
    }
  }

  static LinkageException corrupt(ClassFile file, String detail) {
    return new LinkageException(new CorruptClass(file.internalName(), file.location(), detail));
  }

  /** What must be unique within a class; descriptors tell fields and methods apart. */
  private record Member(String name, String descriptor) {}
}
