package dev.clew.replay.coverage;

import dev.clew.engine.program.ClassInfo;
import dev.clew.harness.replay.ClockCalls;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataReader;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;
import org.jacoco.core.internal.flow.ClassProbesAdapter;
import org.jacoco.core.internal.flow.ClassProbesVisitor;
import org.jacoco.core.internal.flow.MethodProbesVisitor;
import org.jacoco.core.internal.instr.InstrSupport;

/**
 * Which way the branches of a class went, out of the probes that a call passed. JaCoCo itself says
 * how many ways of a line were gone, and not which.
 */
public final class BranchMap {

  /**
   * A branch instruction that a call came to.
   *
   * @param number among the jumps of the method, from 0; those that always jump count
   */
  public record Taken(String method, String descriptor, int number, boolean jumps, boolean stays) {}

  private final String type;
  private final List<BranchGraph> graphs;

  private BranchMap(String type, List<BranchGraph> graphs) {
    this.type = type;
    this.graphs = List.copyOf(graphs);
  }

  /** Of a class that JaCoCo does not understand, nothing is known. */
  public static BranchMap of(ClassInfo type) {
    List<BranchGraph> graphs = new ArrayList<>();
    ClassProbesVisitor visitor =
        new ClassProbesVisitor() {
          @Override
          public MethodProbesVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            BranchGraph graph = new BranchGraph(name, descriptor);
            graphs.add(graph);
            return graph;
          }

          @Override
          public void visitTotalProbeCount(int count) {}
        };
    try {
      byte[] file = ClockCalls.given(type.file().read());
      InstrSupport.classReaderFor(file).accept(new ClassProbesAdapter(visitor, false), 0);
    } catch (IOException | RuntimeException e) {
      graphs.clear();
    }
    return new BranchMap(type.name(), graphs);
  }

  /** What a call came to, in the order of the file; in JaCoCo's format what was recorded of it. */
  public List<Taken> taken(byte[] recorded) {
    ExecutionDataStore store = new ExecutionDataStore();
    ExecutionDataReader reader = new ExecutionDataReader(new ByteArrayInputStream(recorded));
    reader.setExecutionDataVisitor(store);
    reader.setSessionInfoVisitor(new SessionInfoStore());
    try {
      reader.read();
    } catch (IOException | IllegalStateException e) {
      return List.of();
    }
    List<Taken> taken = new ArrayList<>();
    for (ExecutionData data : store.getContents()) {
      if (data.getName().equals(type)) {
        graphs.forEach(graph -> taken.addAll(graph.taken(data.getProbes())));
      }
    }
    return taken;
  }
}
