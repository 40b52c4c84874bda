package dev.clew.replay.calls;

import dev.clew.engine.concrete.MethodAnswer;
import dev.clew.engine.concrete.MethodRunner;
import dev.clew.harness.calls.CallServer;
import dev.clew.harness.calls.Reply;
import dev.clew.harness.calls.Request;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.process.ForkedJvm;
import dev.clew.replay.process.JvmEndedException;
import dev.clew.replay.process.JvmPlan;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Runs methods in another JVM, with the class path of the code under test. It is started when it is
 * needed, killed when a call takes too long, and started again.
 *
 * <p>One call at a time; whoever comes meanwhile waits.
 */
public final class ForkedRunner implements MethodRunner {

  private static final Duration ONE_CALL = Duration.ofSeconds(2);

  /** So many deaths, and there is no point in another start. */
  private static final int MOST_DEATHS = 50;

  private final ConfinedJvms jvms;
  private final Duration limit;
  private @Nullable ForkedJvm<Reply> jvm;
  private int deaths;

  /**
   * @param jvms where the other JVM comes from; it ends with them
   */
  public ForkedRunner(ConfinedJvms jvms) {
    this(jvms, ONE_CALL);
  }

  /**
   * @param limit for one call
   */
  ForkedRunner(ConfinedJvms jvms, Duration limit) {
    this.jvms = jvms;
    this.limit = limit;
  }

  @Override
  public synchronized MethodAnswer run(Invocation call) {
    try {
      Reply reply = ask(call);
      if (reply.kind() == Reply.Kind.REFUSED) {
        end();
      }
      return switch (reply.kind()) {
        case RETURNED -> new MethodAnswer.Returned(reply.value());
        case THREW -> new MethodAnswer.Threw(reply.text(), (String) reply.value());
        case FAILED -> new MethodAnswer.Failed(reply.text());
        case REFUSED -> new MethodAnswer.Failed("not allowed: " + reply.text());
      };
    } catch (IOException e) {
      end();
      return new MethodAnswer.Failed(String.valueOf(e.getMessage()));
    } catch (InterruptedException e) {
      end();
      Thread.currentThread().interrupt();
      return new MethodAnswer.Failed("interrupted");
    }
  }

  private Reply ask(Invocation call) throws IOException, InterruptedException {
    Request request =
        new Request(
            call.className(),
            call.method(),
            String.join(",", call.parameters()),
            call.arguments().toArray());
    ForkedJvm<Reply> running = jvm;
    if (running != null && running.isAlive()) {
      try {
        return running.ask(request::write, limit);
      } catch (JvmEndedException e) {
        end(); // by what an earlier call left behind, perhaps: this one gets a JVM of its own
      }
    }
    if (deaths >= MOST_DEATHS) {
      throw new IOException("the JVM that runs methods died too often");
    }
    deaths++;
    ForkedJvm<Reply> started =
        jvms.start(JvmPlan.of(CallServer.class).withPlaces(jvms.places()), Reply::read);
    jvm = started;
    return started.ask(request::write, limit);
  }

  private void end() {
    ForkedJvm<Reply> running = jvm;
    if (running != null) {
      running.close();
      jvm = null;
    }
  }
}
