package dev.clew.app.entry;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.CompanionObjects;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import dev.clew.replay.recipe.Visibility;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;

/**
 * Ways to make objects of a class, as calls that other code of its package could write:
 * constructors; where none is to be seen, static methods that return one, and builders.
 */
final class Makers {

  /** Of classes with many constructors those with the fewest parameters say the most. */
  private static final int MOST = 3;

  /** Each builder is used in up to three ways. */
  private static final int MOST_BUILT = 4;

  /** More of them make paths that say nothing new. */
  private static final int MOST_SETTERS = 8;

  /** Of these, called once more. */
  private static final int MOST_AGAIN = 3;

  /** Of what is called on a builder: {@code add("vase", 2)}, {@code gift()}. */
  private static final int MOST_PARAMETERS = 3;

  private final Program program;
  private final FieldEffects effects;

  Makers(Program program, FieldEffects effects) {
    this.program = program;
    this.effects = effects;
  }

  /**
   * The ways to make objects of a class; none of interfaces, abstract classes and enums.
   *
   * @param fields that matter: what sets those of a builder comes first
   */
  List<Maker> of(ClassInfo type, Visibility visibility, Set<String> fields) {
    if (type.isAbstract() || type.isInterface() || type.isEnum() || type.isJdk()) {
      return List.of();
    }
    List<Maker> constructors =
        type.methods().stream()
            .filter(method -> method.isConstructor() && visibility.sees(method))
            .filter(method -> !method.isSynthetic() || CompanionObjects.isMaker(method))
            .sorted(Comparator.comparingInt(method -> method.signature().parameters().size()))
            .limit(MOST)
            .flatMap(method -> constructor(method, visibility))
            .toList();
    if (constructors.isEmpty()) {
      return Stream.concat(builders(type, visibility, fields), factories(type, visibility))
          .limit(MOST_BUILT)
          .toList();
    }
    return constructors.stream().anyMatch(Makers::isPublic)
        ? constructors
        : Stream.concat(factories(type, visibility).filter(Makers::isPublic), constructors.stream())
            .limit(MOST)
            .toList();
  }

  /** Whether others make objects this way, and not the package alone. */
  private static boolean isPublic(Maker maker) {
    return maker.calls().stream().allMatch(MethodInfo::isPublic);
  }

  private Stream<Maker> constructor(MethodInfo constructor, Visibility visibility) {
    if (!constructor.owner().isInner()) {
      return Stream.of(Maker.of(constructor));
    }
    return load(constructor.signature().parameters().get(0)).stream()
        .flatMap(outer -> of(outer, visibility, Set.of()).stream().limit(1))
        .map(outer -> Maker.of(constructor).within(outer));
  }

  /**
   * Static methods of the class and of those around it. Those with many parameters make the most
   * different objects.
   */
  private Stream<Maker> factories(ClassInfo type, Visibility visibility) {
    return Stream.iterate(Optional.of(type), Optional::isPresent, each -> each.flatMap(this::outer))
        .flatMap(around -> around.get().methods().stream())
        .filter(method -> method.isStatic() && method.hasCode() && visibility.sees(method))
        .filter(method -> !method.isSynthetic() && returns(method, type))
        .filter(method -> !method.signature().parameters().contains(type.type()))
        .sorted(Comparator.comparingInt(method -> -method.signature().parameters().size()))
        .map(Maker::of);
  }

  private Optional<ClassInfo> outer(ClassInfo type) {
    return type.header().innerClasses().stream()
        .filter(inner -> inner.name().equals(type.name()))
        .flatMap(inner -> Stream.ofNullable(inner.outerName()))
        .findFirst()
        .flatMap(outer -> load(JvmType.ofClass(outer)));
  }

  private static boolean returns(MethodInfo method, ClassInfo type) {
    return method.signature().result().equals(type.type());
  }

  /**
   * A static method, of the class or of one within, or the constructor of a class within, gives a
   * builder, one of whose methods gives the object.
   */
  private Stream<Maker> builders(ClassInfo type, Visibility visibility, Set<String> fields) {
    Stream<MethodInfo> within =
        type.header().innerClasses().stream()
            .filter(inner -> type.name().equals(inner.outerName()))
            .flatMap(inner -> load(JvmType.ofClass(inner.name())).stream())
            .filter(inner -> !inner.isInner() && !inner.isAbstract())
            .flatMap(inner -> inner.methods().stream())
            .filter(start -> start.isConstructor() || isFactory(start));
    return Stream.concat(type.methods().stream().filter(MethodInfo::isStatic), within)
        .filter(start -> start.hasCode() && !start.isSynthetic() && visibility.sees(start))
        .filter(start -> !start.signature().parameters().contains(type.type()))
        .flatMap(start -> builder(start, type, visibility, fields));
  }

  private static boolean isFactory(MethodInfo method) {
    return method.isStatic() && returns(method, method.owner());
  }

  private Stream<Maker> builder(
      MethodInfo start, ClassInfo type, Visibility visibility, Set<String> fields) {
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
        methods.stream()
            .filter(method -> isSetter(method, builder.get()))
            .sorted(
                Comparator.comparing(
                    method -> Collections.disjoint(effects.of(method).changed(), fields)))
            .toList();
    List<MethodInfo> plain = setters.stream().filter(Makers::writes).toList();
    return last.stream()
        .flatMap(
            build ->
                Stream.of(setters, plain, repeated(setters))
                    .distinct()
                    .map(each -> maker(start, each, build)));
  }

  /** What sets no field adds something, and a second time something else. */
  private static List<MethodInfo> repeated(List<MethodInfo> setters) {
    List<MethodInfo> adders =
        setters.stream().filter(method -> !writes(method)).limit(MOST_AGAIN).toList();
    return adders.isEmpty()
        ? setters
        : Stream.concat(setters.stream().limit(MOST_SETTERS - MOST_AGAIN), adders.stream())
            .toList();
  }

  private static Maker maker(MethodInfo start, List<MethodInfo> setters, MethodInfo build) {
    List<MethodInfo> calls = new ArrayList<>();
    calls.add(start);
    setters.stream().limit(MOST_SETTERS).forEach(calls::add);
    calls.add(build);
    return Maker.of(calls);
  }

  private static boolean isSetter(MethodInfo method, ClassInfo builder) {
    JvmType result = method.signature().result();
    int parameters = method.signature().parameters().size();
    boolean isFluent = result.equals(builder.type());
    return parameters <= MOST_PARAMETERS && (isFluent || (result.slots() == 0 && parameters > 0));
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
