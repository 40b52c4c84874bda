package dev.clew.engine.program.path;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The place of one class that no file holds.
 *
 * @param internalName of the class
 * @param isJdk whether it counts as the JDK's
 */
record GeneratedSource(String internalName, Content content, boolean isJdk) implements ClassSource {

  /** An array that is not compared by content, and not shared with its maker. */
  static final class Content {
    private final byte[] bytes;

    Content(byte[] bytes) {
      this.bytes = bytes.clone();
    }
  }

  @Override
  public boolean has(String name) {
    return name.equals(internalName);
  }

  @Override
  public byte @Nullable [] read(String name) {
    return has(name) ? content.bytes.clone() : null;
  }

  @Override
  public byte @Nullable [] resource(String path) {
    return null;
  }

  @Override
  public @Nullable ResourceLocation location(String path) {
    return null;
  }

  @Override
  public String locate(String name) {
    return "generated!/" + name + SUFFIX;
  }

  @Override
  public List<String> classNames() {
    return List.of(internalName);
  }

  @Override
  public void close() {
    // there is nothing to let go of
  }
}
