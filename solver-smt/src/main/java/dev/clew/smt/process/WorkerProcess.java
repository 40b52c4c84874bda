package dev.clew.smt.process;

import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.Verdict.Unknown;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One process that runs one solver, from its start to its end. For one thread.
 *
 * <p>Another thread does the reading and writing, for either may block as long as the worker
 * pleases; the caller waits for it, looks after time and memory, and kills the process when either
 * runs out. A killed process answers nothing any more.
 */
final class WorkerProcess implements AutoCloseable {

  /** How long a solver may take to notice by itself that its time is up. */
  private static final Duration GRACE = Duration.ofMillis(300);

  /** How often the caller looks after the memory while it waits. */
  private static final Duration POLL = Duration.ofMillis(50);

  /** How long a killed process may take to be gone. */
  private static final Duration END = Duration.ofSeconds(2);

  /** What the caller can be woken up by. */
  private sealed interface Event {
    record Received(WorkerMessage frame) implements Event {}

    record Ended(String how) implements Event {}

    record Cancelled() implements Event {}
  }

  private final SmtEngine engine;
  private final long maxBytes;
  private final ScratchFolder scratch;
  private final Process process;
  private final Thread talking;
  private final BlockingQueue<WorkerMessage> requests = new LinkedBlockingQueue<>();
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private @Nullable String greeting;

  private WorkerProcess(SmtEngine engine, long maxBytes, ScratchFolder scratch, Process process) {
    this.engine = engine;
    this.maxBytes = maxBytes;
    this.scratch = scratch;
    this.process = process;
    this.talking = new Thread(this::talk, "clew-" + engine.title());
    talking.setDaemon(true);
  }

  /**
   * Starts a process and does not wait for it.
   *
   * @param maxBytes it is killed when it holds more memory
   * @throws IOException when it cannot be started
   */
  static WorkerProcess start(SmtEngine engine, long maxBytes) throws IOException {
    ScratchFolder scratch = ScratchFolder.create();
    WorkerProcess worker;
    try {
      worker = new WorkerProcess(engine, maxBytes, scratch, WorkerLauncher.start(engine, scratch));
    } catch (IOException failure) {
      scratch.delete();
      throw failure;
    }
    worker.talking.start();
    return worker;
  }

  /** Whether it can be asked anything. */
  boolean alive() {
    return process.isAlive();
  }

  long pid() {
    return process.pid();
  }

  /** How much memory it holds, in bytes; 0 where that is not known. */
  long residentBytes() {
    return ResidentMemory.of(process.pid());
  }

  /** What the solver calls itself, once it is there; or why it is not. */
  WorkerReply greeting(Budget budget) {
    if (greeting != null) {
      return new WorkerReply.Said(greeting, 0);
    }
    WorkerReply reply = await(budget);
    if (reply instanceof WorkerReply.Said said) {
      greeting = said.text();
    } else {
      close();
    }
    return reply;
  }

  /** The answer to a request; without one the process is dead. */
  WorkerReply ask(WorkerMessage request, Budget budget) {
    WorkerReply greeted = greeting(budget);
    if (greeted instanceof WorkerReply.Refused refused) {
      return failed(engine.title() + " cannot be loaded: " + refused.text());
    }
    if (greeted instanceof WorkerReply.Silent) {
      return greeted;
    }
    requests.add(request);
    WorkerReply reply = await(budget);
    if (reply instanceof WorkerReply.Silent) {
      close();
    }
    return reply;
  }

  private WorkerReply await(Budget budget) {
    Cancellation.Registration wakeUp =
        budget.cancellation().onRequest(() -> events.add(new Event.Cancelled()));
    long end = System.nanoTime() + budget.remaining().plus(GRACE).toNanos();
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return awaitEvent(budget, end);
        } catch (InterruptedException later) {
          interrupted = true;
        }
      }
    } finally {
      wakeUp.close();
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private WorkerReply awaitEvent(Budget budget, long end) throws InterruptedException {
    while (true) {
      long left = Math.max(0, end - System.nanoTime());
      Event event = events.poll(Math.min(left, POLL.toNanos()), TimeUnit.NANOSECONDS);
      if (event instanceof Event.Received received) {
        return reply(received.frame());
      }
      if (event instanceof Event.Ended ended) {
        return failed(obituary(ended.how()));
      }
      if (budget.cancellation().requested() || left == 0) {
        return new WorkerReply.Silent(Verdict.outOf(budget));
      }
      if (residentBytes() > maxBytes) {
        return failed(engine.title() + " took more than " + (maxBytes >> 20) + " MiB");
      }
    }
  }

  private static WorkerReply reply(WorkerMessage frame) {
    return frame.kind() == WorkerMessage.Kind.DONE
        ? new WorkerReply.Said(frame.text(), frame.nanos())
        : new WorkerReply.Refused(frame.text());
  }

  private static WorkerReply failed(String detail) {
    return new WorkerReply.Silent(new Unknown(Reason.FAILED, detail));
  }

  /** The other thread: writes requests, reads answers, ends with the process. */
  private void talk() {
    try (DataInputStream in =
            new DataInputStream(new BufferedInputStream(process.getInputStream()));
        DataOutputStream out =
            new DataOutputStream(new BufferedOutputStream(process.getOutputStream()))) {
      events.add(new Event.Received(WorkerMessage.read(in)));
      while (true) {
        requests.take().write(out);
        events.add(new Event.Received(WorkerMessage.read(in)));
      }
    } catch (IOException | InterruptedException end) {
      events.add(new Event.Ended(String.valueOf(end.getMessage())));
    }
  }

  private String obituary(String how) {
    waitForEnd();
    if (process.isAlive()) {
      return engine.title() + " gave " + how;
    }
    int status = process.exitValue();
    String death =
        status > 128 ? " died with signal " + (status - 128) : " ended with status " + status;
    String said = scratch.firstError();
    return engine.title() + death + (said.isEmpty() ? "" : ": " + said);
  }

  private void waitForEnd() {
    boolean interrupted = false;
    long end = System.nanoTime() + END.toNanos();
    while (true) {
      try {
        process.waitFor(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
        break;
      } catch (InterruptedException later) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Kills the process, waits until it is gone, and cleans up after it. */
  @Override
  public void close() {
    process.destroyForcibly();
    talking.interrupt();
    waitForEnd();
    scratch.delete();
  }
}
