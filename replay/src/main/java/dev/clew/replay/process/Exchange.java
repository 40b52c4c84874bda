package dev.clew.replay.process;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** What goes between the two JVMs: how a question is written, and how an answer is read. */
public final class Exchange {

  private Exchange() {}

  /** Writes one question. */
  public interface Question {
    void write(DataOutputStream out) throws IOException;
  }

  /** Reads one answer, its mark aside. */
  public interface AnswerReader<A> {
    A read(DataInputStream in) throws IOException;
  }
}
