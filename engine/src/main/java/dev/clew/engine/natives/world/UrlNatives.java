package dev.clew.engine.natives.world;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.ProgramQuestion;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Connections to files in jars of the class path and in the JDK's image. Their bytes are those that
 * every JVM with this class path reads; no jar is opened by interpreted code. URLs of files in
 * folders need nothing of this: the JDK's code opens the file.
 */
public final class UrlNatives {

  private static final String JAR = "sun/net/www/protocol/jar/JarURLConnection";
  private static final String IMAGE = "sun/net/www/protocol/jrt/JavaRuntimeURLConnection";

  /** The first Java whose exceptions do not tell the names of files. */
  private static final int KEEPING_NAMES = 25;

  /** What reads a file that a connection is to. */
  private interface Content {
    /** Null where the JDK's code has to say. */
    @Nullable Found of(Machine m, long connection);
  }

  /**
   * A file, or what is said where there is none.
   *
   * @param missing the class of the exception and its message
   */
  private record Found(Optional<byte[]> content, String exception, String missing) {}

  private UrlNatives() {}

  public static void register(NativeRegistry r) {
    register(r, JAR, UrlNatives::inJar);
    register(r, IMAGE, UrlNatives::inImage);
    for (String method : new String[] {"getJarFile", "getJarEntry", "getContent"}) {
      r.on(JAR + "." + method, UrlNatives::jarItself);
    }
    // finds an image to read from, where there is none to be read by this code
    r.action(IMAGE + ".<clinit>()V", (m, f) -> {});
  }

  private static void register(NativeRegistry r, String owner, Content content) {
    r.on(owner + ".connect()V", (m, f) -> connect(m, f, content))
        .on(owner + ".getInputStream()Ljava/io/InputStream;", (m, f) -> open(m, f, content))
        .on(owner + ".getContentLength()I", (m, f) -> length(m, f, content))
        .on(owner + ".getContentLengthLong()J", (m, f) -> length(m, f, content));
  }

  private static @Nullable Insn connect(Machine m, Frame f, Content reader) {
    Found found = reader.of(m, f.raw[0]);
    if (found == null) {
      return NativeRegistry.own(f);
    }
    if (found.content.isEmpty()) {
      return m.exceptions().raise(found.exception, found.missing);
    }
    Instance connection = (Instance) m.heap().own((int) f.raw[0]);
    connection.set(connection.type().field("connected").slot(), 1);
    return m.calls().returnVoid(f);
  }

  private static @Nullable Insn open(Machine m, Frame f, Content reader) {
    Found found = reader.of(m, f.raw[0]);
    if (found == null) {
      return NativeRegistry.own(f);
    }
    return found.content.isEmpty()
        ? m.exceptions().raise(found.exception, found.missing)
        : ByteStreams.give(m, f, found.content.get());
  }

  private static @Nullable Insn length(Machine m, Frame f, Content reader) {
    Found found = reader.of(m, f.raw[0]);
    return found == null
        ? NativeRegistry.own(f)
        : NativeRegistry.give(m, f, found.content.map(bytes -> bytes.length).orElse(-1));
  }

  private static @Nullable Insn jarItself(Machine m, Frame f) {
    return inJar(m, f.raw[0]) == null
        ? NativeRegistry.own(f)
        : m.unsupported(ReasonCode.RESOURCE_URL, "the jar behind a URL");
  }

  /** Null for a jar that is not on the class path, and for a URL of a jar as a whole. */
  private static @Nullable Found inJar(Machine m, long connection) {
    RuntimeClass type = m.runtime().classes().named(JAR);
    long entry = m.instance(connection).raw(type.field("entryName").slot());
    long url = m.instance(connection).raw(type.field("jarFileURL").slot());
    Path jar = entry == 0 ? null : file(m, url);
    ClassPath classPath = m.runtime().program().classPath();
    if (jar == null || !classPath.contains(jar)) {
      return null;
    }
    classPath.questions().add(ProgramQuestion.Kind.FILE, jar.toString());
    String name = m.texts().of(entry);
    String missing =
        classPath.featureVersion() < KEEPING_NAMES
            ? "JAR entry " + name + " not found in " + jar
            : "JAR entry not found in jar file";
    return new Found(classPath.resourceIn(jar, name), "java/io/FileNotFoundException", missing);
  }

  /** The file of a {@code file:} URL without a host; otherwise null. */
  private static @Nullable Path file(Machine m, long url) {
    String protocol = text(m, url, "protocol");
    try {
      return protocol.equals("file") ? Path.of(URI.create("file:" + text(m, url, "path"))) : null;
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  private static @Nullable Found inImage(Machine m, long connection) {
    RuntimeClass type = m.runtime().classes().named(IMAGE);
    long module = m.instance(connection).raw(type.field("module").slot());
    long name = m.instance(connection).raw(type.field("name").slot());
    if (module == 0 || name == 0) {
      return new Found(Optional.empty(), "java/io/IOException", "cannot connect to jrt:/");
    }
    String path = m.texts().of(name);
    Optional<byte[]> content = m.runtime().program().classPath().jdkResource(path);
    String missing = m.texts().of(module) + "/" + path + " not found";
    return new Found(content, "java/io/IOException", missing);
  }

  private static String text(Machine m, long object, String field) {
    return m.texts().of(m.instance(object).raw(m.classOf(object).field(field).slot()));
  }
}
