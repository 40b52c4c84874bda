package dev.clew.engine.guest;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Walks the frames that the engine lists. Runs in the engine, as part of the JDK; frames of such
 * code are in no stack trace, so that a trace taken here begins with the walker's own.
 */
@SuppressWarnings("unused") // called by name
public final class StackWalking {

  /** The class of the frames, which has to be there before. */
  public static final Class<?> FRAME = WalkedFrame.class;

  private StackWalking() {}

  static @Nullable Object walk(
      Function<Stream<StackWalker.StackFrame>, Object> function,
      @Nullable Class<?>[] classes,
      String[] descriptors,
      int[] positions,
      boolean retainsClasses) {
    return function.apply(frames(classes, descriptors, positions, retainsClasses).stream());
  }

  static @Nullable Object forEach(
      Consumer<StackWalker.StackFrame> action,
      @Nullable Class<?>[] classes,
      String[] descriptors,
      int[] positions,
      boolean retainsClasses) {
    frames(classes, descriptors, positions, retainsClasses).forEach(action);
    return null;
  }

  /** Those whose class is not null; the others are not to be seen. */
  private static List<StackWalker.StackFrame> frames(
      @Nullable Class<?>[] classes, String[] descriptors, int[] positions, boolean retains) {
    StackTraceElement[] trace = new Throwable().getStackTrace();
    List<StackWalker.StackFrame> frames = new ArrayList<>();
    for (int i = 0; i < classes.length; i++) {
      Class<?> declaring = classes[i];
      if (declaring != null) {
        frames.add(new WalkedFrame(declaring, descriptors[i], positions[i], retains, trace[i]));
      }
    }
    return frames;
  }
}
