package dev.clew.engine.boot;

import dev.clew.engine.dynamic.CallSite;
import dev.clew.engine.dynamic.Spinner;
import dev.clew.engine.machine.GuestRuntime;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** Generates a class for each dynamic call site and constant, when it is reached first. */
final class DynamicSites implements GuestRuntime.CallSites {

  private final Program program;
  private final Spinner spinner;
  private final AtomicInteger numbers = new AtomicInteger();

  DynamicSites(Program program) {
    this.program = program;
    this.spinner = new Spinner(program);
  }

  @Override
  public @Nullable MethodInfo link(MethodInfo from, InvokeDynamicInsnNode node) {
    return define(CallSite.of(from.owner(), node));
  }

  @Override
  public @Nullable MethodInfo link(MethodInfo from, ConstantDynamic constant) {
    return define(CallSite.of(from.owner(), constant));
  }

  private @Nullable MethodInfo define(CallSite site) {
    return spinner
        .spin(site, numbers.incrementAndGet())
        .map(
            spun -> {
              ClassInfo defined = program.define(spun.bytes(), site.caller());
              return defined.method(spun.method(), spun.descriptor()).orElseThrow();
            })
        .orElse(null);
  }
}
