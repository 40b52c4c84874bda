package dev.clew.engine.conformance;

import dev.clew.engine.program.path.Jdk;
import dev.clew.engine.program.path.OtherJdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A JDK of this machine whose tools can be run.
 *
 * @param feature its version: 17 for 17.0.15
 */
record InstalledJdk(int feature, Path home, Jdk jdk) {

  private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+)");

  /** The running one, then another one if there is any. */
  static List<InstalledJdk> all() throws IOException {
    List<InstalledJdk> all = new ArrayList<>();
    Path running = Path.of(System.getProperty("java.home"));
    all.add(new InstalledJdk(Runtime.version().feature(), running, Jdk.running()));
    for (Path other : OtherJdks.findOne().stream().toList()) {
      all.add(new InstalledJdk(featureOf(other), other, Jdk.at(other)));
    }
    return all;
  }

  private static int featureOf(Path home) throws IOException {
    Matcher version = VERSION.matcher(Files.readString(home.resolve("release")));
    if (!version.find()) {
      throw new IOException("no version in the release file of " + home);
    }
    return Integer.parseInt(version.group(1));
  }

  /** One of its tools, {@code java} or {@code javac}. */
  String tool(String name) {
    return home.resolve("bin").resolve(name).toString();
  }

  @Override
  public String toString() {
    return "JDK " + feature;
  }
}
