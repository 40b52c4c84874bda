package dev.clew.engine.program.verify;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/**
 * Checks a class file's structure (JVMS 4.8): every length stays within the file, every index names
 * a constant of the right kind. What is in methods is left to {@link CodeFormat}. One pass.
 */
public final class ClassFormat {

  private static final int HEADER_BYTES = 8;
  private static final int JAVA_7 = 51;

  private static final Set<String> ONCE =
      Set.of(
          "BootstrapMethods",
          "NestMembers",
          "PermittedSubclasses",
          "NestHost",
          "InnerClasses",
          "EnclosingMethod",
          "Record",
          "SourceFile");

  private final ByteCursor in;
  private final ConstantPool pool;
  private final int majorVersion;
  private final CodeFormat code;

  private ClassFormat(byte[] bytes, int majorVersion, boolean withInstructions) {
    this.majorVersion = majorVersion;
    this.in = new ByteCursor(bytes, 0, bytes.length);
    in.skip(HEADER_BYTES);
    this.pool = ConstantPool.read(bytes, in, majorVersion);
    this.code = new CodeFormat(pool, majorVersion, withInstructions);
  }

  /**
   * Checks a file whose magic number and version have been looked at.
   *
   * @throws DamagedClassException if the JVM would refuse to load it
   */
  public static void check(byte[] bytes, int majorVersion) {
    new ClassFormat(bytes, majorVersion, /* withInstructions= */ false).check();
  }

  /**
   * The same with the instructions of all methods, each by itself.
   *
   * @throws DamagedClassException if the JVM would refuse to link it
   */
  static void checkWithInstructions(byte[] bytes, int majorVersion) {
    new ClassFormat(bytes, majorVersion, /* withInstructions= */ true).check();
  }

  private void check() {
    in.u2();
    pool.className(in.u2());
    int superclass = in.u2();
    if (superclass != 0) {
      pool.className(superclass);
    }
    for (int i = in.u2(); i > 0; i--) {
      pool.className(in.u2());
    }
    for (int i = in.u2(); i > 0; i--) {
      field();
    }
    for (int i = in.u2(); i > 0; i--) {
      method();
    }
    classAttributes();
    if (!in.isAtEnd()) {
      throw new DamagedClassException("Extra bytes at the end of class file");
    }
  }

  private void field() {
    in.u2();
    memberName(pool.text(in.u2()), /* isMethod= */ false);
    String descriptor = pool.text(in.u2());
    ConstantPool.fieldDescriptor(descriptor);
    for (int i = in.u2(); i > 0; i--) {
      String name = pool.text(in.u2());
      ByteCursor content = in.part(in.s4());
      if (name.equals("ConstantValue")) {
        constantValue(content.u2(), descriptor);
        content.requireEnd(name);
      } else {
        common(name, content);
      }
    }
  }

  private void constantValue(int index, String descriptor) {
    int wanted =
        switch (descriptor) {
          case "J" -> ConstantPool.LONG;
          case "F" -> ConstantPool.FLOAT;
          case "D" -> ConstantPool.DOUBLE;
          case "I", "S", "C", "B", "Z" -> ConstantPool.INTEGER;
          default -> ConstantPool.STRING;
        };
    boolean isText = descriptor.equals("Ljava/lang/String;");
    if (pool.tag(index) != wanted || (wanted == ConstantPool.STRING && !isText)) {
      throw new DamagedClassException("Inconsistent constant value type");
    }
  }

  private void method() {
    int access = in.u2();
    String method = pool.text(in.u2());
    memberName(method, /* isMethod= */ true);
    ConstantPool.methodDescriptor(pool.text(in.u2()));
    Set<String> unique = new HashSet<>();
    for (int i = in.u2(); i > 0; i--) {
      String name = pool.text(in.u2());
      ByteCursor content = in.part(in.s4());
      boolean isRepeated = (name.equals("Code") || name.equals("Exceptions")) && !unique.add(name);
      if (isRepeated) {
        throw new DamagedClassException("Multiple " + name + " attributes");
      }
      switch (name) {
        case "Code" -> code.check(content);
        case "Exceptions" -> classes(content, name);
        default -> common(name, content);
      }
    }
    boolean hasNone = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0;
    boolean isInitializer = method.equals("<clinit>");
    if (hasNone && unique.contains("Code") && !isInitializer) {
      throw new DamagedClassException("Code attribute in native or abstract methods");
    }
    if (!hasNone && !unique.contains("Code")) {
      throw new DamagedClassException(
          "Absent Code attribute in method that is not native or abstract");
    }
  }

  /** Names of members are not those of instructions, types or packages (JVMS 4.2.2). */
  private static void memberName(String name, boolean isMethod) {
    boolean isSpecial = isMethod && (name.equals("<init>") || name.equals("<clinit>"));
    for (int i = 0; !isSpecial && i < name.length(); i++) {
      char c = name.charAt(i);
      boolean isForMethods = isMethod && (c == '<' || c == '>');
      if (c == '.' || c == ';' || c == '[' || c == '/' || isForMethods) {
        throw new DamagedClassException("Illegal member name \"" + name + "\"");
      }
    }
    if (name.isEmpty()) {
      throw new DamagedClassException("Illegal member name \"\"");
    }
  }

  private void classAttributes() {
    Set<String> unique = new HashSet<>();
    int bootstraps = 0;
    for (int i = in.u2(); i > 0; i--) {
      String name = pool.text(in.u2());
      ByteCursor content = in.part(in.s4());
      if (ONCE.contains(name) && !unique.add(name)) {
        throw new DamagedClassException("Multiple " + name + " attributes");
      }
      switch (name) {
        case "BootstrapMethods" -> bootstraps = bootstraps(content);
        case "NestMembers", "PermittedSubclasses" -> classes(content, name);
        case "NestHost" -> pool.className(content.u2());
        case "InnerClasses" -> innerClasses(content);
        case "EnclosingMethod" -> enclosing(content);
        case "Record" -> record(content);
        default -> common(name, content);
      }
    }
    checkDynamic(bootstraps);
  }

  private int bootstraps(ByteCursor content) {
    int count = content.u2();
    for (int i = count; i > 0; i--) {
      pool.require(content.u2(), ConstantPool.METHOD_HANDLE);
      for (int j = content.u2(); j > 0; j--) {
        int argument = content.u2();
        if (!isLoadable(pool.tag(argument))) {
          throw new DamagedClassException("Invalid constant pool index " + argument);
        }
      }
    }
    content.requireEnd("BootstrapMethods");
    return count;
  }

  static boolean isLoadable(int tag) {
    return switch (tag) {
      case ConstantPool.INTEGER,
          ConstantPool.FLOAT,
          ConstantPool.LONG,
          ConstantPool.DOUBLE,
          ConstantPool.CLASS,
          ConstantPool.STRING,
          ConstantPool.METHOD_HANDLE,
          ConstantPool.METHOD_TYPE,
          ConstantPool.DYNAMIC ->
          true;
      default -> false;
    };
  }

  private void checkDynamic(int bootstraps) {
    for (int i = 1; i < pool.size() && majorVersion >= JAVA_7; i++) {
      boolean isDynamic =
          pool.tag(i) == ConstantPool.DYNAMIC || pool.tag(i) == ConstantPool.INVOKE_DYNAMIC;
      if (isDynamic && pool.bootstrap(i) >= bootstraps) {
        throw new DamagedClassException("Short length on BootstrapMethods");
      }
    }
  }

  private void classes(ByteCursor content, String attribute) {
    for (int i = content.u2(); i > 0; i--) {
      pool.className(content.u2());
    }
    content.requireEnd(attribute);
  }

  private void innerClasses(ByteCursor content) {
    for (int i = content.u2(); i > 0; i--) {
      pool.className(content.u2());
      int outer = content.u2();
      int simple = content.u2();
      content.u2();
      if (outer != 0) {
        pool.className(outer);
      }
      if (simple != 0) {
        pool.text(simple);
      }
    }
    content.requireEnd("InnerClasses");
  }

  private void enclosing(ByteCursor content) {
    pool.className(content.u2());
    int method = content.u2();
    if (method != 0) {
      pool.require(method, ConstantPool.NAME_AND_TYPE);
    }
    content.requireEnd("EnclosingMethod");
  }

  private void record(ByteCursor content) {
    for (int i = content.u2(); i > 0; i--) {
      memberName(pool.text(content.u2()), /* isMethod= */ false);
      ConstantPool.fieldDescriptor(pool.text(content.u2()));
      for (int j = content.u2(); j > 0; j--) {
        String name = pool.text(content.u2());
        common(name, content.part(content.s4()));
      }
    }
    content.requireEnd("Record");
  }

  /** Attributes that classes and members have alike; unknown ones are passed over. */
  private void common(String name, ByteCursor content) {
    if (name.equals("Signature") || name.equals("SourceFile")) {
      pool.text(content.u2());
      content.requireEnd(name);
    }
  }
}
