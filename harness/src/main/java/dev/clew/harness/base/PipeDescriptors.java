package dev.clew.harness.base;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The descriptors of the pipe to the other JVM, taken once, before any code under test runs. From
 * then on the standard descriptors lead nowhere: what is read from them is empty, what is written
 * to them is lost, and closing them closes nothing of ours.
 *
 * <p>It is in {@code java.base} because nothing else may give a descriptor its number.
 */
public final class PipeDescriptors {

  /** Numbers on Unix, and handles on Windows. */
  private static final List<String> NUMBERS = Arrays.asList("fd", "handle");

  private static final AtomicBoolean TAKEN = new AtomicBoolean();

  /** Streams whose descriptors the standard ones share: they must not be collected. */
  private static final AtomicReference<List<?>> NOWHERE = new AtomicReference<>();

  private final InputStream in;
  private final OutputStream out;

  private PipeDescriptors(InputStream in, OutputStream out) {
    this.in = in;
    this.out = out;
  }

  /**
   * Takes them.
   *
   * @param own whether the pipe is at descriptors 3 and 4, where nothing else is; it is at the
   *     standard ones otherwise
   * @throws IOException the second time, and where the null device cannot be opened
   */
  public static PipeDescriptors take(boolean own) throws IOException {
    if (!TAKEN.compareAndSet(false, true)) {
      throw new IOException("the pipe was taken before");
    }
    try {
      FileDescriptor in = own ? numbered(3) : copy(FileDescriptor.in);
      FileDescriptor out = own ? numbered(4) : copy(FileDescriptor.out);
      redirect(own);
      return new PipeDescriptors(new FileInputStream(in), new FileOutputStream(out));
    } catch (ReflectiveOperationException e) {
      throw new IOException(e);
    }
  }

  private static void redirect(boolean own) throws IOException, ReflectiveOperationException {
    String device = System.getProperty("os.name", "").startsWith("Windows") ? "NUL" : "/dev/null";
    FileOutputStream noErrors = new FileOutputStream(device);
    assign(noErrors.getFD(), FileDescriptor.err);
    if (own) { // then the other two lead nowhere from the start
      NOWHERE.set(Arrays.asList(noErrors));
      return;
    }
    FileInputStream noInput = new FileInputStream(device);
    FileOutputStream noOutput = new FileOutputStream(device);
    assign(noInput.getFD(), FileDescriptor.in);
    assign(noOutput.getFD(), FileDescriptor.out);
    NOWHERE.set(Arrays.asList(noErrors, noInput, noOutput));
  }

  private static FileDescriptor numbered(int number) throws ReflectiveOperationException {
    FileDescriptor made = new FileDescriptor();
    Field field = FileDescriptor.class.getDeclaredField("fd");
    field.setAccessible(true);
    field.setInt(made, number);
    return made;
  }

  private static FileDescriptor copy(FileDescriptor original) throws ReflectiveOperationException {
    FileDescriptor made = new FileDescriptor();
    assign(original, made);
    return made;
  }

  private static void assign(FileDescriptor from, FileDescriptor to)
      throws ReflectiveOperationException {
    for (Field field : FileDescriptor.class.getDeclaredFields()) {
      if (NUMBERS.contains(field.getName())) {
        field.setAccessible(true);
        field.set(to, field.get(from));
      }
    }
  }

  /** Whether code under test has left the standard descriptors open. */
  public static boolean areStandardOpen() {
    return FileDescriptor.in.valid() && FileDescriptor.out.valid() && FileDescriptor.err.valid();
  }

  public InputStream in() {
    return in;
  }

  public OutputStream out() {
    return out;
  }
}
