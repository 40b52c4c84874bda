package dev.clew.output.text;

import dev.clew.engine.outcome.Creation;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.DatumCases;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The values of one path as a Java developer would write them, in the order of reading: an object
 * that was shown before is named by where that was. What is long or deep is shortened, and says by
 * how much.
 */
final class DatumText {

  /** Their objects look like what is in them. */
  private static final Set<String> BOXES =
      Set.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short");

  private static final int MAX_ELEMENTS = 16;
  private static final int MAX_DEPTH = 6;
  private static final int MAX_LENGTH = 60;

  private final Map<Integer, String> places = new HashMap<>();

  /**
   * @param place how to get at the value, such as {@code node.next}
   */
  String of(Datum datum, String place) {
    return of(datum, place, 0);
  }

  private String of(Datum datum, String place, int depth) {
    return datum.choose(new Shown(place, depth));
  }

  /** What a value at a place looks like. */
  private final class Shown implements DatumCases<String> {

    private final String place;
    private final int depth;

    Shown(String place, int depth) {
      this.place = place;
      this.depth = depth;
    }

    @Override
    public String nothing(Datum.Null none) {
      return "null";
    }

    @Override
    public String primitive(Datum.Primitive value) {
      return LiteralText.primitive(value.value());
    }

    @Override
    public String text(Datum.Text text) {
      places.put(text.id(), place);
      return LiteralText.string(text.value(), MAX_LENGTH);
    }

    @Override
    public String enumConstant(Datum.EnumConstant constant) {
      return DatumText.constant(constant);
    }

    @Override
    public String reference(Datum.Ref ref) {
      String earlier = places.get(ref.id());
      return earlier == null ? "<same as #" + ref.id() + ">" : "<same as " + earlier + ">";
    }

    @Override
    public String classLiteral(Datum.ClassLiteral literal) {
      return ShortTypeNames.simple(literal.type()) + ".class";
    }

    @Override
    public String instance(Datum.Instance instance) {
      places.put(instance.id(), place);
      return BOXES.contains(instance.type())
              && instance.fields().get("value") instanceof Datum.Primitive boxed
          ? LiteralText.primitive(boxed.value())
          : fields(instance, place, depth);
    }

    @Override
    public String array(Datum.Array array) {
      places.put(array.id(), place);
      String head = ShortTypeNames.simple(array.type()) + "{";
      return head + elements(array.elements(), place, depth) + "}";
    }

    @Override
    public String made(Datum.Made made) {
      places.put(made.id(), place);
      return content(made, place, depth);
    }

    @Override
    public String created(Datum.Created created) {
      places.put(created.id(), place);
      return call(created, place, depth);
    }

    @Override
    public String spelled(Datum.Spelled spelled) {
      places.put(spelled.id(), place);
      String type = ShortTypeNames.simple(spelled.type());
      String call =
          spelled.factory().map(factory -> type + "." + factory.method()).orElse("new " + type);
      return call + "(" + LiteralText.string(spelled.text(), MAX_LENGTH) + ")";
    }
  }

  /** An object of Scala is called as its class is, without the sign at its end. */
  private static String constant(Datum.EnumConstant constant) {
    String type = ShortTypeNames.simple(constant.type());
    return constant.constant().equals("MODULE$")
        ? type.replaceFirst("[$.]$", "")
        : type + "." + constant.constant();
  }

  private String fields(Datum.Instance instance, String place, int depth) {
    StringBuilder text = new StringBuilder(instance.stub() ? "any " : "");
    text.append(ShortTypeNames.simple(instance.type())).append('{');
    if (depth >= MAX_DEPTH && !instance.fields().isEmpty()) {
      return text.append("…}").toString();
    }
    int shown = 0;
    for (Map.Entry<String, Datum> field : instance.fields().entrySet()) {
      text.append(shown == 0 ? "" : ", ");
      if (shown++ == MAX_ELEMENTS) {
        text.append(more(instance.fields().size() - MAX_ELEMENTS));
        break;
      }
      String name = field.getKey();
      String value = of(field.getValue(), place + "." + name, depth + 1);
      text.append(name).append(": ").append(value);
    }
    return text.append('}').toString();
  }

  private String call(Datum.Created created, String place, int depth) {
    Creation creation = created.creation();
    String owner = ShortTypeNames.simple(creation.owner());
    String head = creation.isConstructor() ? "new " + owner : owner + "." + creation.method();
    return head + "(" + elements(created.parts(), place, depth) + ")";
  }

  private String content(Datum.Made made, String place, int depth) {
    List<Datum> parts = made.parts();
    return switch (made.form()) {
      case ELEMENTS -> "[" + elements(parts, place, depth) + "]";
      case ENTRIES -> "{" + entries(parts, place, depth) + "}";
      case OPTIONAL, TEXT, CALL ->
          parts.isEmpty()
              ? "Optional.empty()"
              : "Optional.of(" + of(parts.get(0), place + ".get()", depth + 1) + ")";
    };
  }

  private String entries(List<Datum> parts, String place, int depth) {
    StringBuilder text = new StringBuilder();
    if (depth >= MAX_DEPTH && !parts.isEmpty()) {
      return more(parts.size() / 2);
    }
    for (int i = 0; i < parts.size(); i += 2) {
      int number = i / 2;
      text.append(i == 0 ? "" : ", ")
          .append(of(parts.get(i), place + ".key[" + number + "]", depth + 1))
          .append(": ")
          .append(of(parts.get(i + 1), place + ".value[" + number + "]", depth + 1));
    }
    return text.toString();
  }

  private String elements(List<Datum> elements, String place, int depth) {
    StringBuilder text = new StringBuilder();
    if (depth >= MAX_DEPTH && !elements.isEmpty()) {
      return more(elements.size());
    }
    for (int i = 0; i < elements.size(); i++) {
      text.append(i == 0 ? "" : ", ");
      if (i == MAX_ELEMENTS) {
        text.append(more(elements.size() - MAX_ELEMENTS));
        break;
      }
      text.append(of(elements.get(i), place + "[" + i + "]", depth + 1));
    }
    return text.toString();
  }

  private static String more(int count) {
    return "… " + count + " more";
  }
}
