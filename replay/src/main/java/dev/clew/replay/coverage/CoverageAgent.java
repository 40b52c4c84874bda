package dev.clew.replay.coverage;

import dev.clew.harness.replay.ContentAgent;
import dev.clew.harness.replay.ReplayServer;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.jacoco.agent.AgentJar;

/** JaCoCo's agent, and one that sees what it makes of classes, for the JVM that runs them. */
public final class CoverageAgent {

  private CoverageAgent() {}

  /** The options that start them; their jars are written to a folder. */
  public static List<String> options(Path folder) throws IOException {
    Path jar = folder.resolve("jacocoagent.jar");
    AgentJar.extractTo(jar.toFile());
    Path content = folder.resolve("contentagent.jar");
    writeContentAgent(content);
    // the harness asks for what was recorded; nothing is written when the JVM ends
    String words =
        "=output=none,excludes=dev.clew.harness.*,exclclassloader=sun.reflect.DelegatingClassLoader:"
            + ReplayServer.loader();
    return List.of("-javaagent:" + jar + words, "-javaagent:" + content);
  }

  /** Its class is among the harness's. */
  private static void writeContentAgent(Path jar) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Premain-Class", ContentAgent.class.getName());
    try (OutputStream out = Files.newOutputStream(jar)) {
      new JarOutputStream(out, manifest).close();
    }
  }
}
