package dev.clew.engine.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A JVM for one program, in the place of the engine: shows that the oracle may run many in one. */
record AloneOnHotSpot(InstalledJdk installed, Path folder) implements GuestRun {

  @Override
  public String run(Path classes, String mainClass, Jdk jdk) {
    Path output = folder.resolve("alone.out");
    Path errors = folder.resolve("alone.err");
    try {
      List<String> command = HotSpotRun.command(installed, List.of(classes), List.of(mainClass));
      int exitCode = Fork.start(command, output, errors).exitCode();
      assertThat(exitCode).as("%s", Files.readString(errors)).isZero();
      return Files.readString(output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
