package dev.clew.engine.program.nullness;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;

/**
 * What the annotations in one class file say of its members, as declarations and as types.
 *
 * @param parameters by name and descriptor, one a parameter; absent where none is annotated
 * @param members fields by their names, methods by name and descriptor
 */
record ClassMarks(Map<String, List<NullMark>> parameters, Map<String, NullMark> members) {

  private static final Set<String> NON_NULL = Set.of("NonNull", "Nonnull", "NotNull", "NotBlank");
  private static final Set<String> NULLABLE =
      Set.of("Nullable", "CheckForNull", "PossiblyNull", "NullableDecl", "RecentlyNullable");

  private static final ClassMarks NOTHING = new ClassMarks(Map.of(), Map.of());

  static ClassMarks read(ClassInfo type) {
    return type.isJdk() ? NOTHING : MethodFlow.read(type).map(ClassMarks::of).orElse(NOTHING);
  }

  NullMark field(FieldInfo field) {
    return members.getOrDefault(field.name(), NullMark.NONE);
  }

  NullMark result(MethodInfo method) {
    return members.getOrDefault(method.name() + method.descriptor(), NullMark.NONE);
  }

  private static ClassMarks of(ClassNode node) {
    Map<String, List<NullMark>> parameters = new HashMap<>();
    Map<String, NullMark> members = new HashMap<>();
    for (FieldNode field : node.fields) {
      Stream<String> types =
          Stream.of(field.visibleTypeAnnotations, field.invisibleTypeAnnotations)
              .flatMap(ClassMarks::stream)
              .filter(each -> isOuter(each, field.desc))
              .map(each -> each.desc);
      note(members, field.name, field.visibleAnnotations, field.invisibleAnnotations, types);
    }
    for (MethodNode method : node.methods) {
      String key = method.name + method.desc;
      Stream<String> types = types(method, TypeReference.METHOD_RETURN, 0);
      note(members, key, method.visibleAnnotations, method.invisibleAnnotations, types);
      List<NullMark> marks = parameters(method);
      if (marks.stream().anyMatch(mark -> mark != NullMark.NONE)) {
        parameters.put(key, marks);
      }
    }
    return new ClassMarks(parameters, members);
  }

  private static void note(
      Map<String, NullMark> members,
      String key,
      @Nullable List<AnnotationNode> visible,
      @Nullable List<AnnotationNode> invisible,
      Stream<String> types) {
    NullMark mark = mark(Stream.concat(names(visible), Stream.concat(names(invisible), types)));
    if (mark != NullMark.NONE) {
      members.put(key, mark);
    }
  }

  private static List<NullMark> parameters(MethodNode method) {
    List<NullMark> marks = new ArrayList<>();
    int count = Type.getArgumentCount(method.desc);
    for (int i = 0; i < count; i++) {
      Stream<String> declared =
          Stream.concat(
              declared(method.visibleParameterAnnotations, i, count),
              declared(method.invisibleParameterAnnotations, i, count));
      Stream<String> types = types(method, TypeReference.METHOD_FORMAL_PARAMETER, i);
      marks.add(mark(Stream.concat(declared, types)));
    }
    return marks;
  }

  /** Compilers leave out the parameters that they add, which come first. */
  private static Stream<String> declared(
      List<AnnotationNode> @Nullable [] all, int parameter, int count) {
    if (all == null) {
      return Stream.empty();
    }
    int at = parameter - Math.max(count - all.length, 0);
    return at < 0 || at >= all.length ? Stream.empty() : names(all[at]);
  }

  private static Stream<String> types(MethodNode method, int sort, int parameter) {
    Type type =
        sort == TypeReference.METHOD_RETURN
            ? Type.getReturnType(method.desc)
            : Type.getArgumentTypes(method.desc)[parameter];
    return Stream.of(method.visibleTypeAnnotations, method.invisibleTypeAnnotations)
        .flatMap(ClassMarks::stream)
        .filter(each -> isAt(each, sort, parameter) && isOuter(each, type.getDescriptor()))
        .map(each -> each.desc);
  }

  private static boolean isAt(TypeAnnotationNode annotation, int sort, int parameter) {
    TypeReference reference = new TypeReference(annotation.typeRef);
    return reference.getSort() == sort
        && (sort != TypeReference.METHOD_FORMAL_PARAMETER
            || reference.getFormalParameterIndex() == parameter);
  }

  /**
   * Whether an annotation is about the value itself and not about parts of its type. Of a nested
   * type's name that is the innermost part, so that steps into it do not count.
   */
  private static boolean isOuter(TypeAnnotationNode annotation, String descriptor) {
    if (annotation.typePath == null) {
      return true;
    }
    boolean isNested = !descriptor.startsWith("[");
    for (int i = 0; i < annotation.typePath.getLength(); i++) {
      isNested &= annotation.typePath.getStep(i) == org.objectweb.asm.TypePath.INNER_TYPE;
    }
    return isNested;
  }

  private static <T> Stream<T> stream(@Nullable List<T> list) {
    return list == null ? Stream.empty() : list.stream();
  }

  private static Stream<String> names(@Nullable List<AnnotationNode> annotations) {
    return stream(annotations).map(each -> each.desc);
  }

  private static NullMark mark(Stream<String> annotations) {
    List<String> names = annotations.map(AnnotationNames::simple).toList();
    if (names.stream().anyMatch(NULLABLE::contains)) {
      return NullMark.NULLABLE;
    }
    return names.stream().anyMatch(NON_NULL::contains) ? NullMark.NON_NULL : NullMark.NONE;
  }
}
