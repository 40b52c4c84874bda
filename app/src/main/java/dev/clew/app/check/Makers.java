package dev.clew.app.check;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import dev.clew.replay.recipe.CallSequence;
import dev.clew.replay.recipe.CallSequence.Part;
import dev.clew.replay.recipe.Visibility;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Ways to make objects of a class, as calls that other code of its package could write:
 * constructors; where none is to be seen, static methods that return one, and builders.
 */
final class Makers {

  /** Of classes with many constructors those with the fewest parameters say the most. */
  private static final int MOST = 3;

  /** More of them make paths that say nothing new. */
  private static final int MOST_SETTERS = 8;

  private final Program program;

  /**
   * A way to make an object.
   *
   * @param outer makes the object around an inner one, which the first call is given
   * @param calls that need each other in this order, the last of which returns it
   */
  record Maker(Optional<Maker> outer, List<MethodInfo> calls) {
    Maker {
      calls = List.copyOf(calls);
    }

    static Maker of(MethodInfo... calls) {
      return new Maker(Optional.empty(), List.of(calls));
    }

    /**
     * Adds the calls to a sequence.
     *
     * @param prefix of the names of their inputs
     * @return the number of the part that makes the object
     */
    int addTo(List<Part> parts, String prefix) {
      Optional<Integer> around = outer.map(each -> each.addTo(parts, prefix + "outer."));
      int builder = parts.size();
      for (int i = 0; i < calls.size(); i++) {
        MethodInfo call = calls.get(i);
        boolean isAlone = calls.size() == 1;
        int receiver = i == 0 ? CallSequence.NOBODY : builder;
        String name = call.isConstructor() ? "new" : call.name();
        Part part = Part.of(call, receiver, isAlone ? prefix : prefix + name + ".");
        parts.add(i == 0 && around.isPresent() ? part.with(0, around.get()) : part);
        if (i > 0 && !returnsItself(call)) {
          builder = parts.size() - 1;
        }
      }
      return parts.size() - 1;
    }

    /** Whether what it returns, if anything, is the object that it was called on. */
    private static boolean returnsItself(MethodInfo call) {
      if (!call.signature().result().isReference()) {
        return true;
      }
      var instructions = call.readBody().node().instructions;
      for (var insn : instructions) {
        if (insn.getOpcode() == Opcodes.ARETURN
            && !(insn.getPrevious() instanceof VarInsnNode load && load.var == 0)) {
          return false;
        }
      }
      return true;
    }
  }

  Makers(Program program) {
    this.program = program;
  }

  /** The ways to make objects of a class; none of interfaces, abstract classes and enums. */
  List<Maker> of(ClassInfo type, Visibility visibility) {
    if (type.isAbstract() || type.isInterface() || type.isEnum() || type.isJdk()) {
      return List.of();
    }
    List<Maker> constructors =
        type.methods().stream()
            .filter(method -> method.isConstructor() && visibility.sees(method))
            .sorted(Comparator.comparingInt(method -> method.signature().parameters().size()))
            .limit(MOST)
            .flatMap(method -> constructor(method, visibility))
            .toList();
    return constructors.isEmpty()
        ? Stream.concat(builders(type, visibility), factories(type, visibility))
            .limit(MOST)
            .toList()
        : constructors;
  }

  private Stream<Maker> constructor(MethodInfo constructor, Visibility visibility) {
    if (!constructor.owner().isInner()) {
      return Stream.of(Maker.of(constructor));
    }
    return load(constructor.signature().parameters().get(0)).stream()
        .flatMap(outer -> of(outer, visibility).stream().limit(1))
        .map(outer -> new Maker(Optional.of(outer), List.of(constructor)));
  }

  /** Those with many parameters make the most different objects. */
  private static Stream<Maker> factories(ClassInfo type, Visibility visibility) {
    return type.methods().stream()
        .filter(method -> method.isStatic() && method.hasCode() && visibility.sees(method))
        .filter(method -> !method.isSynthetic() && returns(method, type))
        .filter(method -> !method.signature().parameters().contains(type.type()))
        .sorted(Comparator.comparingInt(method -> -method.signature().parameters().size()))
        .map(Maker::of);
  }

  private static boolean returns(MethodInfo method, ClassInfo type) {
    return method.signature().result().equals(type.type());
  }

  /**
   * A static method, or the constructor of a class within, gives a builder, one of whose methods
   * gives the object.
   */
  private Stream<Maker> builders(ClassInfo type, Visibility visibility) {
    Stream<MethodInfo> methods = type.methods().stream().filter(MethodInfo::isStatic);
    Stream<MethodInfo> constructors =
        type.header().innerClasses().stream()
            .filter(inner -> type.name().equals(inner.outerName()))
            .flatMap(inner -> load(JvmType.ofClass(inner.name())).stream())
            .filter(inner -> !inner.isInner() && !inner.isAbstract())
            .flatMap(inner -> inner.methods().stream().filter(MethodInfo::isConstructor));
    return Stream.concat(methods, constructors)
        .filter(start -> start.hasCode() && !start.isSynthetic() && visibility.sees(start))
        .filter(start -> !start.signature().parameters().contains(type.type()))
        .flatMap(start -> builder(start, type, visibility));
  }

  private Stream<Maker> builder(MethodInfo start, ClassInfo type, Visibility visibility) {
    Optional<ClassInfo> builder =
        start.isConstructor() ? Optional.of(start.owner()) : load(start.signature().result());
    if (builder.isEmpty() || builder.get().equals(type)) {
      return Stream.empty();
    }
    List<MethodInfo> methods =
        builder.get().methods().stream()
            .filter(method -> !method.isStatic() && !method.isConstructor() && method.hasCode())
            .filter(method -> !method.isSynthetic() && visibility.sees(method))
            .toList();
    Optional<MethodInfo> last =
        methods.stream()
            .filter(method -> method.signature().parameters().isEmpty() && returns(method, type))
            .findFirst();
    List<MethodInfo> setters =
        methods.stream().filter(method -> isSetter(method, builder.get())).toList();
    List<MethodInfo> plain = setters.stream().filter(Makers::writes).toList();
    return last.stream()
        .flatMap(
            build -> Stream.of(setters, plain).distinct().map(each -> maker(start, each, build)));
  }

  private static Maker maker(MethodInfo start, List<MethodInfo> setters, MethodInfo build) {
    List<MethodInfo> calls = new ArrayList<>();
    calls.add(start);
    setters.stream().limit(MOST_SETTERS).forEach(calls::add);
    calls.add(build);
    return new Maker(Optional.empty(), calls);
  }

  private static boolean isSetter(MethodInfo method, ClassInfo builder) {
    JvmType result = method.signature().result();
    return method.signature().parameters().size() == 1
        && (result.slots() == 0 || result.equals(builder.type()));
  }

  private static boolean writes(MethodInfo method) {
    for (var insn : method.readBody().instructions()) {
      if (insn.getOpcode() == Opcodes.PUTFIELD) {
        return true;
      }
    }
    return false;
  }

  /** The class of a parameter; empty for what is none of the program's. */
  Optional<ClassInfo> load(JvmType type) {
    if (type.kind() != JvmType.Kind.CLASS) {
      return Optional.empty();
    }
    try {
      return Optional.of(program.load(type.internalName())).filter(each -> !each.isJdk());
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }
}
