package dev.clew.hotspots.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.engine.program.type.JvmType;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.web.bind.annotation.RequestParam;

/** Where an input comes from, by its name. */
final class InputSourcesTest {
  private static final Map<String, JvmType> ROOTS =
      Map.of(
          "this", JvmType.ofClass("com/acme/Target"),
          "s", JvmType.ofClass("java/lang/String"),
          "größe", JvmType.ofClass("java/lang/String"),
          "a$b", JvmType.ofClass("java/lang/String"),
          "form", JvmType.ofClass("com/acme/Form"),
          "order", JvmType.ofClass("org/springframework/data/domain/Sort$Order"),
          "row", JvmType.ofClass("java/sql/ResultSet"),
          "request", JvmType.ofClass("javax/servlet/http/HttpServletRequest"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "s | PARAMETERS",
        "größe | PARAMETERS",
        "a$b | PARAMETERS",
        "form.größe.name | PARAMETERS",
        "form.names.get(0) | PARAMETERS",
        "((com.acme.Base) form).name | PARAMETERS",
        "((com.acme.Base) ((com.acme.Inner) form).part).name | PARAMETERS",
        "String.valueOf(s) | PARAMETERS",
        "String.valueOf(form.text) | PARAMETERS",
        "order.property | PARAMETERS",
        "? | PARAMETERS",
        "un known | PARAMETERS",
        "request.getParameter()#1 | WEB",
        "((com.acme.Base) this).name | FIELDS",
        "this.name | FIELDS",
        "row.getString()#2 | DATABASE",
        "ObjectMapper.writeValueAsString()#1 | SURROUNDINGS",
        "Config.TABLE | SURROUNDINGS",
        "System.getProperty()#1 | ENVIRONMENT",
        "System.in | INPUT",
      })
  void aNameSaysWhoDecidesTheValue(String name, SourceKind kind) throws Exception {
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of())) {
      assertThat(new InputSources(new Program(path)).of(name, ROOTS)).isEqualTo(kind);
    }
  }

  /** A method as controllers have it. */
  @SuppressWarnings("unused")
  static void handle(@RequestParam String name, String other) {}

  @Test
  void aMarkedParameterIsThatOfARequest() throws Exception {
    Path classes =
        Path.of(InputSourcesTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(classes))) {
      Program program = new Program(path);
      MethodInfo handle =
          program.load(InputSourcesTest.class.getName().replace('.', '/')).methods().stream()
              .filter(each -> each.name().equals("handle"))
              .findFirst()
              .orElseThrow();
      Map<String, JvmType> roots = Map.of("name", JvmType.STRING, "other", JvmType.STRING);
      InputSources sources = new InputSources(program).in(handle);
      assertThat(sources.of("name", roots)).isEqualTo(SourceKind.WEB);
      assertThat(sources.of("other", roots)).isEqualTo(SourceKind.PARAMETERS);
    }
  }
}
