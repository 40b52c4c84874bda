package dev.clew.engine.dynamic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.engine.program.path.OtherJdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/** The library's own code: whatever call sites its compiler wrote are known to us. */
final class JdkCallSitesTest {

  private static final String PACKAGES = "java/(util|lang|io|nio|time|net|text|math)/.*";

  private final List<String> unknown = new ArrayList<>();
  private int count;

  @Test
  void everyCallSiteOfTheRunningJdkHasAClass() throws IOException {
    spinAll(Jdk.running());

    assertThat(unknown).isEmpty();
    assertThat(count).isGreaterThan(1_000);
  }

  @Test
  void everyCallSiteOfAnotherJdkHasAClass() throws IOException {
    Optional<Path> home = OtherJdks.findOne();
    assumeTrue(home.isPresent(), "there is no second JDK under /usr/lib/jvm");
    spinAll(Jdk.at(home.orElseThrow()));

    assertThat(unknown).isEmpty();
    assertThat(count).isGreaterThan(1_000);
  }

  private void spinAll(Jdk jdk) throws IOException {
    try (ClassPath path = ClassPath.open(jdk, List.of())) {
      Program program = new Program(path);
      for (String name : path.jdkClassNames()) {
        if (name.matches(PACKAGES)) {
          spinAll(program, program.load(name));
        }
      }
    }
  }

  private void spinAll(Program program, ClassInfo caller) {
    for (MethodInfo method : caller.methods()) {
      if (method.hasCode()) {
        for (AbstractInsnNode insn : method.readBody().instructions()) {
          if (insn instanceof InvokeDynamicInsnNode call) {
            spin(program, CallSite.of(caller, call));
          } else if (insn instanceof LdcInsnNode load
              && load.cst instanceof ConstantDynamic dynamic) {
            spin(program, CallSite.of(caller, dynamic));
          }
        }
      }
    }
  }

  private void spin(Program program, CallSite site) {
    Optional<SpunClass> spun = new ClassSpinner(program).spin(site, count++);
    if (spun.isEmpty()) {
      unknown.add(site.toString());
      return;
    }
    try {
      ClassInfo defined = program.define(spun.orElseThrow().bytes(), site.caller());
      defined.methods().forEach(MethodInfo::readBody);
    } catch (LinkageException e) {
      unknown.add(site + ": " + e.problem().message());
    }
  }
}
