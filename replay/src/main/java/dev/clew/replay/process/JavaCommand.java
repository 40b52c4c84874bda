package dev.clew.replay.process;

import dev.clew.engine.program.path.ClassPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How a JVM for the code under test is started. */
public interface JavaCommand {

  /**
   * The words of the command.
   *
   * @param folder where the harness is; it may be added to
   */
  List<String> words(HarnessFolder folder) throws IOException;

  /** The JVM of a class path's JDK with options that suit short calls. */
  static List<String> start(ClassPath classPath, HarnessFolder folder) {
    Path own = classPath.jdkHome().resolve("bin").resolve("java");
    Path java =
        Files.isExecutable(own) ? own : Path.of(System.getProperty("java.home"), "bin", "java");
    return new ArrayList<>(
        List.of(
            java.toString(),
            "-Xmx512m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xshare:auto",
            "-XX:-UsePerfData",
            "-XX:-CreateCoredumpOnCrash",
            "-XX:-OmitStackTraceInFastThrow",
            "-XX:+DisplayVMOutputToStderr",
            "-Xlog:disable",
            "-Xlog:all=warning:stderr",
            "-XX:ErrorFile=" + folder.scratch().resolve("crash.txt"),
            "-Djava.library.path=" + System.getProperty("java.library.path", ""),
            "-Djava.io.tmpdir=" + folder.scratch(),
            "--enable-native-access=ALL-UNNAMED"));
  }

  /** The class path's places as one finds them from any folder. */
  static List<String> places(ClassPath classPath) {
    return classPath.paths().stream().map(path -> path.toAbsolutePath().toString()).toList();
  }
}
