package dev.clew.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A folder that a test keeps in Git. */
final class GitFolder {

  private final Path folder;

  GitFolder(Path folder) {
    this.folder = folder;
  }

  /** Makes a repository with a first commit; whether that worked. */
  boolean commit(String... files) throws InterruptedException {
    List<String> add = new ArrayList<>(List.of("add"));
    add.addAll(List.of(files));
    return run("init", "-q")
        && run(add.toArray(String[]::new))
        && run("-c", "user.name=x", "-c", "user.email=x@localhost", "commit", "-q", "-m", "first");
  }

  boolean run(String... arguments) throws InterruptedException {
    List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
    command.addAll(List.of(arguments));
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException e) {
      return false; // there is no Git
    }
  }
}
