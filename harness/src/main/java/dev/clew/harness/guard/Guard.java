package dev.clew.harness.guard;

import dev.clew.harness.Nullable;
import java.io.File;
import java.io.FileDescriptor;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Constructor;
import java.util.Collection;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Asked by the library before a native method reaches out of the JVM. What is not allowed is
 * remembered and refused with a {@link SecurityException}, so that code which catches that is found
 * out all the same.
 *
 * <p>One for the whole JVM, as the library's methods have no other place to look. It is armed once,
 * before the first class of the code under test is loaded; whatever weakens it afterwards takes the
 * {@link GuardKey} that {@link #arm} gives.
 */
public final class Guard {

  private static final AtomicReference<AccessRules> RULES = new AtomicReference<>(AccessRules.NONE);
  private static final AtomicReference<GuardKey> KEY = new AtomicReference<>();

  /** The thread that ends the JVM with the key. */
  private static final AtomicReference<Thread> ENDING = new AtomicReference<>();

  private Guard() {}

  /**
   * From now on.
   *
   * @param scratch the folder that may be written to
   * @param allowed of {@code files}, {@code network}, {@code processes}, {@code native}
   * @throws SecurityException the second time
   */
  public static GuardKey arm(String scratch, Collection<String> allowed) {
    prepare();
    AccessRules rules = new AccessRules(scratch, allowed);
    GuardKey key = new GuardKey();
    if (!KEY.compareAndSet(null, key)) {
      throw new SecurityException("the guard is armed already");
    }
    RULES.set(rules);
    return key;
  }

  /** Initialises what the questions need, while it may still look at everything. */
  private static void prepare() {
    NativeArguments.prepare();
    UnsafeMemoryRules.prepare();
    AccessRefusals.prepare();
    if (!JdkLibraries.areKnown() || OpenFlags.mayWrite(0)) {
      throw new IllegalStateException("this JVM is not known");
    }
  }

  /** Whoever made an object of that class by other means than {@link #arm} has no key. */
  static void check(GuardKey key) {
    if (KEY.get() != key) {
      throw new SecurityException("not the guard's key");
    }
  }

  /** Ends the JVM: the calling thread alone may do that, and the guard stays armed. */
  static void halt(GuardKey key) {
    check(key);
    ENDING.set(Thread.currentThread());
    Runtime.getRuntime().halt(0);
  }

  static String takeRefused(GuardKey key) {
    check(key);
    return AccessRefusals.take();
  }

  /** A file is written, made, deleted or changed. */
  public static void writes(@Nullable String path) {
    if (path != null && !rules().mayWrite(path)) {
      AccessRefusals.refuse("files", "writing to " + path);
    }
  }

  /** The same; native code looks at the field and not at what a subclass says. */
  public static void writes(@Nullable File file) {
    if (file != null && !rules().allows("files")) {
      writes(NativeArguments.path(file));
    }
  }

  /**
   * What native code gets in the place of a file: one that nobody else has. Serialization can give
   * a file another path, between the question and the deed as well.
   */
  public static @Nullable File copied(@Nullable File file) {
    return file == null ? null : new File(NativeArguments.path(file));
  }

  /** The same for a path in native memory, which ends with a zero. */
  public static void writes(long path) {
    if (!rules().allows("files")) {
      writesRaw(NativeArguments.text(path));
    }
  }

  /** The same for a path in the wide characters of Windows. */
  public static void writesWide(long path) {
    if (!rules().allows("files")) {
      writes(NativeArguments.wideText(path));
    }
  }

  /** A path is opened as {@code CreateFile} of Windows does. */
  public static void opensWide(long path, int access, int disposition, int flags) {
    if (OpenFlags.mayWriteOnWindows(access, disposition, flags)) {
      writesWide(path);
    }
  }

  private static void writesRaw(String path) {
    if (!rules().mayWriteRaw(path)) {
      AccessRefusals.refuse("files", "writing to " + path);
    }
  }

  /** A path is opened to be written: a device that keeps nothing may be. */
  public static void opensForWriting(@Nullable String path) {
    if (path != null && !rules().allows("files") && !AccessRules.isHarmlessDevice(path)) {
      writes(path);
    }
  }

  /** A path in native memory is opened with the flags of {@code open(2)}. */
  public static void opens(long path, int flags) {
    if (OpenFlags.mayWrite(flags) && !rules().allows("files")) {
      String text = NativeArguments.text(path);
      if (!AccessRules.isHarmlessDevice(text)) {
        writesRaw(text);
      }
    }
  }

  /** A file is opened as {@code RandomAccessFile} does: 1 is for reading only. */
  public static void opensAs(@Nullable String path, int mode) {
    if (mode != 1) {
      opensForWriting(path);
    }
  }

  /** What a path relative to an open folder names is written. */
  public static void writesAt(int folder, long path) {
    if (rules().allows("files")) {
      return;
    }
    String text = NativeArguments.text(path);
    if (text.startsWith("/") || folder == OpenFlags.WORKING_FOLDER) {
      writesRaw(text);
    } else if (text.contains("/") || !mayWriteOpen(folder, text)) {
      AccessRefusals.refuse("files", "writing to " + text + " in an open folder");
    }
  }

  /** Native code opens a path relative to an open folder. */
  public static void opensAt(int folder, long path, int flags) {
    if (OpenFlags.mayWrite(flags)) {
      writesAt(folder, path);
    }
  }

  /** What is open, be it for reading only, is changed. */
  public static void writesOpen(int descriptor) {
    if (!rules().allows("files") && !mayWriteOpen(descriptor, "")) {
      AccessRefusals.refuse("files", "changing an open file");
    }
  }

  /** The same for what the library has opened: a lock keeps other programs waiting. */
  public static void writesOpen(@Nullable FileDescriptor file) {
    if (file != null && !rules().allows("files")) {
      writesOpen(NativeArguments.number(file));
    }
  }

  /** Where an operating system does not tell what is open, nothing may be changed. */
  private static boolean mayWriteOpen(int descriptor, String name) {
    String open = AccessRules.canonical("/proc/self/fd/" + descriptor);
    return !open.isEmpty() && rules().mayWrite(name.isEmpty() ? open : open + "/" + name);
  }

  /** Native code is loaded. The reviewed libraries of the JDK are part of it. */
  public static void loads(@Nullable String library) {
    if (!rules().allows("native") && (library == null || !JdkLibraries.areReviewed(library))) {
      AccessRefusals.refuse("native", "loading " + library);
    }
  }

  /** The same for a class that wants it: what is the JDK's is for the JDK alone. */
  public static void loads(@Nullable Class<?> caller, @Nullable String library, boolean isBuiltIn) {
    if (!rules().allows("native") && (caller == null || !JdkLibraries.areOf(caller))) {
      AccessRefusals.refuse("native", "loading " + library);
    }
  }

  /** A class wants to do what only native code should: look at memory, call functions. */
  public static void nativeAccess(@Nullable Class<?> caller) {
    if (!rules().allows("native") && (caller == null || !JdkLibraries.areOf(caller))) {
      AccessRefusals.refuse("native", "using native memory or functions");
    }
  }

  /**
   * A native method is linked. Where the JVM looks for its code there is code of the JDK's, too,
   * which asks nobody when a class of the same name calls it.
   */
  public static void links(@Nullable ClassLoader loader, @Nullable String name) {
    if (!rules().allows("native") && name != null && JdkLibraries.areTakenBy(loader, name)) {
      AccessRefusals.refuse("native", "linking " + name);
    }
  }

  /** The same, as newer JDKs tell it. */
  public static void links(
      @Nullable ClassLoader loader, @Nullable Class<?> type, @Nullable String name) {
    links(loader, name);
  }

  /** A lookup is to see what is private in a class, and to define others beside it. */
  public static void looksInto(@Nullable Class<?> type, @Nullable Lookup lookup) {
    if (type != null
        && lookup != null
        && !rules().allows("native")
        && JdkLibraries.isOpen(type)
        && !JdkLibraries.areOf(lookup.lookupClass())) {
      AccessRefusals.refuse("native", "a private lookup in " + type.getName());
    }
  }

  /** An object's or an array's memory is accessed through {@code sun.misc.Unsafe}. */
  public static void memory(@Nullable Object base, long offset, char kind) {
    if (!rules().allows("native") && !UnsafeMemoryRules.mayRead(base, offset, kind)) {
      AccessRefusals.refuse("native", "using memory through Unsafe");
    }
  }

  /** The same, and a reference is stored there. */
  public static void memory(@Nullable Object base, long offset, @Nullable Object value) {
    if (!rules().allows("native") && !UnsafeMemoryRules.mayStore(base, offset, value)) {
      AccessRefusals.refuse("native", "using memory through Unsafe");
    }
  }

  /** So many bytes of an array are accessed through {@code sun.misc.Unsafe}. */
  public static void memory(@Nullable Object base, long offset, long length) {
    if (!rules().allows("native") && !UnsafeMemoryRules.mayCopy(base, offset, length)) {
      AccessRefusals.refuse("native", "using memory through Unsafe");
    }
  }

  /** An object is made without a constructor. */
  public static void instantiates(@Nullable Class<?> type) {
    if (type != null && !rules().allows("native") && JdkLibraries.areOf(type)) {
      AccessRefusals.refuse("native", "making a " + type.getName() + " without a constructor");
    }
  }

  /**
   * The same by way of serialization, with a constructor of another class: a superclass, and one
   * that any subclass could call.
   */
  public static void instantiates(@Nullable Class<?> type, @Nullable Constructor<?> constructor) {
    instantiates(type);
    if (type == null || constructor == null || rules().allows("native")) {
      return;
    }
    if (!JdkLibraries.letConstruct(type, constructor)) {
      AccessRefusals.refuse(
          "native", "making a " + type.getName() + " with a constructor of another class");
    }
  }

  /** Fields are set as deserialization does, of objects that are there already. */
  public static void restores(@Nullable Class<?> type) {
    if (type != null && !rules().allows("native") && JdkLibraries.areOf(type)) {
      AccessRefusals.refuse("native", "changing a " + type.getName() + " through serialization");
    }
  }

  /** Whatever has no rule of its own; the kind is the word that allows it. */
  public static void asks(String kind, String what) {
    boolean isEnd = kind.equals("exit") && ENDING.get() == Thread.currentThread();
    if (!isEnd && !rules().allows(kind)) {
      AccessRefusals.refuse(kind, what);
    }
  }

  private static AccessRules rules() {
    AccessRules rules = RULES.get();
    return rules == null ? AccessRules.NONE : rules;
  }
}
