package dev.clew.replay.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class NativeReviewTest {

  @TempDir private Path folder;

  @Test
  void everyNativeMethodOfEveryModuleOfThisJdkWasReviewed() throws IOException {
    NativeReview review = NativeReview.read();
    List<String> unknown = new ArrayList<>();
    int count = 0;
    for (ModuleReference module : ModuleFinder.ofSystem().findAll()) {
      String name = module.descriptor().name();
      try (ModuleReader reader = module.open()) {
        for (String file : reader.list().filter(NativeReviewTest::isClass).toList()) {
          byte[] content = reader.open(file).orElseThrow().readAllBytes();
          String owner = file.substring(0, file.length() - ".class".length());
          for (String method : NativeClasses.methods(content)) {
            count++;
            if (!review.has(name, owner, method)) {
              unknown.add(name + " " + owner + "." + method);
            }
          }
        }
      }
    }

    assertThat(unknown).isEmpty();
    assertThat(count).isGreaterThan(1_500);
  }

  /** Where {@code JdkLibraries} does not look for namesakes. */
  @Test
  void classesOfOthersThatComeWithTheJdkHaveNoNativeMethods() throws IOException {
    try (ClassPath jdk = ClassPath.open(Jdk.running(), List.of())) {
      assertThat(NativeClasses.search(jdk))
          .isNotEmpty()
          .allMatch(each -> each.matches("(com/)?(apple|sun)/.*|(java|javax|jdk)/.*"));
    }
  }

  private static boolean isClass(String file) {
    return file.endsWith(".class") && !file.endsWith("module-info.class");
  }

  @Test
  void everyNativeMethodThatIsNotHarmlessAsksInTheClassThatIsWritten() throws IOException {
    NativeReview review = NativeReview.read();
    try (ClassPath jdk = ClassPath.open(Jdk.running(), List.of())) {
      GuardedClasses classes = new GuardedClasses(jdk, review);
      for (String name : NativeClasses.search(jdk)) {
        byte[] original = jdk.find(name).orElseThrow().read();
        List<String> natives = NativeClasses.methods(original);
        List<String> asking =
            natives.stream()
                .filter(each -> !natives.contains("registerNatives"))
                .filter(each -> !review.check(classes.module(name), name, each).isHarmless())
                .toList();
        byte[] written = classes.rewrite(name).orElse(original);
        List<String> before = methods(original, Opcodes.ACC_NATIVE);
        List<String> after = methods(written, Opcodes.ACC_NATIVE);
        assertThat(after).as(name).hasSize(before.size());
        assertThat(before.stream().filter(each -> !after.contains(each)).toList())
            .as(name)
            .isEqualTo(withNames(before, asking));
      }
    }
  }

  private static List<String> withNames(List<String> methods, List<String> names) {
    return methods.stream()
        .filter(each -> names.contains(each.substring(0, each.indexOf('('))))
        .toList();
  }

  /** Names and descriptors of the methods that have a flag. */
  private static List<String> methods(byte[] classFile, int flag) {
    List<String> found = new ArrayList<>();
    new ClassReader(classFile)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                if ((access & flag) != 0) {
                  found.add(name + descriptor);
                }
                return super.visitMethod(access, name, descriptor, signature, thrown);
              }
            },
            0);
    return found;
  }

  @Test
  void theClassesWithNativeMethodsAreKeptForTheNextTime() throws IOException {
    try (ClassPath jdk = ClassPath.open(Jdk.running(), List.of())) {
      List<String> found = NativeClasses.of(jdk, folder);

      assertThat(folder.toFile().list()).hasSize(1);
      assertThat(NativeClasses.of(jdk, folder)).isEqualTo(found).contains("java/lang/Object");
    }
  }

  @Test
  void whatIsInNoLineIsRefused() {
    NativeReview review = NativeReview.read(List.of("harmless a.B c # a reason"));

    assertThat(review.check("m", "a/B", "c")).isEqualTo(NativeCheck.HARMLESS);
    assertThat(review.check("m", "a/B", "d")).isEqualTo(NativeCheck.UNKNOWN);
    assertThat(review.has("m", "a/B", "d")).isFalse();
  }

  @Test
  void aLineForAllClassesOfAModuleIsForThatModule() {
    NativeReview review = NativeReview.read(List.of("refused-module m", "harmless * initIDs"));

    assertThat(review.check("m", "a/B", "initIDs").isHarmless()).isTrue();
    assertThat(review.check("other", "a/B", "initIDs").isHarmless()).isFalse();
    assertThat(review.has("m", "a/B", "anything")).isTrue();
  }

  @Test
  void aQuestionIsAboutAsManyArgumentsAsItNeeds() {
    assertThat(NativeCheck.parse("writes-at(0,1,2,3)").arguments()).containsExactly(0, 1, 2, 3);
    assertThatIllegalArgumentException().isThrownBy(() -> NativeCheck.parse("opens(0)"));
    assertThatIllegalArgumentException().isThrownBy(() -> NativeCheck.parse("network(0)"));
    assertThatIllegalArgumentException().isThrownBy(() -> NativeCheck.parse("unheard-of"));
  }
}
