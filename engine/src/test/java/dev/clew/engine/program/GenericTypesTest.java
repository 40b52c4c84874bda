package dev.clew.engine.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.engine.program.type.GenericType;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What methods and fields of this class say of their types. */
class GenericTypesTest {

  static class Box<T, C extends Comparable<C>> {
    T value;
    List<T> more;
    Map<String, ? extends List<C[]>> nested;
    List<? super Integer> above;
    int plain;
  }

  static void taken(
      int number,
      List<String> texts,
      List<?> any,
      List<? extends Number> numbers,
      Map<String, List<Integer>>[] maps,
      Box<String, Integer> box) {}

  static <T extends Comparable<T>, U, V extends Number> List<T> variables(
      List<U> objects, List<V> numbers) {
    return List.of();
  }

  class Inner {
    Inner(List<String> texts) {}

    GenericTypesTest outer() {
      return GenericTypesTest.this;
    }
  }

  private static Program program;

  @BeforeAll
  static void open() throws Exception {
    Path classes =
        Path.of(GenericTypesTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    program = new Program(ClassPath.open(Jdk.running(), List.of(classes)));
  }

  private static ClassInfo type(String nested) {
    return program.load(GenericTypesTest.class.getName().replace('.', '/') + nested);
  }

  private static MethodInfo method(String nested, String name) {
    return type(nested).methods().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static String field(String name, GenericType object) {
    FieldInfo field =
        type("$Box").fields().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    return GenericTypes.of(field, object).signature();
  }

  @Test
  void argumentsOfParametersAreKnown() {
    List<GenericType> types = GenericTypes.parameters(method("", "taken"));
    assertThat(types)
        .extracting(GenericType::signature)
        .containsExactly(
            "I",
            "Ljava/util/List<Ljava/lang/String;>;",
            "Ljava/util/List<+Ljava/lang/Object;>;",
            "Ljava/util/List<+Ljava/lang/Number;>;",
            "[Ljava/util/Map<Ljava/lang/String;Ljava/util/List<Ljava/lang/Integer;>;>;",
            "L" + type("$Box").name() + "<Ljava/lang/String;Ljava/lang/Integer;>;");
    assertThat(types.get(4).type().descriptor()).isEqualTo("[Ljava/util/Map;");
  }

  @Test
  void variablesAreTheirBoundsAndWhatIsComparedIsOneClass() {
    MethodInfo method = method("", "variables");
    assertThat(GenericTypes.parameters(method))
        .extracting(GenericType::signature)
        .containsExactly(
            "Ljava/util/List<+Ljava/lang/Object;>;", "Ljava/util/List<+Ljava/lang/Number;>;");
    assertThat(GenericTypes.result(method).signature())
        .isEqualTo("Ljava/util/List<Ljava/lang/Integer;>;");
  }

  @Test
  void whatTheCompilerAddsHasNoArguments() {
    assertThat(GenericTypes.parameters(method("$Inner", "<init>")))
        .extracting(GenericType::signature)
        .containsExactly(type("").type().descriptor(), "Ljava/util/List<Ljava/lang/String;>;");
  }

  @Test
  void fieldsKnowWhatTheirObjectIsOf() {
    GenericType box = GenericTypes.parameters(method("", "taken")).get(5);
    assertThat(field("value", box)).isEqualTo("Ljava/lang/String;");
    assertThat(field("more", box)).isEqualTo("Ljava/util/List<Ljava/lang/String;>;");
    assertThat(field("nested", box))
        .isEqualTo("Ljava/util/Map<Ljava/lang/String;+Ljava/util/List<[Ljava/lang/Integer;>;>;");
    assertThat(field("above", box)).isEqualTo("Ljava/util/List<+Ljava/lang/Object;>;");
    assertThat(field("plain", box)).isEqualTo("I");
    GenericType raw = GenericType.of(box.type());
    assertThat(field("value", raw)).isEqualTo("Ljava/lang/Object;");
    assertThat(field("more", raw)).isEqualTo("Ljava/util/List<+Ljava/lang/Object;>;");
  }

  @Test
  void theLibrarysOwnSignaturesCanBeRead() {
    for (String name : List.of("java/util/stream/Collectors", "java/util/Map", "java/lang/Enum")) {
      for (MethodInfo method : program.load(name).methods()) {
        assertThat(GenericTypes.parameters(method))
            .as("%s", method)
            .extracting(GenericType::type)
            .isEqualTo(method.signature().parameters());
        assertThat(GenericTypes.result(method).type()).isEqualTo(method.signature().result());
      }
    }
  }
}
