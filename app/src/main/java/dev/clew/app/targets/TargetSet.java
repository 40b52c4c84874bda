package dev.clew.app.targets;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.replay.process.ConfinedJvms;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/**
 * What a run explores.
 *
 * @param methods in the order in which they were named, each once
 * @param named those of them that the user named one by one
 * @param depths how far calls are followed below each of them
 * @param skipped what was named, or is in a folder or jar, and cannot be used; one line each
 * @param misnamed how many of these are names that mean nothing
 * @param jvms where the program is run
 */
public record TargetSet(
    Program program,
    List<MethodInfo> methods,
    Set<MethodInfo> named,
    TargetDepths depths,
    List<String> skipped,
    int misnamed,
    ConfinedJvms jvms)
    implements Closeable {
  public TargetSet {
    methods = List.copyOf(methods);
    named = Set.copyOf(named);
    skipped = List.copyOf(skipped);
  }

  /** The same with other methods. */
  public TargetSet withMethods(List<MethodInfo> others) {
    return new TargetSet(program, others, named, depths, skipped, misnamed, jvms);
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
