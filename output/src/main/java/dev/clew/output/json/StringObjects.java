package dev.clew.output.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lists of JSON objects whose values are texts. */
public final class StringObjects {

  private static final JsonFactory JSON = new JsonFactory();

  private StringObjects() {}

  /** A line for each value. */
  public static String write(List<Map<String, String>> objects) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.setPrettyPrinter(new DefaultPrettyPrinter());
      json.writeStartArray();
      for (Map<String, String> object : objects) {
        json.writeStartObject();
        for (Map.Entry<String, String> each : object.entrySet()) {
          json.writeStringField(each.getKey(), each.getValue());
        }
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    return text + "\n";
  }

  /**
   * Reads such a list.
   *
   * @throws IOException if it is anything else
   */
  public static List<Map<String, String>> read(String text) throws IOException {
    List<Map<String, String>> objects = new ArrayList<>();
    try (JsonParser json = JSON.createParser(text)) {
      expect(json.nextToken() == JsonToken.START_ARRAY);
      while (json.nextToken() == JsonToken.START_OBJECT) {
        Map<String, String> object = new LinkedHashMap<>();
        for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
          String value = json.nextTextValue();
          expect(value != null);
          object.put(name, String.valueOf(value));
        }
        objects.add(object);
      }
      expect(json.currentToken() == JsonToken.END_ARRAY);
    }
    return objects;
  }

  private static void expect(boolean isSo) throws IOException {
    if (!isSo) {
      throw new IOException("not a list of objects with texts");
    }
  }
}
