package dev.clew.hotspots.probe;

import dev.clew.engine.machine.HaltedInitializer;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.hotspots.arrival.SinkArrival;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/** The classes that are changed for one call: that with the hotspot, and those not initialised. */
final class ChangedClasses {

  private final Map<ClassInfo, ClassNode> nodes = new LinkedHashMap<>();

  private ChangedClasses() {}

  /**
   * Their contents by their names; empty where the call at the hotspot cannot be watched.
   *
   * @param serial another one for each attempt, so that none counts the arrivals of another
   */
  static Optional<Map<String, byte[]>> of(
      Program program, MethodInfo target, SinkArrival arrival, int serial) {
    ChangedClasses changed = new ChangedClasses();
    try {
      ProbedClass probed = new ProbedClass(arrival.hotspot(), arrival.number(), serial);
      if (!probed.change(changed.node(arrival.hotspot().method().owner()))) {
        return Optional.empty();
      }
      changed.end(program, target, arrival);
      return Optional.of(changed.contents());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The same for a call that goes on at the hotspot. */
  static Optional<Map<String, byte[]>> passing(
      Program program, MethodInfo target, SinkArrival arrival) {
    ChangedClasses changed = new ChangedClasses();
    try {
      changed.end(program, target, arrival);
      return Optional.of(changed.contents());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private void end(Program program, MethodInfo target, SinkArrival arrival) throws IOException {
    for (HaltedInitializer halted : arrival.halted()) {
      new HaltedClass(halted).change(node(halted.initializer().owner()));
    }
    for (ClassInfo each = target.owner().superclass(); each != null; each = each.superclass()) {
      if (!each.isJdk() && !program.isOfProject(each)) {
        HaltedClass.forgive(node(each));
      }
    }
  }

  private ClassNode node(ClassInfo type) throws IOException {
    ClassNode known = nodes.get(type);
    if (known != null) {
      return known;
    }
    ClassNode read = new ClassNode();
    new ClassReader(type.file().read()).accept(read, 0);
    nodes.put(type, read);
    return read;
  }

  private Map<String, byte[]> contents() {
    Map<String, byte[]> contents = new LinkedHashMap<>();
    nodes.forEach(
        (type, node) -> {
          ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
          node.accept(writer);
          contents.put(type.toString(), writer.toByteArray());
        });
    return contents;
  }
}
