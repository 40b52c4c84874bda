package dev.clew.engine.natives.world;

import dev.clew.engine.heap.ByteArray;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FurtherInput;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.LazyInputs;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.natives.vm.SystemNatives;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What programs ask about files that are no part of the class path: whether they are there, how
 * long they are, what is in a folder, the text of a file that is read as a whole. The answers are
 * inputs, and supplied in replays. One file object stays what it was found to be: missing, a
 * regular file or a folder.
 */
public final class FileAnswers {

  /** What a file turns out to be; kept by the object that names it. */
  private enum FileKind {
    MISSING,
    REGULAR,
    FOLDER
  }

  private static final Set<String> ASKING = Set.of("java/io/File", "java/nio/file/Files");
  private static final String FILE = "java/io/File.";
  private static final String FILES = "java/nio/file/Files.";
  private static final String AND_OPTIONS = "(Ljava/nio/file/Path;[Ljava/nio/file/LinkOption;)Z";
  private static final String AND_CHARSET = "(Ljava/nio/file/Path;Ljava/nio/charset/Charset;)";
  private static final int MOST_NAMES = 2;

  private FileAnswers() {}

  public static void register(NativeRegistry r) {
    Set<FileKind> there = Set.of(FileKind.REGULAR, FileKind.FOLDER);
    Set<FileKind> regular = Set.of(FileKind.REGULAR);
    Set<FileKind> folder = Set.of(FileKind.FOLDER);
    r.on(FILE + "exists", asked("File.exists()", there))
        .on(FILE + "canRead", asked("File.canRead()", there))
        .on(FILE + "isFile", asked("File.isFile()", regular))
        .on(FILE + "isDirectory", asked("File.isDirectory()", folder))
        .on(FILE + "length", settled(FileAnswers::size))
        .on(FILE + "normalizedList", settled(FileAnswers::names))
        .on(FILES + "exists" + AND_OPTIONS, asked("Files.exists()", there))
        .on(FILES + "notExists" + AND_OPTIONS, asked("Files.notExists()", Set.of(FileKind.MISSING)))
        .on(FILES + "isRegularFile" + AND_OPTIONS, asked("Files.isRegularFile()", regular))
        .on(FILES + "isDirectory" + AND_OPTIONS, asked("Files.isDirectory()", folder))
        .on(FILES + "readString" + AND_CHARSET + "Ljava/lang/String;", settled(FileAnswers::text));
  }

  /** Decides first what it is asked about, and leaves what is known to the library's code. */
  private static NativeMethod.Symbolic settled(NativeMethod answer) {
    return (m, f) -> {
      if (f.sym(0) == UnknownReference.MARK && !m.unknowns().settle(f, 0)) {
        return m.unknowns().decide(f, Objects.requireNonNull(f.insn()), 0);
      }
      return isKnown(m, f) ? NativeRegistry.own(f) : answer.call(m, f);
    };
  }

  /** What the library asks on its own behalf, as class loaders do, is answered by its own code. */
  private static boolean isAskedByProgram(Frame f) {
    Frame caller = f.caller;
    while (caller != null && ASKING.contains(caller.code.method().owner().name())) {
      caller = caller.caller;
    }
    return caller == null || !caller.code.method().owner().isJdk();
  }

  /** Whether the JDK's own code answers: nothing is unknown, or the file is part of the program. */
  private static boolean isKnown(Machine m, Frame f) {
    if (m.lazyInputs() == LazyInputs.NONE || f.raw[0] == 0 || !isAskedByProgram(f)) {
      return true;
    }
    String path = path(m, f.raw[0]);
    return path != null && FileNatives.readable(m, path) != null;
  }

  /** The path of a file object where it is known. */
  private static @Nullable String path(Machine m, long file) {
    RuntimeClass type = m.classOf(file);
    Instance object = m.instance(file);
    if (!type.hasField("path") || object.sym(type.field("path").slot()) != null) {
      return null;
    }
    int path = (int) object.raw(type.field("path").slot());
    if (path != 0 && m.object(path) instanceof ByteArray bytes) {
      return new String(bytes.elements, StandardCharsets.UTF_8); // of java.nio
    }
    return type.name().equals("java.io.File") && m.texts().content(path) instanceof String known
        ? known
        : null;
  }

  private static NativeMethod asked(String question, Set<FileKind> kinds) {
    return settled(
        (m, f) ->
            decided(
                m,
                f,
                (x, frame, kind) -> {
                  long answer = kinds.contains(kind) ? 1 : 0;
                  String name = x.journal().nameAfter(question);
                  InputOrigin origin = new InputOrigin.FromWorld(question);
                  x.journal().addFurtherInput(name, origin, JvmType.BOOLEAN, answer, null);
                  return NativeRegistry.give(x, frame, answer);
                }));
  }

  /** Goes on when it is decided what a file is. */
  private interface WhenDecided {
    @Nullable Insn accept(Machine m, Frame f, FileKind kind);
  }

  private static @Nullable Insn decided(Machine m, Frame f, WhenDecided then) {
    int id = (int) f.raw[0];
    if (m.instance(id).payload() instanceof FileKind kind) {
      return then.accept(m, f, kind);
    }
    List<Branch> branches = new ArrayList<>();
    for (FileKind kind : FileKind.values()) {
      branches.add(
          Branch.choice(
              "",
              (x, frame) -> {
                ((Instance) x.heap().own(id)).setPayload(kind);
                return then.accept(x, frame, kind);
              }));
    }
    return m.fork(f, Objects.requireNonNull(f.insn()), branches);
  }

  private static @Nullable Insn size(Machine m, Frame f) {
    FurtherInput unknown = outside(m, "File.length()", JvmType.LONG);
    Expr size = (Expr) Objects.requireNonNull(unknown.sym());
    m.journal().assume(m.terms().ints().ge(size, m.terms().factory().longConst(0)));
    return m.calls().returnValue(f, 0, size);
  }

  private static FurtherInput outside(Machine m, String name, JvmType type) {
    return Objects.requireNonNull(
        m.lazyInputs().outside(m, name, new InputOrigin.FromWorld(name), type));
  }

  /** Of a folder a few names; null of anything else. */
  private static @Nullable Insn names(Machine m, Frame f) {
    return decided(
        m,
        f,
        (x, frame, kind) -> kind == FileKind.FOLDER ? someNames(x, frame) : named(x, frame, -1));
  }

  private static @Nullable Insn someNames(Machine m, Frame f) {
    List<Branch> branches = new ArrayList<>();
    for (int count = 0; count <= MOST_NAMES; count++) {
      int length = count;
      branches.add(
          Branch.choice(
              "",
              (x, frame) -> {
                if (length == MOST_NAMES) {
                  x.journal()
                      .note(ReasonCode.COLLECTION_SIZE, "more files in a folder than " + length);
                }
                return named(x, frame, length);
              }));
    }
    return m.fork(f, Objects.requireNonNull(f.insn()), branches);
  }

  private static @Nullable Insn named(Machine m, Frame f, int count) {
    InputOrigin.FromWorld origin = new InputOrigin.FromWorld("File.list().length");
    String asked = m.journal().nameAfter(origin.question());
    m.journal().addFurtherInput(asked, origin, JvmType.INT, count, null);
    if (count < 0) {
      return NativeRegistry.give(m, f, 0);
    }
    int id = SystemNatives.stringArray(m, List.of(), count);
    HeapArray array = (HeapArray) m.heap().own(id);
    for (int i = 0; i < count; i++) {
      FurtherInput name = outside(m, "File.list()[]", JvmType.STRING);
      array.set(i, name.raw(), null);
    }
    return NativeRegistry.give(m, f, id);
  }

  private static @Nullable Insn text(Machine m, Frame f) {
    return NativeRegistry.give(m, f, outside(m, "Files.readString()", JvmType.STRING).raw());
  }
}
