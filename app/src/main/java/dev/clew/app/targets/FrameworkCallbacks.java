package dev.clew.app.targets;

import dev.clew.engine.boundary.ProgramBoundary;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/**
 * Code that a class hands to frameworks: private methods behind lambdas, and by reference, of
 * interfaces beyond the boundary, such as Spring's {@code RowMapper}. Nothing in the program calls
 * them, so that they are targets of their own.
 */
public final class FrameworkCallbacks {

  private final ProgramBoundary boundaries;

  public FrameworkCallbacks(Program program) {
    this.boundaries = new ProgramBoundary(program);
  }

  /** The callbacks of a class. Costs nothing for a class without private methods. */
  List<MethodInfo> of(ClassInfo owner) {
    return List.copyOf(found(owner).keySet());
  }

  /**
   * Whether a target is a callback all of whose parameters come from the framework. What a lambda
   * captures comes from the code around it, which may have looked at it.
   */
  public boolean isFree(MethodInfo target) {
    return target.isPrivate() && found(target.owner()).getOrDefault(target, false);
  }

  private Map<MethodInfo, Boolean> found(ClassInfo owner) {
    Map<MethodInfo, Boolean> found = new LinkedHashMap<>();
    if (owner.methods().stream().noneMatch(FrameworkCallbacks::isHidden)) {
      return found;
    }
    for (MethodInfo method : owner.methods()) {
      if (method.hasCode()) {
        sites(method).forEach(site -> note(owner, site, found));
      }
    }
    return found;
  }

  private static boolean isHidden(MethodInfo method) {
    return method.isPrivate() && method.hasCode() && !method.isConstructor();
  }

  private static Stream<InvokeDynamicInsnNode> sites(MethodInfo method) {
    try {
      return Stream.of(method.readBody().instructions().toArray())
          .filter(InvokeDynamicInsnNode.class::isInstance)
          .map(InvokeDynamicInsnNode.class::cast);
    } catch (LinkageException e) {
      return Stream.empty(); // the class is damaged there, which its own result says
    }
  }

  private void note(ClassInfo owner, InvokeDynamicInsnNode site, Map<MethodInfo, Boolean> found) {
    JvmType type = Signature.parse(site.desc).result();
    boolean isLambda = site.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory");
    if (!isLambda || !isFramework(type)) {
      return;
    }
    Handle handle = (Handle) site.bsmArgs[1];
    Optional<MethodInfo> method =
        handle.getOwner().equals(owner.name())
            ? owner.method(handle.getName(), handle.getDesc()).filter(FrameworkCallbacks::isHidden)
            : Optional.empty();
    int given = ((Type) site.bsmArgs[0]).getArgumentTypes().length;
    method.ifPresent(each -> found.put(each, each.signature().parameters().size() == given));
  }

  private boolean isFramework(JvmType type) {
    return switch (boundaries.of(type)) {
      case FRAMEWORK -> true;
      case RUN, LOGGER, SINK -> false;
    };
  }
}
