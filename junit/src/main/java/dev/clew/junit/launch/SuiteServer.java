package dev.clew.junit.launch;

import dev.clew.harness.CallServer;
import dev.clew.harness.guard.Guard;
import dev.clew.harness.guard.GuardKey;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Runs tests for somebody at the other end of its standard streams: the name of a test comes in,
 * what went wrong goes out, and nothing if nothing did.
 */
public final class SuiteServer {

  /** The classes that the other JVM needs besides the harness's and JUnit's. */
  public static final List<Class<?>> CLASSES =
      List.of(SuiteServer.class, OneTest.class, JupiterTest.class, JUnit4Test.class);

  /** For tests of JUnit 4. */
  public static final String FOUR = "4";

  private static final int LONGEST = 300;

  private SuiteServer() {}

  /**
   * Serves until nobody asks any more.
   *
   * @param arguments the folder that may be written to, what is allowed (with commas between), the
   *     version of JUnit
   */
  public static void main(String[] arguments) throws IOException {
    DataInputStream in = new DataInputStream(new BufferedInputStream(System.in));
    DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    System.setIn(new ByteArrayInputStream(new byte[0]));
    PrintStream nowhere =
        new PrintStream(
            OutputStream.nullOutputStream(), /* autoFlush= */ false, StandardCharsets.UTF_8);
    System.setOut(nowhere);
    System.setErr(nowhere);
    OneTest tests = arguments[2].equals(FOUR) ? new JUnit4Test() : new JupiterTest();
    GuardKey key = Guard.arm(arguments[0], Arrays.asList(arguments[1].split(",", -1)));
    answer(out, "");
    try {
      while (true) {
        answer(out, run(key, tests, in.readUTF(), in.readUTF()));
      }
    } catch (EOFException end) {
      key.halt();
    }
  }

  private static String run(GuardKey key, OneTest tests, String className, String method) {
    key.takeRefused();
    Throwable failure;
    try {
      failure = tests.run(className, method);
    } catch (ClassNotFoundException | RuntimeException | Error e) {
      failure = e;
    }
    String refused = key.takeRefused();
    if (!refused.isEmpty()) {
      return refused;
    }
    return failure == null ? "" : failure.toString();
  }

  private static void answer(DataOutputStream out, String text) throws IOException {
    out.writeShort(CallServer.MARK);
    out.writeUTF(text.substring(0, Math.min(LONGEST, text.length())));
    out.flush();
  }
}
