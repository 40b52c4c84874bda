package dev.clew.app.hunt;

import dev.clew.engine.inputs.CreationShape;
import dev.clew.engine.inputs.LibraryCreations;
import dev.clew.engine.outcome.Creation;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Makes objects of the library up that public calls make, as those of exploring are made. */
final class LibraryValues {

  /** Types of the library that one call makes of a text, or of nothing. */
  private static final Map<String, Creation> CREATIONS =
      Map.of(
          "java.io.Reader", constructor("java.io.StringReader", "java.lang.String"),
          "java.io.StringReader", constructor("java.io.StringReader", "java.lang.String"),
          "java.io.InputStream", constructor("java.io.ByteArrayInputStream", "byte[]"),
          "java.io.Writer", new Creation("java.io.StringWriter", Creation.CONSTRUCTOR, List.of()),
          "java.io.OutputStream",
              new Creation("java.io.ByteArrayOutputStream", Creation.CONSTRUCTOR, List.of()),
          "java.io.PrintWriter", constructor("java.io.PrintWriter", "java.io.Writer"),
          "java.io.PrintStream", constructor("java.io.PrintStream", "java.io.OutputStream"));

  private final ValueMaker values;
  private final SplittableRandom random;

  LibraryValues(ValueMaker values, SplittableRandom random) {
    this.values = values;
    this.random = random;
  }

  private static Creation constructor(String type, String parameter) {
    return new Creation(type, Creation.CONSTRUCTOR, List.of(parameter));
  }

  boolean canMake(GenericType type, int levels) {
    return CREATIONS.containsKey(type.type().javaName()) || !shapes(type, levels).isEmpty();
  }

  /** One of a type that can be made. */
  Datum make(GenericType type, boolean isSimple) {
    @Nullable Creation creation = CREATIONS.get(type.type().javaName());
    if (creation != null) {
      List<Datum> parts =
          creation.parameters().stream().map(each -> content(each, isSimple)).toList();
      return new Datum.Created(creation.owner(), 0, creation, parts);
    }
    List<CreationShape> shapes = shapes(type, ValueMaker.DEEPEST);
    return created(type, shapes.get(isSimple ? 0 : random.nextInt(shapes.size())), isSimple);
  }

  /** Ways to make objects of the library, all of whose parts can be made. */
  private List<CreationShape> shapes(GenericType type, int levels) {
    if (type.type().kind() != JvmType.Kind.CLASS) {
      return List.of();
    }
    return LibraryCreations.of(type.type().internalName()).stream()
        .filter(
            shape ->
                shape.parts().stream()
                    .allMatch(
                        part ->
                            part.sample() != null
                                || values.canMake(partType(type, part), levels - 1)))
        .toList();
  }

  private static GenericType partType(GenericType whole, CreationShape.Part part) {
    return part.argument() >= 0 ? whole.argument(part.argument()) : GenericType.of(part.type());
  }

  private Datum content(String parameter, boolean isSimple) {
    return CREATIONS.containsKey(parameter)
        ? values.make(GenericType.of(JvmType.ofClass(parameter.replace('.', '/'))), isSimple)
        : parameter.equals("byte[]")
            ? Leaves.ofText(parameter, values.text(isSimple))
            : new Datum.Text(values.text(isSimple), 0);
  }

  private Datum created(GenericType type, CreationShape shape, boolean isSimple) {
    List<Datum> parts =
        shape.parts().stream().map(part -> part(partType(type, part), part, isSimple)).toList();
    return new Datum.Created(shape.creation().owner(), 0, shape.creation(), parts);
  }

  private Datum part(GenericType type, CreationShape.Part part, boolean isSimple) {
    boolean isNumber = !part.type().isReference();
    String sample = part.sample();
    if (sample != null) {
      return isNumber ? number(type, Long.parseLong(sample)) : new Datum.Text(sample, 0);
    } else if (isNumber && part.isBounded()) {
      long some = isSimple ? 0 : ((Number) values.numbers().mutate(0L)).longValue();
      return number(type, Math.min(part.most(), Math.max(part.least(), some)));
    }
    return values.make(type, isSimple);
  }

  private Datum number(GenericType type, long value) {
    Object example = values.primitive(type.type().javaName(), /* isSimple= */ true);
    return new Datum.Primitive(NumberMutator.boxed(example, value));
  }
}
