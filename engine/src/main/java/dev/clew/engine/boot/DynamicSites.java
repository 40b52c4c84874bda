package dev.clew.engine.boot;

import dev.clew.engine.dynamic.CallSite;
import dev.clew.engine.dynamic.ClassSpinner;
import dev.clew.engine.machine.GuestRuntime;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** Generates a class for each dynamic call site and constant, when it is reached first. */
final class DynamicSites implements GuestRuntime.CallSites {

  private final Program program;
  private final ClassSpinner spinner;
  private final AtomicInteger numbers = new AtomicInteger();
  private final ConcurrentHashMap<ConstantKey, MethodInfo> constants = new ConcurrentHashMap<>();

  private record ConstantKey(ClassInfo owner, ConstantDynamic constant) {}

  DynamicSites(Program program) {
    this.program = program;
    this.spinner = new ClassSpinner(program);
  }

  /**
   * Numbered by its place, so that the class has the same name whichever thread gets there first.
   */
  @Override
  public @Nullable MethodInfo link(MethodInfo from, InvokeDynamicInsnNode node, int position) {
    int number = (from.owner().methods().indexOf(from) << Character.SIZE) + position;
    return define(CallSite.of(from.owner(), node), number);
  }

  /** A constant is computed once, wherever in its class it is loaded. */
  @Override
  public @Nullable MethodInfo link(MethodInfo from, ConstantDynamic constant) {
    ConstantKey key = new ConstantKey(from.owner(), constant);
    MethodInfo known = constants.get(key);
    if (known != null) {
      return known;
    }
    MethodInfo made = define(CallSite.of(from.owner(), constant), numbers.incrementAndGet());
    MethodInfo faster = made == null ? null : constants.putIfAbsent(key, made);
    return faster == null ? made : faster;
  }

  private @Nullable MethodInfo define(CallSite site, int number) {
    return spinner
        .spin(site, number)
        .map(
            spun -> {
              ClassInfo defined = program.define(spun.bytes(), site.caller());
              return defined.method(spun.method(), spun.descriptor()).orElseThrow();
            })
        .orElse(null);
  }
}
