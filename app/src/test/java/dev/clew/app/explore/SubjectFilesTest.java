package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.MethodInfo;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LineNumberNode;

@Tag("once")
class SubjectFilesTest {

  @Test
  void eachReturnStatementSaysHowManyPathsEndThere(@TempDir Path folder) {
    List<String> problems = new ArrayList<>();
    for (SubjectFile file : SubjectFiles.all()) {
      Path classes = folder.resolve(file.name().replace(".java", ""));
      SubjectProgram program = SubjectProgram.compile(file, classes);
      for (Subject subject : file.subjects()) {
        Set<Integer> stated = new TreeSet<>();
        subject.endings().stream()
            .filter(expected -> expected.ending().exception() == null)
            .forEach(expected -> stated.add(expected.line()));
        Set<Integer> actual = returnLines(program.target(subject));
        if (!stated.equals(actual)) {
          problems.add(subject + " returns in " + actual + ", and says so in " + stated);
        }
      }
    }
    assertThat(problems).isEmpty();
  }

  private static Set<Integer> returnLines(MethodInfo method) {
    Set<Integer> lines = new TreeSet<>();
    int line = -1;
    for (AbstractInsnNode insn : method.readBody().instructions()) {
      if (insn instanceof LineNumberNode number) {
        line = number.line;
      }
      if (insn.getOpcode() >= Opcodes.IRETURN && insn.getOpcode() <= Opcodes.RETURN) {
        lines.add(line);
      }
    }
    return lines;
  }
}
