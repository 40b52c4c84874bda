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
import org.springframework.web.bind.annotation.GetMapping;
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
          "socket", JvmType.ofClass("java/net/Socket"),
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
        "com.acme.ObjectMapper.writeValueAsString()#1 | SURROUNDINGS",
        "java.sql.DriverManager.getConnection()#1.createStatement()#2 | DATABASE",
        "java.sql.DriverManager.getConnection(s)#1.createStatement()#2 | DATABASE",
        "row.getString(s)#2 | DATABASE",
        "request.getParameter(s)#2 | WEB",
        "Config.TABLE | SURROUNDINGS",
        "System.getProperty()#1 | ENVIRONMENT",
        "System.in | INPUT",
        "socket.getInputStream()#1 | INPUT",
        "java.net.ServerSocket.accept()#1.getInputStream()#2 | INPUT",
      })
  void aNameSaysWhoDecidesTheValue(String name, SourceKind kind) throws Exception {
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of())) {
      assertThat(new InputSources(new Program(path)).all(name, ROOTS)).containsExactly(kind);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "com.acme.ObjectMapper.writeValueAsString(form)#1 | true",
        "com.acme.Mapper.write(form.a, ((com.acme.B) form).c)#1 | true",
        "com.acme.Mapper.write(com.acme.Other.read(s)#1)#2.text()#1 | true",
        "this.mapper.writeValueAsString(s)#1 | true",
        "form.encoder.encode(s)#1 | true",
        "com.acme.User.name(?)#3 | true",
        "com.acme.Mapper.write(this.name)#1 | false",
        "com.acme.Mapper.write()#1 | false",
      })
  void anAnswerIsAlsoOfThoseWhoDecideWhatTheCallWasGiven(String name, boolean isCallers)
      throws Exception {
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of())) {
      InputSources sources = new InputSources(new Program(path));
      assertThat(sources.all(name, ROOTS).contains(SourceKind.PARAMETERS)).isEqualTo(isCallers);
      assertThat(sources.isMadeOfOthers(name, ROOTS)).isEqualTo(isCallers || name.contains("this"));
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
      assertThat(sources.all("name", roots)).containsExactly(SourceKind.WEB);
      assertThat(sources.all("other", roots)).containsExactly(SourceKind.PARAMETERS);
    }
  }

  /** As programs, controllers and libraries have them. */
  @SuppressWarnings("unused")
  static class Entries {
    public static void main(String[] arguments) {}

    public void main(String argument) {}

    @GetMapping
    public void page(String name) {}

    public void helper(String name) {}
  }

  /** Does not repeat the mark. */
  static class Derived extends Entries {
    @Override
    public void page(String name) {}
  }

  @ParameterizedTest
  @CsvSource({
    "Entries, '([Ljava/lang/String;)V', main, true",
    "Entries, '(Ljava/lang/String;)V', main, false",
    "Entries, '(Ljava/lang/String;)V', page, true",
    "Entries, '(Ljava/lang/String;)V', helper, false",
    "Derived, '(Ljava/lang/String;)V', page, true",
  })
  void whatContainersAndPeopleCallIsAnEntryPoint(
      String type, String descriptor, String name, boolean isEntryPoint) throws Exception {
    Path classes =
        Path.of(InputSourcesTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(classes))) {
      Program program = new Program(path);
      String owner = InputSourcesTest.class.getName().replace('.', '/') + "$" + type;
      MethodInfo method = program.load(owner).method(name, descriptor).orElseThrow();
      assertThat(new InputSources(program).in(method).isEntryPoint()).isEqualTo(isEntryPoint);
    }
  }
}
