package dev.clew.engine.program;

import dev.clew.engine.program.path.ClassFile;
import java.io.IOException;
import java.lang.ref.SoftReference;
import org.jspecify.annotations.Nullable;

/**
 * A class file's bytes, for methods whose code is wanted later.
 *
 * <p>Those of the JDK may be dropped when memory is short and are read again (some 50 µs each).
 * Those of the class path are kept: they may be compiled anew while Clew runs. Keeping the bytes
 * takes about a seventh of what ASM's trees of the same classes take.
 */
final class ClassBytes {

  private final ClassFile file;
  private final byte @Nullable [] kept;
  private volatile SoftReference<byte[]> cached;

  ClassBytes(ClassFile file, byte[] bytes) {
    this.file = file;
    this.kept = file.isJdk() ? null : bytes;
    this.cached = new SoftReference<>(file.isJdk() ? bytes : null);
  }

  ClassFile file() {
    return file;
  }

  /** A copy of the content of a class that was made here; null for any other. */
  byte @Nullable [] definition() {
    return kept != null && file.isGenerated() ? kept.clone() : null;
  }

  /** The content, not to be written to. */
  byte[] get() throws IOException {
    if (kept != null) {
      return kept;
    }
    byte[] bytes = cached.get();
    if (bytes == null) {
      bytes = file.read();
      cached = new SoftReference<>(bytes);
    }
    return bytes;
  }
}
