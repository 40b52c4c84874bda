package dev.clew.hotspots.source;

import dev.clew.engine.program.MethodInfo;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AnnotationNode;

/**
 * Parameters that a framework takes from a request because they are marked: {@code @RequestParam},
 * {@code @PathVariable}, {@code @RequestBody} and others of Spring, {@code @QueryParam} and others
 * of JAX-RS.
 */
final class SentParameters {

  private static final List<String> MARKS =
      List.of("Lorg/springframework/web/bind/annotation/", "Ljavax/ws/rs/", "Ljakarta/ws/rs/");

  private SentParameters() {}

  /** Their names. */
  static Set<String> of(MethodInfo method) {
    Set<String> sent = new HashSet<>();
    List<AnnotationNode> @Nullable [] marks =
        method.hasCode() ? method.readBody().node().visibleParameterAnnotations : null;
    List<String> names = method.parameterNames();
    for (int i = 0; marks != null && i < Math.min(marks.length, names.size()); i++) {
      if (marks[i] != null && marks[i].stream().anyMatch(SentParameters::isSent)) {
        sent.add(names.get(i));
      }
    }
    return Set.copyOf(sent);
  }

  private static boolean isSent(AnnotationNode mark) {
    return MARKS.stream().anyMatch(mark.desc::startsWith);
  }
}
