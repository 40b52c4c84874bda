package dev.clew.replay.guard;

import dev.clew.harness.guard.Given;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Lets methods of the library ask {@link Given} first: what it knows is what they return, or in a
 * constructor what they go on with.
 */
final class Answering {

  private static final String GIVEN = Type.getInternalName(Given.class);
  private static final String SYSTEM = "java/lang/System";
  private static final String RANDOM = "java/util/Random";

  private static final String FILE = "java/io/File.";
  private static final String FILES = "java/nio/file/Files.";
  private static final String AND_OPTIONS = "(Ljava/nio/file/Path;[Ljava/nio/file/LinkOption;)Z";
  private static final String AND_CHARSET = "(Ljava/nio/file/Path;Ljava/nio/charset/Charset;)";

  private static final Map<String, Consumer<MethodVisitor>> METHODS =
      Map.ofEntries(
          Map.entry(SYSTEM + ".getenv(Ljava/lang/String;)Ljava/lang/String;", Answering::variable),
          Map.entry(
              SYSTEM + ".getProperty(Ljava/lang/String;)Ljava/lang/String;",
              code -> property(code, /* hasOther= */ false)),
          Map.entry(
              SYSTEM + ".getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
              code -> property(code, /* hasOther= */ true)),
          Map.entry(RANDOM + ".<init>()V", Answering::seed),
          Map.entry("java/lang/Math.random()D", Answering::random),
          Map.entry("java/time/Clock.currentInstant()Ljava/time/Instant;", Answering::instant),
          Map.entry("java/security/SecureRandom.nextBytes([B)V", Answering::bytes),
          Map.entry(FILE + "exists()Z", yesOrNo("File.exists()")),
          Map.entry(FILE + "canRead()Z", yesOrNo("File.canRead()")),
          Map.entry(FILE + "isFile()Z", yesOrNo("File.isFile()")),
          Map.entry(FILE + "isDirectory()Z", yesOrNo("File.isDirectory()")),
          Map.entry(FILE + "length()J", Answering::fileLength),
          Map.entry(FILE + "normalizedList()[Ljava/lang/String;", Answering::names),
          Map.entry(FILES + "exists" + AND_OPTIONS, yesOrNo("Files.exists()")),
          Map.entry(FILES + "notExists" + AND_OPTIONS, yesOrNo("Files.notExists()")),
          Map.entry(FILES + "isRegularFile" + AND_OPTIONS, yesOrNo("Files.isRegularFile()")),
          Map.entry(FILES + "isDirectory" + AND_OPTIONS, yesOrNo("Files.isDirectory()")),
          Map.entry(FILES + "readString" + AND_CHARSET + "Ljava/lang/String;", Answering::content));

  /** Classes that call the clocks of {@code System}, on behalf of everybody. */
  private static final List<String> ASKING_CLOCKS =
      List.of(
          "java/util/Date",
          "java/util/Calendar",
          "java/util/GregorianCalendar",
          "java/time/Clock$SystemClock");

  private Answering() {}

  /** The classes that change; a JDK that has no such class does without. */
  static List<String> classes() {
    return Stream.concat(
            METHODS.keySet().stream().map(method -> method.substring(0, method.indexOf('.'))),
            ASKING_CLOCKS.stream())
        .distinct()
        .sorted()
        .toList();
  }

  static byte[] rewrite(byte[] original) {
    ClassReader reader = new ClassReader(original);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    String owner = reader.getClassName();
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
            boolean asks = ASKING_CLOCKS.contains(owner) && !name.equals("<clinit>");
            MethodVisitor method = asks ? clocks(next) : next;
            Consumer<MethodVisitor> first = METHODS.get(owner + "." + name + descriptor);
            return first == null ? method : beginning(method, first);
          }
        },
        0);
    return writer.toByteArray();
  }

  private static MethodVisitor beginning(MethodVisitor method, Consumer<MethodVisitor> first) {
    return new MethodVisitor(Opcodes.ASM9, method) {
      @Override
      public void visitCode() {
        super.visitCode();
        first.accept(mv);
      }
    };
  }

  private static MethodVisitor clocks(MethodVisitor method) {
    return new MethodVisitor(Opcodes.ASM9, method) {
      @Override
      public void visitMethodInsn(
          int opcode, String owner, String name, String descriptor, boolean isInterface) {
        boolean isClock =
            owner.equals(SYSTEM) && (name.equals("currentTimeMillis") || name.equals("nanoTime"));
        super.visitMethodInsn(opcode, isClock ? GIVEN : owner, name, descriptor, isInterface);
      }
    };
  }

  /** Where the answer on the stack is yes, an ending; the method's own code otherwise. */
  private static void when(MethodVisitor code, Runnable ending) {
    Label own = new Label();
    code.visitJumpInsn(Opcodes.IFEQ, own);
    ending.run();
    code.visitLabel(own);
    code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
  }

  private static void ask(MethodVisitor code, String method, String descriptor) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, GIVEN, method, descriptor, /* isInterface= */ false);
  }

  private static void number(MethodVisitor code, String question) {
    code.visitLdcInsn(question);
    ask(code, "number", "(Ljava/lang/String;)J");
  }

  private static void variable(MethodVisitor code) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    ask(code, "hasVariable", "(Ljava/lang/String;)Z");
    when(
        code,
        () -> {
          code.visitVarInsn(Opcodes.ALOAD, 0);
          ask(code, "variable", "(Ljava/lang/String;)Ljava/lang/String;");
          code.visitInsn(Opcodes.ARETURN);
        });
  }

  private static void property(MethodVisitor code, boolean hasOther) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    ask(code, "hasProperty", "(Ljava/lang/String;)Z");
    when(
        code,
        () -> {
          code.visitVarInsn(Opcodes.ALOAD, 0);
          if (hasOther) {
            code.visitVarInsn(Opcodes.ALOAD, 1);
          } else {
            code.visitInsn(Opcodes.ACONST_NULL);
          }
          ask(code, "property", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;");
          code.visitInsn(Opcodes.ARETURN);
        });
  }

  private static void seed(MethodVisitor code) {
    code.visitLdcInsn("new Random()");
    ask(code, "has", "(Ljava/lang/String;)Z");
    when(
        code,
        () -> {
          code.visitVarInsn(Opcodes.ALOAD, 0);
          number(code, "new Random()");
          code.visitMethodInsn(Opcodes.INVOKESPECIAL, RANDOM, "<init>", "(J)V", false);
          code.visitInsn(Opcodes.RETURN);
        });
  }

  private static void random(MethodVisitor code) {
    ask(code, "hasRandom", "()Z");
    when(
        code,
        () -> {
          ask(code, "random", "()D");
          code.visitInsn(Opcodes.DRETURN);
        });
  }

  private static void instant(MethodVisitor code) {
    code.visitLdcInsn("Instant.now().getEpochSecond()");
    ask(code, "has", "(Ljava/lang/String;)Z");
    when(
        code,
        () -> {
          number(code, "Instant.now().getEpochSecond()");
          number(code, "Instant.now().getNano()");
          code.visitMethodInsn(
              Opcodes.INVOKESTATIC,
              "java/time/Instant",
              "ofEpochSecond",
              "(JJ)Ljava/time/Instant;",
              false);
          code.visitInsn(Opcodes.ARETURN);
        });
  }

  private static void bytes(MethodVisitor code) {
    code.visitVarInsn(Opcodes.ALOAD, 1);
    ask(code, "bytes", "([B)Z");
    when(code, () -> code.visitInsn(Opcodes.RETURN));
  }

  private static Consumer<MethodVisitor> yesOrNo(String question) {
    return code -> {
      has(code, question);
      when(
          code,
          () -> {
            number(code, question);
            code.visitInsn(Opcodes.L2I);
            code.visitInsn(Opcodes.IRETURN);
          });
    };
  }

  private static void has(MethodVisitor code, String question) {
    code.visitLdcInsn(question);
    ask(code, "hasForProgram", "(Ljava/lang/String;)Z");
  }

  private static void fileLength(MethodVisitor code) {
    has(code, "File.length()");
    when(
        code,
        () -> {
          number(code, "File.length()");
          code.visitInsn(Opcodes.LRETURN);
        });
  }

  private static void names(MethodVisitor code) {
    has(code, "File.list().length");
    when(
        code,
        () -> {
          ask(code, "names", "()[Ljava/lang/String;");
          code.visitInsn(Opcodes.ARETURN);
        });
  }

  private static void content(MethodVisitor code) {
    ask(code, "hasContent", "()Z");
    when(
        code,
        () -> {
          ask(code, "content", "()Ljava/lang/String;");
          code.visitInsn(Opcodes.ARETURN);
        });
  }
}
