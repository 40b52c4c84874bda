package dev.clew.output.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.clew.engine.outcome.Creation;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.DatumCases;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The values of one path, in the order of reading.
 *
 * <p>Lists and trees may be deep, so that what is left to do is on a stack of its own.
 */
final class JsonDatumWriter {

  /** Something to write later. */
  private interface Step {
    void run() throws IOException;
  }

  private final JsonGenerator json;
  private final Map<Integer, String> texts = new HashMap<>();
  private final Deque<Step> left = new ArrayDeque<>();

  JsonDatumWriter(JsonGenerator json) {
    this.json = json;
  }

  void write(Datum datum) throws IOException {
    left.push(() -> begin(datum));
    while (!left.isEmpty()) {
      left.pop().run();
    }
  }

  /** Writes a value without parts, or the head of another; its parts come next. */
  private void begin(Datum datum) throws IOException {
    datum.choose(new Beginnings()).run();
  }

  /** How each kind of value begins. */
  private final class Beginnings implements DatumCases<Step> {

    @Override
    public Step nothing(Datum.Null none) {
      return json::writeNull;
    }

    @Override
    public Step primitive(Datum.Primitive value) {
      return () -> writePrimitive(value.value());
    }

    @Override
    public Step text(Datum.Text text) {
      return () -> writeText(text);
    }

    @Override
    public Step enumConstant(Datum.EnumConstant constant) {
      return () -> writeNamed(constant.type(), "constant", constant.constant());
    }

    @Override
    public Step classLiteral(Datum.ClassLiteral literal) {
      return () -> writeNamed("java.lang.Class", "name", literal.type());
    }

    @Override
    public Step reference(Datum.Ref ref) {
      return () -> writeRef(ref.id());
    }

    @Override
    public Step instance(Datum.Instance instance) {
      return () -> beginInstance(instance);
    }

    @Override
    public Step array(Datum.Array array) {
      return () -> beginElements(array.type(), array.id(), array.elements());
    }

    @Override
    public Step made(Datum.Made made) {
      return () -> beginMade(made);
    }

    @Override
    public Step created(Datum.Created created) {
      return () -> beginCreated(created);
    }

    @Override
    public Step spelled(Datum.Spelled spelled) {
      return () -> {
        beginObject(spelled.type(), spelled.id());
        json.writeStringField("value", spelled.text());
        json.writeEndObject();
      };
    }
  }

  private void writeText(Datum.Text text) throws IOException {
    texts.put(text.id(), text.value());
    json.writeString(text.value());
  }

  private void writePrimitive(Object value) throws IOException {
    if (value instanceof Boolean flag) {
      json.writeBoolean(flag);
    } else if (value instanceof Character character) {
      json.writeString(character.toString());
    } else if (value instanceof Float number) {
      json.writeNumber(number);
    } else if (value instanceof Double number) {
      json.writeNumber(number);
    } else if (value instanceof Number number) {
      json.writeNumber(number.longValue());
    } else {
      throw new IllegalArgumentException("not a primitive value: " + value.getClass());
    }
  }

  private void writeNamed(String type, String key, String name) throws IOException {
    json.writeStartObject();
    json.writeStringField("type", type);
    json.writeStringField(key, name);
    json.writeEndObject();
  }

  /** Strings are written without their numbers, and so an alias of one says what it holds. */
  private void writeRef(int id) throws IOException {
    json.writeStartObject();
    json.writeNumberField("ref", id);
    String text = texts.get(id);
    if (text != null) {
      json.writeStringField("value", text);
    }
    json.writeEndObject();
  }

  private void beginInstance(Datum.Instance instance) throws IOException {
    beginObject(instance.type(), instance.id());
    if (instance.stub()) {
      json.writeBooleanField("stub", true);
    }
    json.writeObjectFieldStart("fields");
    List<Step> parts = new ArrayList<>();
    instance
        .fields()
        .forEach(
            (name, value) -> {
              parts.add(() -> json.writeFieldName(name));
              parts.add(() -> begin(value));
            });
    parts.add(json::writeEndObject);
    parts.add(json::writeEndObject);
    next(parts);
  }

  private void beginMade(Datum.Made made) throws IOException {
    switch (made.form()) {
      case ELEMENTS -> beginElements(made.type(), made.id(), made.parts());
      case ENTRIES -> beginEntries(made);
      case OPTIONAL, TEXT, CALL -> {
        beginObject(made.type(), made.id());
        json.writeFieldName("value");
        Datum value = made.parts().isEmpty() ? new Datum.Null() : made.parts().get(0);
        next(List.of(() -> begin(value), json::writeEndObject));
      }
    }
  }

  private void beginCreated(Datum.Created created) throws IOException {
    Creation creation = created.creation();
    beginObject(created.type(), created.id());
    String call =
        creation.isConstructor()
            ? "new " + creation.owner()
            : creation.owner() + "." + creation.method();
    json.writeStringField("call", call);
    json.writeArrayFieldStart("arguments");
    List<Step> parts = new ArrayList<>();
    created.parts().forEach(part -> parts.add(() -> begin(part)));
    parts.add(json::writeEndArray);
    parts.add(json::writeEndObject);
    next(parts);
  }

  private void beginEntries(Datum.Made map) throws IOException {
    beginObject(map.type(), map.id());
    json.writeArrayFieldStart("entries");
    List<Step> parts = new ArrayList<>();
    for (int i = 0; i < map.parts().size(); i += 2) {
      Datum key = map.parts().get(i);
      Datum value = map.parts().get(i + 1);
      parts.add(json::writeStartObject);
      parts.add(() -> json.writeFieldName("key"));
      parts.add(() -> begin(key));
      parts.add(() -> json.writeFieldName("value"));
      parts.add(() -> begin(value));
      parts.add(json::writeEndObject);
    }
    parts.add(json::writeEndArray);
    parts.add(json::writeEndObject);
    next(parts);
  }

  private void beginElements(String type, int id, List<Datum> elements) throws IOException {
    beginObject(type, id);
    json.writeArrayFieldStart("elements");
    List<Step> parts = new ArrayList<>();
    elements.forEach(element -> parts.add(() -> begin(element)));
    parts.add(json::writeEndArray);
    parts.add(json::writeEndObject);
    next(parts);
  }

  private void beginObject(String type, int id) throws IOException {
    json.writeStartObject();
    json.writeStringField("type", type);
    json.writeNumberField("id", id);
  }

  private void next(List<Step> parts) {
    for (int i = parts.size() - 1; i >= 0; i--) {
      left.push(parts.get(i));
    }
  }
}
