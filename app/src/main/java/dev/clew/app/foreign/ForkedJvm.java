package dev.clew.app.foreign;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.harness.CallServer;
import dev.clew.harness.Reply;
import dev.clew.harness.Request;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A process that calls methods, from its start to its end. For one thread at a time. */
final class ForkedJvm implements AutoCloseable {

  /** What the process said, or why it says no more. */
  private sealed interface Event {
    record Said(Reply reply) implements Event {}

    record Ended(String how) implements Event {}
  }

  private static final Duration START = Duration.ofSeconds(20);

  private final HarnessFolder folder;
  private final Process process;
  private final DataOutputStream out;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();

  private ForkedJvm(HarnessFolder folder, Process process) {
    this.folder = folder;
    this.process = process;
    this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
  }

  /**
   * Starts a process and waits until it is there.
   *
   * @throws IOException when there is no such process, with the reason in one line
   */
  static ForkedJvm start(ClassPath classPath) throws IOException, InterruptedException {
    HarnessFolder folder = HarnessFolder.create();
    ForkedJvm started;
    try {
      started = new ForkedJvm(folder, builder(classPath, folder).start());
    } catch (IOException e) {
      folder.delete();
      throw e;
    }
    Thread listening = new Thread(started::listen, "clew-forked-jvm");
    listening.setDaemon(true);
    listening.start();
    try {
      started.await(START);
      return started;
    } catch (IOException | InterruptedException e) {
      started.close();
      throw e;
    }
  }

  private static ProcessBuilder builder(ClassPath classPath, HarnessFolder folder) {
    ProcessBuilder builder = new ProcessBuilder(command(classPath, folder.path()));
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    // agents and options of the surrounding run are not meant for the code under test
    builder
        .environment()
        .keySet()
        .removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
    return builder;
  }

  private static List<String> command(ClassPath classPath, Path harness) {
    Path own = classPath.jdkHome().resolve("bin").resolve("java");
    Path java =
        Files.isExecutable(own) ? own : Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> places = new ArrayList<>();
    classPath.paths().forEach(path -> places.add(path.toAbsolutePath().toString()));
    places.add(harness.toString());
    return List.of(
        java.toString(),
        "-Xmx512m",
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-Xshare:auto",
        "-XX:-UsePerfData",
        "-XX:-CreateCoredumpOnCrash",
        "-XX:+DisplayVMOutputToStderr",
        "-XX:ErrorFile=" + harness.resolve("crash.txt"),
        "-Djava.library.path=" + System.getProperty("java.library.path", ""),
        "--enable-native-access=ALL-UNNAMED",
        "-cp",
        String.join(File.pathSeparator, places),
        CallServer.class.getName());
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /**
   * The answer to a request.
   *
   * @throws IOException when there is none in time; then the process is of no use any more
   */
  Reply ask(Request request, Duration limit) throws IOException, InterruptedException {
    request.write(out);
    out.flush();
    return await(limit);
  }

  private Reply await(Duration limit) throws IOException, InterruptedException {
    Event event = events.poll(limit.toMillis(), TimeUnit.MILLISECONDS);
    if (event instanceof Event.Said said) {
      return said.reply;
    }
    throw new IOException(
        event instanceof Event.Ended ended
            ? "the JVM that ran it ended: " + ended.how
            : "it took longer than " + limit.toMillis() + " ms");
  }

  private void listen() {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(process.getInputStream()))) {
      while (true) {
        if (in.readUnsignedShort() != CallServer.MARK) {
          throw new IOException("something else wrote to its standard output");
        }
        events.add(new Event.Said(Reply.read(in)));
      }
    } catch (IOException e) {
      events.add(new Event.Ended(e.getMessage() == null ? "without a word" : e.getMessage()));
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
    folder.delete();
  }
}
