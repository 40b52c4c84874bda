package dev.clew.harness.calls;

import dev.clew.harness.channel.FrameTooLongException;
import dev.clew.harness.session.ServerSession;
import java.io.IOException;

/**
 * Calls methods of the users' classes for the JVM at the other end of the pipe, one after the
 * other. It ends when nothing is asked any more.
 */
public final class CallServer {

  private CallServer() {}

  /**
   * Serves.
   *
   * @param arguments those of the session
   */
  public static void main(String[] arguments) throws IOException {
    ServerSession session = ServerSession.begin(arguments);
    try {
      boolean last = false;
      while (!last) {
        Request request = Request.read(session.next());
        Reply reply = request.perform().unless(session.key().takeRefused());
        answer(session, reply);
        last = reply.kind() == Reply.Kind.REFUSED;
      }
    } finally {
      session.end();
    }
  }

  private static void answer(ServerSession session, Reply reply) throws IOException {
    try {
      session.answer(reply::write);
    } catch (FrameTooLongException e) {
      session.answer(Reply.failed(e)::write);
    }
  }
}
