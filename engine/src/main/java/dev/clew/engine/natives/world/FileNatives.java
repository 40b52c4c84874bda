package dev.clew.engine.natives.world;

import dev.clew.engine.heap.ByteArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.natives.vm.SystemNatives;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.ProgramQuestion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Files: those of the JDK's own folder, such as the rules of time zones, and those of the class
 * path can be read. What else is on the machine is no part of a program's meaning.
 */
public final class FileNatives {

  private static final String INPUT = "java/io/FileInputStream.";
  private static final String FILES = "java/io/UnixFileSystem.";

  private static final int EXISTS = 1;
  private static final int REGULAR = 2;
  private static final int FOLDER = 4;
  private static final int WRITE = 2;

  /** The number of every opened file; which one it is, the descriptor's payload says. */
  private static final int OPENED = 3;

  /** A file that is being read; the content is never written. */
  private static final class OpenFile {
    private final byte[] content;
    private final int position;

    OpenFile(byte[] content, int position) {
      this.content = content;
      this.position = position;
    }

    int remaining() {
      return content.length - position;
    }
  }

  private FileNatives() {}

  public static void register(NativeRegistry r) {
    r.on(INPUT + "open0", FileNatives::open)
        .on(INPUT + "read0", FileNatives::readOne)
        .on(INPUT + "readBytes", FileNatives::readSome)
        .on(INPUT + "available0", (m, f) -> answer(m, f, opened(m, f)))
        .on(INPUT + "length0", FileNatives::length)
        .on(INPUT + "position0", FileNatives::position)
        .on(INPUT + "skip0", FileNatives::skip)
        .value(INPUT + "isRegularFile0", (m, f) -> 1)
        .action("java/io/FileDescriptor.close0", FileNatives::close)
        .on(FILES + "getBooleanAttributes0", FileNatives::attributes)
        .on(FILES + "checkAccess", FileNatives::access)
        .on(FILES + "checkAccess0", FileNatives::access)
        .on(FILES + "getLength", asked(FileNatives::size))
        .on(FILES + "getLength0", asked(FileNatives::size))
        .on(FILES + "getLastModifiedTime", asked(FileNatives::changed))
        .on(FILES + "getLastModifiedTime0", asked(FileNatives::changed))
        .on(FILES + "list", asked(FileNatives::names))
        .on(FILES + "list0", asked(FileNatives::names))
        .on(FILES + "canonicalize0", FileNatives::canonical);
  }

  private static @Nullable Insn outside(Machine m, String path) {
    return m.unsupported(ReasonCode.FILE, "access to the file " + path);
  }

  /** The real file of a path in the JDK's folder or on the class path; null if it is elsewhere. */
  public static @Nullable Path readable(Machine m, String path) {
    try {
      ClassPath classPath = m.runtime().program().classPath();
      Path file = Path.of(path).normalize();
      if (file.startsWith(classPath.jdkHome().normalize())) {
        return file;
      }
      classPath.questions().add(ProgramQuestion.Kind.FILE, path);
      return file.isAbsolute() && classPath.contains(file) ? file : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private static @Nullable Insn open(Machine m, Frame f) {
    String name = m.texts().of(f.raw[1]);
    Path file = readable(m, name);
    if (file == null) {
      return outside(m, name);
    }
    if (!Files.isRegularFile(file)) {
      return m.exceptions()
          .raise("java/io/FileNotFoundException", name + " (No such file or directory)");
    }
    try {
      Instance descriptor = (Instance) m.heap().own((int) descriptor(m, f));
      descriptor.setPayload(new OpenFile(Files.readAllBytes(file), 0));
      descriptor.set(descriptor.type().field("fd").slot(), OPENED);
      return m.calls().returnVoid(f);
    } catch (IOException e) {
      return m.unsupported(ReasonCode.FILE, name + " cannot be read: " + e.getMessage());
    }
  }

  private static long descriptor(Machine m, Frame f) {
    return m.instance(f.raw[0]).raw(m.classOf(f.raw[0]).field("fd").slot());
  }

  private static @Nullable OpenFile opened(Machine m, Frame f) {
    return m.instance(descriptor(m, f)).payload() instanceof OpenFile file ? file : null;
  }

  private static @Nullable Insn noFile(Machine m) {
    return m.unsupported(ReasonCode.INPUT, "reading from a stream outside of the program");
  }

  private static @Nullable Insn answer(Machine m, Frame f, @Nullable OpenFile file) {
    if (file == null && StandardStream.isMeant(m, f)) {
      return NativeRegistry.give(
          m, f, 0); // an estimate, says its contract: nothing without waiting
    }
    return file == null ? noFile(m) : NativeRegistry.give(m, f, file.remaining());
  }

  private static void advance(Machine m, Frame f, OpenFile file, int count) {
    Instance descriptor = (Instance) m.heap().own((int) descriptor(m, f));
    descriptor.setPayload(new OpenFile(file.content, file.position + count));
  }

  private static @Nullable Insn readOne(Machine m, Frame f) {
    OpenFile file = opened(m, f);
    if (file == null) {
      return StandardStream.isMeant(m, f) ? StandardStream.readOne(m, f) : noFile(m);
    }
    if (file.remaining() == 0) {
      return NativeRegistry.give(m, f, -1);
    }
    advance(m, f, file, 1);
    return NativeRegistry.give(m, f, file.content[file.position] & 0xFF);
  }

  private static @Nullable Insn readSome(Machine m, Frame f) {
    OpenFile file = opened(m, f);
    if (file == null && !StandardStream.isMeant(m, f)) {
      return noFile(m);
    }
    if (f.raw[1] == 0) {
      return m.exceptions().raise("java/lang/NullPointerException", null);
    }
    int from = f.intAt(2);
    int wanted = f.intAt(3);
    if (from < 0 || wanted < 0 || wanted > m.array(f.raw[1]).length() - from) {
      return m.exceptions().raise("java/lang/IndexOutOfBoundsException", null);
    }
    if (file == null) {
      return StandardStream.readSome(m, f, from, wanted);
    }
    int count = Math.min(wanted, file.remaining());
    if (count == 0) {
      return NativeRegistry.give(m, f, wanted == 0 ? 0 : -1);
    }
    byte[] target = ((ByteArray) m.heap().own((int) f.raw[1])).elements;
    System.arraycopy(file.content, file.position, target, from, count);
    advance(m, f, file, count);
    return NativeRegistry.give(m, f, count);
  }

  private static @Nullable Insn length(Machine m, Frame f) {
    OpenFile file = opened(m, f);
    return file == null ? noFile(m) : NativeRegistry.give(m, f, file.content.length);
  }

  private static @Nullable Insn position(Machine m, Frame f) {
    OpenFile file = opened(m, f);
    return file == null ? noFile(m) : NativeRegistry.give(m, f, file.position);
  }

  private static @Nullable Insn skip(Machine m, Frame f) {
    OpenFile file = opened(m, f);
    long wanted = f.raw[1];
    if (file == null || wanted < 0 || wanted > file.remaining()) {
      return file == null
          ? noFile(m)
          : m.unsupported(ReasonCode.FILE, "skipping beyond a file's ends");
    }
    advance(m, f, file, (int) wanted);
    return NativeRegistry.give(m, f, wanted);
  }

  private static void close(Machine m, Frame f) {
    Instance descriptor = (Instance) m.heap().own((int) f.raw[0]);
    descriptor.setPayload(null);
    descriptor.set(descriptor.type().field("fd").slot(), -1);
  }

  private static String pathOf(Machine m, long file) {
    return m.texts().of(m.instance(file).raw(m.classOf(file).field("path").slot()));
  }

  private static @Nullable Insn attributes(Machine m, Frame f) {
    String name = pathOf(m, f.raw[1]);
    Path file = readable(m, name);
    if (file == null) {
      return outside(m, name);
    }
    int kind = Files.isRegularFile(file) ? REGULAR : Files.isDirectory(file) ? FOLDER : 0;
    return NativeRegistry.give(m, f, kind == 0 && !Files.exists(file) ? 0 : EXISTS | kind);
  }

  /** What is there can be read, and not written. */
  private static @Nullable Insn access(Machine m, Frame f) {
    if (f.code.method().hasCode()) {
      return NativeRegistry.own(f);
    }
    String name = pathOf(m, f.raw[1]);
    Path file = readable(m, name);
    if (file == null) {
      return outside(m, name);
    }
    return NativeRegistry.give(m, f, Files.exists(file) && (f.raw[2] & WRITE) == 0 ? 1 : 0);
  }

  /** What a file is asked for, as the native method would return it. */
  private interface Answer {
    long of(Machine m, Path file) throws IOException;
  }

  private static NativeMethod asked(Answer answer) {
    return (m, f) -> {
      if (f.code.method().hasCode()) {
        return NativeRegistry.own(f);
      }
      String name = pathOf(m, f.raw[1]);
      Path file = readable(m, name);
      try {
        return file == null ? outside(m, name) : NativeRegistry.give(m, f, answer.of(m, file));
      } catch (IOException e) {
        return NativeRegistry.give(m, f, 0); // as the JDK: zero, or no list
      }
    };
  }

  private static long size(Machine m, Path file) throws IOException {
    return Files.size(file);
  }

  private static long changed(Machine m, Path file) throws IOException {
    return Files.getLastModifiedTime(file).toMillis();
  }

  /** In any order, says the contract: sorted. */
  private static long names(Machine m, Path file) throws IOException {
    if (!Files.isDirectory(file)) {
      return 0;
    }
    try (Stream<Path> content = Files.list(file)) {
      List<String> names = content.map(each -> each.getFileName().toString()).sorted().toList();
      return SystemNatives.stringArray(m, names, /* nulls= */ 0);
    }
  }

  private static @Nullable Insn canonical(Machine m, Frame f) {
    String name = m.texts().of(f.raw[1]);
    Path file = readable(m, name);
    return file == null
        ? outside(m, name)
        : NativeRegistry.give(m, f, m.texts().create(file.toString()));
  }
}
