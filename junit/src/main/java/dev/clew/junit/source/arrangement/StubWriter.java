package dev.clew.junit.source.arrangement;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.junit.source.cases.Manner;
import dev.clew.junit.source.cases.ShownSentence;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.HelperMethod;
import dev.clew.junit.source.syntax.JavaLiterals;
import dev.clew.junit.source.syntax.Members;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Objects of interfaces that answer as told. */
final class StubWriter {

  /** What a call of a method returns. */
  record Told(String method, SourceValue answer) {}

  private final TypeNames names;
  private final ArgumentWriter arguments;
  private final Draft draft;
  private final Manner manner;
  private final Optional<ShownSentence> watched;

  /**
   * @param watched what stubs of its type have to look out for
   */
  StubWriter(
      TypeNames names,
      ArgumentWriter arguments,
      Draft draft,
      Manner manner,
      Optional<ShownSentence> watched) {
    this.names = names;
    this.arguments = arguments;
    this.draft = draft;
    this.manner = manner;
    this.watched = watched;
  }

  /** A lambda for an interface of one method that always answers the same. */
  SourceValue write(String type, List<Told> told) throws UntellableException {
    if (isWatched(type)) {
      return sink(type, told, watched.orElseThrow());
    }
    Optional<MethodInfo> only = onlyMethod(type);
    boolean isSame = told.stream().map(each -> each.answer().code().flat()).distinct().count() <= 1;
    if (manner != Manner.EXACT && only.isPresent() && isSame && names.canName(type)) {
      boolean fits = told.stream().allMatch(each -> each.method().equals(only.get().name()));
      if (fits) {
        return SourceValue.expression(lambda(only.get(), told), type);
      }
    }
    return proxy("stub", type, List.of(), told);
  }

  private boolean isWatched(String type) {
    return watched.isPresent()
        && watched.get().showing() instanceof ShownSentence.Showing.ByStub
        && names.members().isBelow(type, watched.get().type().replace('.', '/'));
  }

  /** A stub that ends the call when it is handed what is waited for. */
  private SourceValue sink(String type, List<Told> told, ShownSentence shown)
      throws UntellableException {
    draft.needs(HelperMethod.HANDS_OVER);
    Code method = JavaLiterals.text(shown.method());
    Code argument = Code.of(Integer.toString(shown.argument()));
    return proxy("sink", type, List.of(method, argument), told);
  }

  private SourceValue proxy(String maker, String type, List<Code> more, List<Told> told)
      throws UntellableException {
    draft.needs(hasCode(type) ? HelperMethod.STUB_WITH_CODE : HelperMethod.STUB);
    List<Code> parts = new ArrayList<>(List.of(arguments.literal(type)));
    parts.addAll(more);
    for (Told each : told) {
      parts.add(JavaLiterals.text(each.method()));
      parts.add(each.answer().code());
    }
    boolean isNamed = names.canName(type);
    return SourceValue.expression(new Code.Call(maker, parts), isNamed ? type : "java.lang.Object");
  }

  private Code lambda(MethodInfo method, List<Told> told) throws UntellableException {
    int count = method.signature().parameters().size();
    List<String> parameters =
        IntStream.range(0, count).mapToObj(i -> count == 1 ? "any" : "any" + (i + 1)).toList();
    parameters = parameters.stream().map(draft::name).toList();
    String head =
        count == 1
            ? parameters.get(0)
            : parameters.stream().collect(Collectors.joining(", ", "(", ")"));
    JvmType result = method.signature().result();
    if (result.equals(JvmType.VOID)) {
      return Code.of(head + " -> {}");
    }
    Code answer =
        told.isEmpty()
            ? zero(result)
            : arguments.argument(told.get(0).answer(), result.javaName(), /* isCareful= */ false);
    return new Code.Prefixed(head + " ->", answer);
  }

  /** Null, zero or false. */
  static Code zero(JvmType type) {
    return Code.of(
        switch (type.kind()) {
          case BOOLEAN -> "false";
          case BYTE, SHORT, CHAR, INT -> "0";
          case LONG -> "0L";
          case FLOAT -> "0.0f";
          case DOUBLE -> "0.0";
          case CLASS, ARRAY, VOID -> "null";
        });
  }

  private boolean hasCode(String type) {
    Optional<ClassInfo> found = names.members().type(type);
    return found.isPresent()
        && Stream.concat(found.stream(), found.get().allSuperinterfaces().stream())
            .flatMap(each -> each.methods().stream())
            .anyMatch(method -> method.hasCode() && !method.isStatic());
  }

  /** Of an interface with one abstract method that is not one of Object's. */
  private Optional<MethodInfo> onlyMethod(String type) {
    Optional<ClassInfo> found = names.members().type(type).filter(ClassInfo::isInterface);
    if (found.isEmpty() || found.get().isSealed()) {
      return Optional.empty();
    }
    List<ClassInfo> all = new ArrayList<>(found.get().allSuperinterfaces());
    all.add(found.get());
    List<MethodInfo> left = new ArrayList<>();
    for (ClassInfo each : all) {
      for (MethodInfo method : each.methods()) {
        left.removeIf(other -> isSame(other, method));
        if (method.isAbstract() && !isOfObject(method)) {
          left.add(method);
        }
      }
    }
    return left.size() == 1 ? Optional.of(left.get(0)) : Optional.empty();
  }

  private static boolean isSame(MethodInfo one, MethodInfo other) {
    return one.name().equals(other.name())
        && one.signature().parameters().equals(other.signature().parameters());
  }

  private boolean isOfObject(MethodInfo method) {
    return names
        .members()
        .method("java.lang.Object", method.name(), Members.parameters(method))
        .isPresent();
  }
}
