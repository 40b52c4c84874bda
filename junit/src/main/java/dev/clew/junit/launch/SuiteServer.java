package dev.clew.junit.launch;

import dev.clew.harness.guard.GuardKey;
import dev.clew.harness.session.ServerSession;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.List;

/**
 * Runs tests for the JVM at the other end of the pipe: the name of a test comes in, what went wrong
 * goes out, and nothing if nothing did.
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
   * Serves until nothing is asked any more.
   *
   * @param arguments those of the session, then the version of JUnit
   */
  public static void main(String[] arguments) throws IOException {
    ServerSession session = ServerSession.begin(arguments);
    try {
      boolean isFour = arguments[ServerSession.ARGUMENTS].equals(FOUR);
      serve(session, isFour ? new JUnit4Test() : new JupiterTest());
    } finally {
      session.end();
    }
  }

  private static void serve(ServerSession session, OneTest tests) throws IOException {
    while (true) {
      DataInputStream question = session.next();
      String failure = run(session.key(), tests, question.readUTF(), question.readUTF());
      String told = failure.substring(0, Math.min(LONGEST, failure.length()));
      session.answer(out -> out.writeUTF(told));
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
}
