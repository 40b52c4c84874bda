package dev.clew.engine.dynamic;

import static dev.clew.engine.dynamic.UnsupportedSiteException.argument;
import static dev.clew.engine.dynamic.UnsupportedSiteException.unless;

import dev.clew.engine.program.Program;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * What a call site of {@code LambdaMetafactory} asks for.
 *
 * @param interfaces internal names, the functional interface first
 * @param signatures under which the implementation can be called; the second and later are bridges
 * @param instantiated the first signature with the type arguments put in
 */
record LambdaSite(
    CallSite site,
    Set<String> interfaces,
    List<Type> signatures,
    Handle implementation,
    Type instantiated) {

  private static final int SERIALIZABLE = 1;
  private static final int MARKERS = 2;
  private static final int BRIDGES = 4;
  private static final String SERIALIZABLE_TYPE = "java/io/Serializable";

  static LambdaSite plain(CallSite site) throws UnsupportedSiteException {
    Set<String> interfaces = new LinkedHashSet<>();
    interfaces.add(Type.getReturnType(site.descriptor()).getInternalName());
    List<Type> signatures = new ArrayList<>();
    signatures.add(argument(site, 0, Type.class));
    LambdaSite lambda =
        new LambdaSite(
            site,
            interfaces,
            signatures,
            argument(site, 1, Handle.class),
            argument(site, 2, Type.class));
    lambda.check();
    return lambda;
  }

  /** With flags after the usual arguments, and after them what the flags say. */
  static LambdaSite alternative(CallSite site, Program program) throws UnsupportedSiteException {
    LambdaSite lambda = plain(site);
    int flags = argument(site, 3, Integer.class);
    int next = 4;
    if ((flags & MARKERS) != 0) {
      int count = argument(site, next++, Integer.class);
      for (int i = 0; i < count; i++) {
        lambda.interfaces.add(argument(site, next++, Type.class).getInternalName());
      }
    }
    if ((flags & BRIDGES) != 0) {
      int count = argument(site, next++, Integer.class);
      for (int i = 0; i < count; i++) {
        lambda.addSignature(argument(site, next++, Type.class));
      }
    }
    if ((flags & SERIALIZABLE) != 0 && !lambda.isSerializable(program)) {
      lambda.interfaces.add(SERIALIZABLE_TYPE);
    }
    return lambda;
  }

  private void addSignature(Type signature) throws UnsupportedSiteException {
    unless(signature.getArgumentTypes().length == instantiated.getArgumentTypes().length);
    if (!signatures.contains(signature)) {
      signatures.add(signature);
    }
  }

  private boolean isSerializable(Program program) {
    return interfaces.stream()
        .anyMatch(each -> program.load(each).isSubtypeOf(program.load(SERIALIZABLE_TYPE)));
  }

  /** The bootstrap method would refuse arguments that do not fit together. */
  private void check() throws UnsupportedSiteException {
    unless(implementation.getTag() >= Opcodes.H_INVOKEVIRTUAL);
    int arity = signatures.get(0).getArgumentTypes().length;
    int captured = Type.getArgumentCount(site.descriptor());
    unless(instantiated.getArgumentTypes().length == arity);
    unless(HandleInstructions.parameters(implementation).length == captured + arity);
    unless(
        !HandleInstructions.result(implementation).equals(Type.VOID_TYPE)
            || signatures.get(0).getReturnType().equals(Type.VOID_TYPE));
  }
}
