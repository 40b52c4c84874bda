package dev.clew.app.check;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;

/** Which parameters are marked as never null, by annotations of whatever package. */
final class NonNullParameters {

  private static final Set<String> NON_NULL = Set.of("NonNull", "Nonnull", "NotNull");
  private static final Set<String> NULLABLE = Set.of("Nullable", "CheckForNull");
  private static final Set<String> MARKED =
      Set.of("NullMarked", "NonNullApi", "ParametersAreNonnullByDefault");

  private final Program program;

  NonNullParameters(Program program) {
    this.program = program;
  }

  /** One for each parameter. */
  List<Boolean> of(MethodInfo method) {
    MethodNode node = method.readBody().node();
    boolean marked = isMarked(method);
    List<Boolean> nonNull = new ArrayList<>();
    for (int i = 0; i < method.signature().parameters().size(); i++) {
      List<String> names = annotations(node, i);
      boolean nullable = names.stream().anyMatch(NULLABLE::contains);
      nonNull.add(names.stream().anyMatch(NON_NULL::contains) || (marked && !nullable));
    }
    return nonNull;
  }

  private boolean isMarked(MethodInfo method) {
    ClassInfo owner = method.owner();
    return Stream.of(method.annotations(), owner.header().annotations(), ofPackage(owner))
        .flatMap(List::stream)
        .anyMatch(name -> MARKED.contains(simpleName(name)));
  }

  private List<String> ofPackage(ClassInfo owner) {
    try {
      return program.load(owner.packageName() + "/package-info").header().annotations();
    } catch (LinkageException e) {
      return List.of();
    }
  }

  private static List<String> annotations(MethodNode node, int parameter) {
    List<String> names = new ArrayList<>();
    add(names, node.visibleParameterAnnotations, parameter);
    add(names, node.invisibleParameterAnnotations, parameter);
    add(names, node.visibleTypeAnnotations, parameter);
    add(names, node.invisibleTypeAnnotations, parameter);
    return names;
  }

  private static void add(
      List<String> names, List<AnnotationNode> @Nullable [] all, int parameter) {
    if (all != null && parameter < all.length && all[parameter] != null) {
      all[parameter].forEach(annotation -> names.add(simpleName(annotation.desc)));
    }
  }

  private static void add(
      List<String> names, @Nullable List<TypeAnnotationNode> all, int parameter) {
    if (all == null) {
      return;
    }
    for (TypeAnnotationNode annotation : all) {
      TypeReference reference = new TypeReference(annotation.typeRef);
      if (reference.getSort() == TypeReference.METHOD_FORMAL_PARAMETER
          && reference.getFormalParameterIndex() == parameter
          && annotation.typePath == null) {
        names.add(simpleName(annotation.desc));
      }
    }
  }

  /** Of a descriptor or an internal name. */
  private static String simpleName(String name) {
    String plain = name.endsWith(";") ? name.substring(0, name.length() - 1) : name;
    return plain.substring(Math.max(plain.lastIndexOf('/'), plain.lastIndexOf('$')) + 1);
  }
}
