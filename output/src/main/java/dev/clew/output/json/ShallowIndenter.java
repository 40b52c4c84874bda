package dev.clew.output.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;

/**
 * A line for each key of a target and of a path, and one line for whatever is in it: indentation
 * that grew with the depth of the data would outgrow the data.
 */
final class ShallowIndenter implements DefaultPrettyPrinter.Indenter {

  private static final int DEEPEST = 3;

  @Override
  public void writeIndentation(JsonGenerator json, int level) throws IOException {
    json.writeRaw(level > DEEPEST ? " " : "\n" + "  ".repeat(level));
  }

  @Override
  public boolean isInline() {
    return false;
  }
}
