package dev.clew.app.check.classify;

import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.replay.Replay.Ending;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Tells calls that come too early: a field of the object is still null, no constructor gives it a
 * value, and another public method does, such as {@code scan()} before {@code getFiles()}, or only
 * other classes of the package can. That calls have an order is between the caller and the class.
 */
public final class UnsetFields {

  /** How the JVM names the null that it met, where that is a field of the current object. */
  private static final Pattern FIELD_IS_NULL = Pattern.compile("because \"this\\.(\\w+)\" is null");

  /** How it names what a method of the program returned. */
  private static final Pattern ANSWER_IS_NULL =
      Pattern.compile("because the return value of \"([\\w.$]+)\\.([\\w$]+)\\(\\)\" is null");

  private final Program program;
  private final CodeLines code;

  UnsetFields(Program program, CodeLines code) {
    this.program = program;
    this.code = code;
  }

  /** A field by the class that declares it, or one below. */
  private record Named(String owner, String name) {}

  /** Whether an exception is about such a field of the target's receiver. */
  boolean isIn(MethodInfo target, Ending.Threw threw) {
    return threw.exception().equals("java.lang.NullPointerException")
        && !target.isStatic()
        && !target.name().equals("<init>")
        && !threw.trace().isEmpty()
        && field(threw)
            .or(() -> answeredField(threw).filter(field -> isOf(target, field)))
            .or(() -> copiedField(threw.trace().get(0).site()))
            .filter(field -> isSetLater(target, field))
            .isPresent();
  }

  /** Of other objects nobody knows whether their getters may answer null. */
  private boolean isOf(MethodInfo target, Named field) {
    try {
      return target.owner().isSubtypeOf(program.load(field.owner().replace('.', '/')));
    } catch (LinkageException e) {
      return false;
    }
  }

  /** The field of the current object that was null, as a message of the JVM names it. */
  public static Optional<String> nullField(@Nullable String message) {
    Matcher matcher = FIELD_IS_NULL.matcher(String.valueOf(message));
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  private static Optional<Named> field(Ending.Threw threw) {
    String owner = threw.trace().get(0).site().className();
    return nullField(threw.message()).map(name -> new Named(owner, name));
  }

  /** The field that a method returns which does nothing else. */
  private Optional<Named> answeredField(Ending.Threw threw) {
    Matcher matcher = ANSWER_IS_NULL.matcher(String.valueOf(threw.message()));
    if (!matcher.find()) {
      return Optional.empty();
    }
    try {
      ClassInfo owner = program.load(matcher.group(1).replace('.', '/'));
      return Stream.iterate(owner, type -> type != null, ClassInfo::superclass)
          .map(type -> new Site(type.toString(), matcher.group(2), -1))
          .map(getter -> code.instructions(getter).filter(each -> each.getOpcode() >= 0).toList())
          .filter(all -> all.size() == 3 && all.get(1).getOpcode() == Opcodes.GETFIELD)
          .map(all -> (FieldInsnNode) all.get(1))
          .map(read -> new Named(read.owner.replace('/', '.'), read.name))
          .findFirst();
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }

  /** The only field that a line copies into a variable, as loops over arrays do. */
  private Optional<Named> copiedField(Site site) {
    Set<String> fields =
        code.instructions(site)
            .filter(UnsetFields::isCopied)
            .map(read -> ((FieldInsnNode) read).name)
            .collect(Collectors.toSet());
    return fields.size() == 1
        ? Optional.of(new Named(site.className(), fields.iterator().next()))
        : Optional.empty();
  }

  private static boolean isCopied(AbstractInsnNode insn) {
    return insn.getOpcode() == Opcodes.GETFIELD
        && insn.getNext() != null
        && insn.getNext().getOpcode() == Opcodes.ASTORE;
  }

  private boolean isSetLater(MethodInfo target, Named named) {
    String field = named.name();
    try {
      ClassInfo owner = program.load(named.owner().replace('.', '/'));
      List<ClassInfo> all = family(owner, target.owner());
      List<MethodInfo> writers = writers(all, field).toList();
      return writers.stream().noneMatch(writer -> isOfConstructor(writer, all))
          && (writers.stream().anyMatch(each -> isOther(each, all, target))
              || (writers.isEmpty() && isLeftToOthers(owner, field)));
    } catch (LinkageException e) {
      return false;
    }
  }

  /** The classes that an object of the target's has from a class on; that class alone otherwise. */
  private static List<ClassInfo> family(ClassInfo owner, ClassInfo below) {
    return below.isSubtypeOf(owner)
        ? Stream.iterate(below, type -> type != null, ClassInfo::superclass)
            .takeWhile(type -> type.isSubtypeOf(owner))
            .toList()
        : List.of(owner);
  }

  private static boolean isOfConstructor(MethodInfo writer, List<ClassInfo> family) {
    return writer.isConstructor() || callers(writer, family).anyMatch(MethodInfo::isConstructor);
  }

  /** Whether a writer is another public method than the target, or is called by one. */
  private static boolean isOther(MethodInfo writer, List<ClassInfo> family, MethodInfo target) {
    return Stream.concat(Stream.of(writer), callers(writer, family))
        .anyMatch(each -> each.isPublic() && !each.name().equals(target.name()));
  }

  /** The methods of some classes that call one of them. */
  private static Stream<MethodInfo> callers(MethodInfo called, List<ClassInfo> family) {
    Set<String> names = family.stream().map(ClassInfo::name).collect(Collectors.toSet());
    Predicate<AbstractInsnNode> calls =
        insn ->
            insn instanceof MethodInsnNode call
                && call.name.equals(called.name())
                && call.desc.equals(called.descriptor())
                && names.contains(call.owner);
    return containing(family, calls);
  }

  /** Whether only other classes of the package can give a field a value. */
  private static boolean isLeftToOthers(ClassInfo owner, String field) {
    return owner.fields().stream()
        .filter(each -> each.name().equals(field))
        .anyMatch(each -> !each.isPrivate() && !each.isPublic() && !each.isProtected());
  }

  private static Stream<MethodInfo> writers(List<ClassInfo> family, String field) {
    Set<String> names = family.stream().map(ClassInfo::name).collect(Collectors.toSet());
    Predicate<AbstractInsnNode> gives = insn -> isValueFor(insn, names, field);
    return containing(family, gives);
  }

  private static Stream<MethodInfo> containing(
      List<ClassInfo> family, Predicate<AbstractInsnNode> wanted) {
    return family.stream()
        .flatMap(type -> type.methods().stream())
        .filter(MethodInfo::hasCode)
        .filter(method -> Stream.of(method.readBody().instructions().toArray()).anyMatch(wanted));
  }

  private static boolean isValueFor(AbstractInsnNode insn, Set<String> owners, String field) {
    return insn instanceof FieldInsnNode write
        && write.getOpcode() == Opcodes.PUTFIELD
        && owners.contains(write.owner)
        && write.name.equals(field)
        && (write.getPrevious() == null || write.getPrevious().getOpcode() != Opcodes.ACONST_NULL);
  }
}
