package dev.clew.replay.guard;

import java.util.List;

/**
 * A method of the JDK that asks before it begins.
 *
 * @param owner internal name; a JDK that has no such class does without
 * @param method its name; all overloads that have the parameters
 * @param parameters descriptors of the first parameters, as many as the question needs; empty where
 *     it does not matter
 * @param question which method of the guard is called
 */
record Checkpoint(String owner, String method, String parameters, Question question) {

  /** What the guard is asked, and about which argument. */
  enum Question {
    /** May {@code this} be written? */
    FILE_THIS("file", 0),
    /** May the first argument be written? */
    FILE("file", 1),
    /** The second argument. */
    FILE_SECOND("file", 2),
    /** The third argument, where null stands for the usual folder. */
    FILE_THIRD("file", 3),
    /** The first argument is opened as the second, a number, says. */
    FILE_MODE("file", 1),
    /** The first argument is opened as the second, a set, says. */
    FILE_OPTIONS("file", 1),
    NETWORK("network", -1),
    PROCESS("process", -1),
    EXIT("exit", -1);

    private final String method;
    private final int argument;

    Question(String method, int argument) {
      this.method = method;
      this.argument = argument;
    }

    String method() {
      return method;
    }

    /** 0 for {@code this}, then from 1; negative for none. */
    int argument() {
      return argument;
    }
  }

  private static final String FILE = "java/io/File";
  private static final String PATH = "Ljava/nio/file/Path;";

  /** Everything that leads out of the JVM, as far down as the classes are the same everywhere. */
  static List<Checkpoint> all() {
    return List.of(
        new Checkpoint("java/io/FileOutputStream", "open", "Ljava/lang/String;", Question.FILE),
        new Checkpoint(
            "java/io/RandomAccessFile", "open", "Ljava/lang/String;I", Question.FILE_MODE),
        new Checkpoint(FILE, "delete", "", Question.FILE_THIS),
        new Checkpoint(FILE, "deleteOnExit", "", Question.FILE_THIS),
        new Checkpoint(FILE, "createNewFile", "", Question.FILE_THIS),
        new Checkpoint(FILE, "mkdir", "", Question.FILE_THIS),
        new Checkpoint(FILE, "renameTo", "", Question.FILE_THIS),
        new Checkpoint(FILE, "renameTo", "Ljava/io/File;", Question.FILE),
        new Checkpoint(FILE, "setLastModified", "", Question.FILE_THIS),
        new Checkpoint(FILE, "setReadOnly", "", Question.FILE_THIS),
        new Checkpoint(FILE, "setWritable", "ZZ", Question.FILE_THIS),
        new Checkpoint(FILE, "setReadable", "ZZ", Question.FILE_THIS),
        new Checkpoint(FILE, "setExecutable", "ZZ", Question.FILE_THIS),
        new Checkpoint(
            FILE,
            "createTempFile",
            "Ljava/lang/String;Ljava/lang/String;Ljava/io/File;",
            Question.FILE_THIRD),
        new Checkpoint("java/nio/file/Files", "setAttribute", PATH, Question.FILE),
        new Checkpoint("java/nio/file/Files", "setPosixFilePermissions", PATH, Question.FILE),
        new Checkpoint("java/nio/file/Files", "setOwner", PATH, Question.FILE),
        new Checkpoint("java/nio/file/Files", "setLastModifiedTime", PATH, Question.FILE),
        new Checkpoint("sun/nio/ch/Net", "socket", "", Question.NETWORK),
        new Checkpoint("sun/nio/ch/Net", "serverSocket", "", Question.NETWORK),
        new Checkpoint("sun/nio/ch/UnixDomainSockets", "socket", "", Question.NETWORK),
        new Checkpoint(
            "java/net/InetAddress$PlatformNameService", "lookupAllHostAddr", "", Question.NETWORK),
        new Checkpoint(
            "java/net/InetAddress$PlatformResolver", "lookupByName", "", Question.NETWORK),
        new Checkpoint("java/lang/ProcessBuilder", "start", "", Question.PROCESS),
        new Checkpoint("java/lang/Runtime", "exit", "I", Question.EXIT),
        new Checkpoint("java/lang/Runtime", "halt", "I", Question.EXIT));
  }

  /** Those of a class that makes the files of {@code java.nio.file}. */
  static List<Checkpoint> provider(String owner) {
    String options = PATH + "Ljava/util/Set;";
    return List.of(
        new Checkpoint(owner, "newByteChannel", options, Question.FILE_OPTIONS),
        new Checkpoint(owner, "newFileChannel", options, Question.FILE_OPTIONS),
        new Checkpoint(owner, "newAsynchronousFileChannel", options, Question.FILE_OPTIONS),
        new Checkpoint(owner, "createDirectory", PATH, Question.FILE),
        new Checkpoint(owner, "createSymbolicLink", PATH, Question.FILE),
        new Checkpoint(owner, "createLink", PATH, Question.FILE),
        new Checkpoint(owner, "delete", PATH, Question.FILE),
        new Checkpoint(owner, "deleteIfExists", PATH, Question.FILE),
        new Checkpoint(owner, "copy", PATH + PATH, Question.FILE_SECOND),
        new Checkpoint(owner, "move", PATH + PATH, Question.FILE),
        new Checkpoint(owner, "move", PATH + PATH, Question.FILE_SECOND));
  }

  boolean fits(String name, String descriptor) {
    return method.equals(name) && descriptor.startsWith("(" + parameters);
  }
}
