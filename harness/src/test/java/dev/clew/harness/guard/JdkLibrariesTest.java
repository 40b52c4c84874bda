package dev.clew.harness.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor.Opens;
import java.lang.module.ModuleFinder;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JdkLibrariesTest {

  /** Of others, whose classes have no native methods, and of pictures. */
  private static final List<String> WITHOUT_NATIVES =
      List.of("org.", "netscape.", "images.", "toolbarButtonGraphics.");

  private static Stream<String> packages() {
    return ModuleFinder.ofSystem().findAll().stream()
        .flatMap(each -> each.descriptor().packages().stream())
        .filter(each -> WITHOUT_NATIVES.stream().noneMatch(each::startsWith));
  }

  @Test
  void noNamesakeOfAClassOfTheJdkIsLinkedToItsNativeCode() {
    ClassLoader other = JdkLibrariesTest.class.getClassLoader();

    assertThat(packages())
        .allSatisfy(
            each ->
                assertThat(
                        JdkLibraries.areTakenBy(
                            other, "Java_" + each.replace('.', '_') + "_Name_method"))
                    .isTrue());
    assertThat(JdkLibraries.areTakenBy(other, "Java_org_example_Name_method")).isFalse();
    assertThat(JdkLibraries.areTakenBy(null, "Java_java_lang_Name_method")).isFalse();
  }

  @Test
  void whatTheJdkOpensToAllIsKnown() throws ClassNotFoundException {
    Set<String> open =
        ModuleFinder.ofSystem().findAll().stream()
            .flatMap(each -> each.descriptor().opens().stream())
            .filter(each -> !each.isQualified())
            .map(Opens::source)
            .collect(Collectors.toSet());

    assertThat(open).containsExactlyInAnyOrder("sun.misc", "sun.reflect");
    assertThat(JdkLibraries.isOpen(Class.forName("sun.misc.Unsafe"))).isTrue();
    assertThat(JdkLibraries.isOpen(Class.forName("sun.reflect.ReflectionFactory"))).isTrue();
    assertThat(JdkLibraries.isOpen(String.class)).isFalse();
    assertThat(JdkLibraries.isOpen(JdkLibrariesTest.class)).isFalse();
  }
}
