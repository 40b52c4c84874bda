package dev.clew.smt.process;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.clew.smt.process.Interpreter.ScriptFailure;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The worker's end: reads frames from standard input, answers each on standard output.
 *
 * <p>One thread reads and one solves. When the input ends, because the other side has closed it or
 * has died, the reader ends the process at once, whatever native code is doing.
 */
public final class WorkerMain {

  /** Solvers recurse along terms; only what is used of this is ever taken from the machine. */
  private static final long STACK_BYTES = 512L << 20;

  private final SmtEngine engine;
  private final ScratchFolder scratch;
  private final DataInputStream in;
  private final DataOutputStream out;
  private final BlockingQueue<WorkerMessage> requests = new LinkedBlockingQueue<>();

  private WorkerMain(SmtEngine engine, ScratchFolder scratch, InputStream in, OutputStream out) {
    this.engine = engine;
    this.scratch = scratch;
    this.in = new DataInputStream(new BufferedInputStream(in));
    this.out = new DataOutputStream(new BufferedOutputStream(out));
  }

  /**
   * Answers until the input ends.
   *
   * @param args the name of an {@link SmtEngine}, and the worker's directory
   */
  public static void main(String[] args) {
    SmtEngine engine = SmtEngine.valueOf(args[0].toUpperCase(Locale.ROOT));
    InputStream in = new FileInputStream(FileDescriptor.in);
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    WorkerMain worker = new WorkerMain(engine, ScratchFolder.at(args[1]), in, out);
    // Whatever a library prints must not come between the answers.
    System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.err), true, UTF_8));
    Thread solving = new Thread(null, worker::solve, "solver", STACK_BYTES);
    solving.setDaemon(true);
    solving.start();
    worker.read();
    worker.scratch.delete();
    Runtime.getRuntime().halt(0);
  }

  private void read() {
    try {
      while (true) {
        requests.add(WorkerMessage.read(in));
      }
    } catch (IOException end) {
      // There is no one left to answer.
    }
  }

  private void solve() {
    try {
      Interpreter interpreter = load();
      new WorkerMessage(WorkerMessage.Kind.DONE, interpreter.describe()).write(out);
      while (true) {
        answer(interpreter, requests.take()).write(out);
      }
    } catch (IOException | InterruptedException end) {
      Runtime.getRuntime().halt(2);
      // Everything: a thread that is gone without a word would be waited for.
    } catch (Throwable failure) {
      refuse(line(failure));
      Runtime.getRuntime().halt(1);
    }
  }

  private Interpreter load() {
    Interpreter interpreter =
        switch (engine) {
          case CVC5 -> new Cvc5Interpreter();
          case Z3 -> new Z3Interpreter();
        };
    // What is loaded needs no file any more, except on Windows, where this deletes nothing.
    scratch.deleteLibraries();
    return interpreter;
  }

  private static WorkerMessage answer(Interpreter interpreter, WorkerMessage request) {
    long start = System.nanoTime();
    try {
      if (request.kind() == WorkerMessage.Kind.RESET) {
        interpreter.reset();
      }
      String printed = interpreter.run(request.text());
      return new WorkerMessage(WorkerMessage.Kind.DONE, printed, System.nanoTime() - start);
    } catch (ScriptFailure failure) {
      return new WorkerMessage(WorkerMessage.Kind.ERROR, String.valueOf(failure.getMessage()));
    }
  }

  private void refuse(String why) {
    try {
      new WorkerMessage(WorkerMessage.Kind.ERROR, why).write(out);
    } catch (IOException end) {
      // There is no one left to tell.
    }
  }

  private static String line(Throwable failure) {
    Throwable cause = failure.getCause() != null ? failure.getCause() : failure;
    String message = cause.getMessage();
    return message == null || message.isBlank()
        ? cause.getClass().getSimpleName()
        : message.lines().findFirst().orElse("");
  }
}
