package dev.clew.harness.replay;

import dev.clew.harness.channel.FrameTooLongException;
import dev.clew.harness.session.ServerSession;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Performs trials, and batches of calls, for the JVM at the other end of the pipe. */
public final class ReplayServer {

  private ReplayServer() {}

  /** The class of the loaders that get their classes from elsewhere as they are to be. */
  public static String loader() {
    return UserClasses.class.getName();
  }

  /**
   * Serves until nothing is asked any more, or the JVM is of no use.
   *
   * @param arguments those of the session, then the places of the code under test
   */
  public static void main(String[] arguments) throws IOException {
    ServerSession session = ServerSession.begin(arguments);
    try {
      if (Boolean.getBoolean(NameAnswers.ASKED)) {
        NameAnswers.provide();
      }
      URL[] places = places(arguments);
      ClassContents contents = new ClassContents(places);
      serve(
          session,
          new Stage(places, contents, session.key()),
          new BatchStage(places, contents, session.key()));
    } finally {
      session.end();
    }
  }

  private static URL[] places(String[] arguments) throws IOException {
    List<URL> places = new ArrayList<>();
    for (String place :
        Arrays.asList(arguments).subList(ServerSession.ARGUMENTS, arguments.length)) {
      places.add(new File(place).toURI().toURL());
    }
    return places.toArray(new URL[0]);
  }

  private static void serve(ServerSession session, Stage stage, BatchStage batches)
      throws IOException {
    boolean last = false;
    while (!last) {
      DataInputStream question = session.next();
      last =
          question.readBoolean()
              ? batch(session, batches, CallBatch.read(question))
              : trial(session, stage, Trial.read(question));
    }
  }

  private static boolean trial(ServerSession session, Stage stage, Trial trial) throws IOException {
    Report report = stage.perform(trial);
    try {
      session.answer(out -> ServerAnswer.write(out, report));
    } catch (FrameTooLongException e) {
      Report failed = report.failed(String.valueOf(e.getMessage()));
      session.answer(out -> ServerAnswer.write(out, failed));
    }
    return report.last();
  }

  private static boolean batch(ServerSession session, BatchStage stage, CallBatch batch)
      throws IOException {
    BatchReport report = stage.perform(batch, session);
    session.answer(out -> ServerAnswer.write(out, report));
    return report.last();
  }
}
