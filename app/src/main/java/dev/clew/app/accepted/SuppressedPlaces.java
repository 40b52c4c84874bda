package dev.clew.app.accepted;

import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.Program;
import dev.clew.output.Acceptance;
import dev.clew.output.Finding;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What {@code @SuppressClew} in the code says of places: on their methods, on their classes, and on
 * classes around these. For one thread.
 */
final class SuppressedPlaces {

  private static final String ANNOTATION = "Ldev/clew/annotations/SuppressClew;";

  private final Program program;
  private final Map<String, Optional<ClassNode>> read = new HashMap<>();

  SuppressedPlaces(Program program) {
    this.program = program;
  }

  /** Why an error is known; empty if no annotation is about it. */
  Optional<Acceptance> of(Finding finding) {
    Site site = finding.site();
    String className = site.className().replace('.', '/');
    return Stream.concat(
            node(className).stream()
                .flatMap(node -> node.methods.stream())
                .filter(method -> isAt(method, site))
                .map(method -> method.invisibleAnnotations),
            around(className).map(node -> node.invisibleAnnotations))
        .flatMap(SuppressedPlaces::marks)
        .filter(mark -> isAbout(mark, finding.rule().id()))
        .findFirst()
        .map(SuppressedPlaces::acceptance);
  }

  private Stream<ClassNode> around(String className) {
    return Stream.iterate(
            className,
            name -> !name.isEmpty(),
            name -> name.substring(0, Math.max(0, name.lastIndexOf('$'))))
        .flatMap(name -> node(name).stream());
  }

  private Optional<ClassNode> node(String className) {
    return read.computeIfAbsent(className, this::readNow);
  }

  private Optional<ClassNode> readNow(String className) {
    try {
      ClassNode node = new ClassNode();
      new ClassReader(program.load(className).file().read()).accept(node, 0);
      return Optional.of(node);
    } catch (IOException | RuntimeException e) {
      return Optional.empty(); // no class, no annotation
    }
  }

  /** Of methods of one name the one that has the line. */
  private static boolean isAt(MethodNode method, Site site) {
    return method.name.equals(site.method())
        && (site.line() < 0
            || StreamSupport.stream(method.instructions.spliterator(), false)
                .anyMatch(insn -> insn instanceof LineNumberNode mark && mark.line == site.line()));
  }

  private static Stream<AnnotationNode> marks(@Nullable List<AnnotationNode> annotations) {
    return annotations == null
        ? Stream.empty()
        : annotations.stream().filter(each -> each.desc.equals(ANNOTATION));
  }

  private static boolean isAbout(AnnotationNode mark, String rule) {
    return !(value(mark, "rule") instanceof List<?> rules)
        || rules.isEmpty()
        || rules.contains(rule);
  }

  private static Acceptance acceptance(AnnotationNode mark) {
    return new Acceptance(Acceptance.Place.ANNOTATION, String.valueOf(value(mark, "reason")), "");
  }

  private static @Nullable Object value(AnnotationNode mark, String name) {
    int place = mark.values == null ? -1 : mark.values.indexOf(name);
    return place < 0 ? null : mark.values.get(place + 1);
  }
}
