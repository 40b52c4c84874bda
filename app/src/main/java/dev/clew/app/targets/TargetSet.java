package dev.clew.app.targets;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.replay.process.ConfinedJvms;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/**
 * What a run explores.
 *
 * @param methods in the order in which they were named, each once
 * @param depths how far calls are followed below each of them
 * @param skipped what was named, or is in a folder or jar, and cannot be used; one line each
 * @param misnamed how many of these are names that mean nothing
 * @param jvms where the program is run
 */
public record TargetSet(
    Program program,
    List<MethodInfo> methods,
    TargetDepths depths,
    List<String> skipped,
    int misnamed,
    ConfinedJvms jvms)
    implements Closeable {
  public TargetSet {
    methods = List.copyOf(methods);
    skipped = List.copyOf(skipped);
  }

  /** How many classes the methods are of. */
  public int classes() {
    return (int) methods.stream().map(MethodInfo::owner).distinct().count();
  }

  @Override
  public void close() throws IOException {
    jvms.close();
    program.classPath().close();
  }
}
