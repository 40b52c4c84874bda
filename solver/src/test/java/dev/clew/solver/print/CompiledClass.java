package dev.clew.solver.print;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Java source compiled and loaded in memory. */
final class CompiledClass {

  private CompiledClass() {}

  /**
   * @throws AssertionError with the compiler's words when it does not compile
   */
  static Class<?> of(String name, String source) throws IOException, ReflectiveOperationException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager standard = compiler.getStandardFileManager(null, null, null)) {
      InMemory files = new InMemory(standard);
      List<String> options = List.of("-proc:none", "-nowarn", "-Xlint:none");
      boolean compiled =
          compiler
              .getTask(messages, files, null, options, null, List.of(new Source(name, source)))
              .call();
      if (!compiled) {
        throw new AssertionError(messages);
      }
      return new Loader(files.classes).loadClass(name);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

    InMemory(JavaFileManager manager) {
      super(manager);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      classes.put(className, bytes);
      return new SimpleJavaFileObject(URI.create("bytes:///" + className), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }
  }

  private static final class Loader extends ClassLoader {
    private final Map<String, ByteArrayOutputStream> classes;

    Loader(Map<String, ByteArrayOutputStream> classes) {
      super(CompiledClass.class.getClassLoader());
      this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      ByteArrayOutputStream bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes.toByteArray(), 0, bytes.size());
    }
  }
}
