package dev.clew.hotspots.probe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** The method that tells of arrivals, in classes of any age. */
class ArrivalGateTest {

  @ParameterizedTest
  @ValueSource(ints = {Opcodes.V1_1, Opcodes.V1_4, Opcodes.V1_5, Opcodes.V1_6, Opcodes.V17})
  void classesOfAllAgesGetIt(int version) throws IOException {
    ClassNode node = new ClassNode();
    new ClassReader("java.lang.Object").accept(node, 0);
    node.version = version;
    node.methods.clear();
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of())) {
      ClassInfo owner = new Program(path).load("java/lang/Object");
      new ArrivalGate(owner, /* arrival= */ 2, /* serial= */ 7).addTo(node);
    }

    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);

    ClassNode changed = new ClassNode();
    new ClassReader(writer.toByteArray()).accept(changed, 0);
    assertThat(changed.methods).singleElement().extracting(m -> m.name).isEqualTo("clew$arrival7");
  }
}
