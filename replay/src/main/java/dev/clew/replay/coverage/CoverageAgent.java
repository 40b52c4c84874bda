package dev.clew.replay.coverage;

import java.io.IOException;
import java.nio.file.Path;
import org.jacoco.agent.AgentJar;

/** JaCoCo's agent, for the JVM that runs the code under test. */
public final class CoverageAgent {

  private CoverageAgent() {}

  /** The option that starts it; its jar is written to a folder. */
  public static String option(Path folder) throws IOException {
    Path jar = folder.resolve("jacocoagent.jar");
    AgentJar.extractTo(jar.toFile());
    // the harness asks for what was recorded; nothing is written when the JVM ends
    return "-javaagent:" + jar + "=output=none,excludes=dev.clew.harness.*";
  }
}
