package dev.clew.app.targets;

import dev.clew.app.options.CallDepths;
import dev.clew.engine.machine.CallDepth;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.HashMap;
import java.util.Map;

/**
 * How many levels of calls are followed below each target: its own, its class's, or all others'.
 */
public final class TargetDepths {

  private final int general;
  private final Map<MethodInfo, Integer> ofMethods = new HashMap<>();
  private final Map<ClassInfo, Integer> ofClasses = new HashMap<>();

  /**
   * @throws dev.clew.app.UserException if a name means no class or method, or several
   */
  public TargetDepths(Program program, CallDepths depths) {
    this.general = depths.general();
    for (CallDepths.Own own : depths.own()) {
      TargetName name = TargetName.parse(own.target());
      ClassInfo owner = new ClassSearch(program).find(name.className());
      if (name.method().isPresent()) {
        ofMethods.put(MethodSearch.find(owner, name), own.levels());
      } else {
        ofClasses.put(owner, own.levels());
      }
    }
  }

  /**
   * That of a target's exploration.
   *
   * @param explored the target itself, or a driver that calls it
   */
  public CallDepth of(MethodInfo target, MethodInfo explored) {
    int levels = ofMethods.getOrDefault(target, ofClasses.getOrDefault(target.owner(), general));
    return explored.equals(target)
        ? CallDepth.ofTarget(levels)
        : CallDepth.ofDriver(target, levels);
  }
}
