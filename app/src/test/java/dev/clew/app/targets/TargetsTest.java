package dev.clew.app.targets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.clew.app.Sources;
import dev.clew.app.UserException;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TargetsTest {

  @TempDir private static Path classes;
  @TempDir private Path folder;

  @BeforeAll
  static void compile() throws IOException {
    Sources.compile(
        classes,
        "com/acme/Cart.java",
        """
        package com.acme;
        public class Cart extends Base implements Comparable<Cart> {
          static int count = new java.util.Random().nextInt();
          private int hidden() { return 1; }
          public int total(int x) { return x; }
          public int total(int x, String s) { return x; }
          public int total(int[] xs, Item item) { return 0; }
          public int sum(int... xs) { return 0; }
          public Runnable later() { return () -> hidden(); }
          public native void raw();
          @Override public int compareTo(Cart other) { return 0; }
          public static class Item { void touch() {} }
        }
        """,
        "com/acme/Base.java",
        "package com.acme; public abstract class Base { void up() {} abstract static class A {"
            + " abstract void open(); } }",
        "com/acme/Shape.java",
        "package com.acme; public interface Shape { double area(); }");
  }

  @Test
  void whatTheCompilerAddsToAnEnumIsExploredOnlyWhenItIsNamed() throws IOException {
    Sources.compile(
        folder,
        "com/acme/Color.java",
        "package com.acme; public enum Color { RED; static Color valueOf(int i) { return RED; } }");
    assertThat(methods(Options.defaults(), folder.toString()))
        .containsExactly(
            "com.acme.Color.<init>(Ljava/lang/String;I)V",
            "com.acme.Color.valueOf(I)Lcom/acme/Color;");
    assertThat(
            methods(
                Options.defaults().with(ExplorationSettings.CLASS_PATH, folder.toString()),
                "com.acme.Color#values"))
        .containsExactly("com.acme.Color.values()[Lcom/acme/Color;");
  }

  @Test
  void whatTheCompilerGivesEveryRecordIsATargetOnlyByItsName() throws IOException {
    Sources.compile(
        folder,
        "com/acme/Name.java",
        """
        package com.acme;
        record Name(String first, String last) {
          public String last() { return last.trim(); }
          @Override public String toString() { return first; }
        }
        """);
    assertThat(methods(Options.defaults(), folder.toString()))
        .containsExactly(
            "com.acme.Name.last()Ljava/lang/String;",
            "com.acme.Name.toString()Ljava/lang/String;",
            "com.acme.Name.<init>(Ljava/lang/String;Ljava/lang/String;)V");
    assertThat(
            methods(
                Options.defaults().with(ExplorationSettings.CLASS_PATH, folder.toString()),
                "com.acme.Name#first"))
        .containsExactly("com.acme.Name.first()Ljava/lang/String;");
  }

  @Test
  void aFolderIsAllItsMethodsPublicOnesFirst() {
    assertThat(methods(Options.defaults(), classes.toString()))
        .containsExactly(
            "com.acme.Base.<init>()V",
            "com.acme.Base.up()V",
            "com.acme.Base$A.<init>()V",
            "com.acme.Cart.<init>()V",
            "com.acme.Cart.total(I)I",
            "com.acme.Cart.total(ILjava/lang/String;)I",
            "com.acme.Cart.total([ILcom/acme/Cart$Item;)I",
            "com.acme.Cart.sum([I)I",
            "com.acme.Cart.later()Ljava/lang/Runnable;",
            "com.acme.Cart.compareTo(Lcom/acme/Cart;)I",
            "com.acme.Cart.hidden()I",
            "com.acme.Cart$Item.<init>()V",
            "com.acme.Cart$Item.touch()V");
  }

  @Test
  void aJarIsLikeAFolder() throws IOException {
    Path jar = folder.resolve("shape.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      entries.putNextEntry(new JarEntry("com/acme/Base.class"));
      entries.write(Files.readAllBytes(classes.resolve("com/acme/Base.class")));
    }
    assertThat(methods(Options.defaults(), jar.toString()))
        .containsExactly("com.acme.Base.<init>()V", "com.acme.Base.up()V");
  }

  @Test
  void aClassIsItsMethods() {
    assertThat(methods("com.acme.Cart$Item"))
        .containsExactly("com.acme.Cart$Item.<init>()V", "com.acme.Cart$Item.touch()V");
    assertThat(methods("com.acme.Cart.Item")).hasSize(2);
  }

  @Test
  void aMethodIsOne() {
    assertThat(methods("com.acme.Cart#hidden")).containsExactly("com.acme.Cart.hidden()I");
    assertThat(methods("com.acme.Cart#compareTo"))
        .containsExactly("com.acme.Cart.compareTo(Lcom/acme/Cart;)I");
  }

  @Test
  void anOverloadIsChosenByItsParameters() {
    String withString = "com.acme.Cart.total(ILjava/lang/String;)I";
    assertThat(methods("com.acme.Cart#total(int)")).containsExactly("com.acme.Cart.total(I)I");
    assertThat(methods("com.acme.Cart#total(int,java.lang.String)")).containsExactly(withString);
    assertThat(methods("com.acme.Cart#total(int, String)")).containsExactly(withString);
    assertThat(methods("com.acme.Cart#total(ILjava/lang/String;)I")).containsExactly(withString);
    assertThat(methods("com.acme.Cart#total(int[],com.acme.Cart.Item)")).hasSize(1);
    assertThat(methods("com.acme.Cart#total(int[],Item)")).hasSize(1);
    assertThat(methods("com.acme.Cart#sum(int...)")).hasSize(1);
    assertThat(methods("com.acme.Cart#later()")).hasSize(1);
  }

  @Test
  void aConstructorHasTwoNames() {
    assertThat(methods("com.acme.Cart#<init>")).containsExactly("com.acme.Cart.<init>()V");
    assertThat(methods("com.acme.Cart#Cart()")).containsExactly("com.acme.Cart.<init>()V");
  }

  @Test
  void severalTargetsAreJoinedAndEachMethodComesOnce() {
    assertThat(methods("com.acme.Base#up", "com.acme.Cart#hidden", "com.acme.Base"))
        .containsExactly(
            "com.acme.Base.up()V", "com.acme.Cart.hidden()I", "com.acme.Base.<init>()V");
  }

  @Test
  void theJdksClassesNeedNoClassPath() {
    assertThat(methods(Options.defaults(), "java.lang.Math#abs(int)"))
        .containsExactly("java.lang.Math.abs(I)I");
  }

  @Test
  void aMissingClassSuggestsWhatIsLikeIt() {
    assertMistake("Cart", "class Cart is not on the class path", "did you mean com.acme.Cart?");
    assertMistake("com.acme.Card", "com.acme.Card", "did you mean com.acme.Cart?");
    assertMistake("org.other.item", "org.other.item", "did you mean com.acme.Cart$Item?");
    assertMistake("com.other.Unlike", "com.other.Unlike", "-cp");
  }

  @Test
  void withoutAClassPathTheRemedyIsToGiveOne() {
    assertMistake(Options.defaults(), "com.acme.Cart", "nothing is on the class path", "-cp");
  }

  @Test
  void aMissingMethodListsThoseThatThereAre() {
    assertMistake(
        "com.acme.Cart$Item#tuch",
        "there is no method 'tuch' in com.acme.Cart$Item",
        "it has 'com.acme.Cart$Item#<init>()', 'com.acme.Cart$Item#touch()'");
    assertMistake(
        "com.acme.Cart#total(long)",
        "no method 'total(long)'",
        "'com.acme.Cart#total(int)', 'com.acme.Cart#total(int,java.lang.String)'");
  }

  @Test
  void anInheritedMethodIsNamedWhereItIs() {
    assertMistake("com.acme.Cart#up", "inherited", "'com.acme.Base#up()'");
    assertMistake("com.acme.Cart#hashCode", "inherited", "'java.lang.Object#hashCode()'");
  }

  @Test
  void anOverloadedMethodListsItsSignatures() {
    assertMistake(
        "com.acme.Cart#total",
        "overloaded",
        "choose one of 'com.acme.Cart#total(int)', 'com.acme.Cart#total(int,java.lang.String)',"
            + " 'com.acme.Cart#total(int[],com.acme.Cart$Item)'");
  }

  @Test
  void whatHasNoCodeSaysWhy() {
    assertMistake("com.acme.Shape#area", "abstract", "implements");
    assertMistake("com.acme.Cart#raw", "native", "calls it");
    assertMistake("com.acme.Shape", "no methods with code", "implements");
  }

  @Test
  void namesThatAreNoneSayHowToWriteOne() {
    for (String name : List.of("", "#total", "com.acme.Cart#", "A#b#c", "A#b(int,,int)", "A#b(")) {
      assertMistake(name, "'" + name + "'", "com.acme.Cart#total");
    }
  }

  @Test
  void aPathThatLeadsNowhereIsNotTakenForAClass() {
    assertMistake("no/such/folder", "there is no no/such/folder", "folder or jar");
    assertMistake("lib.jar", "there is no lib.jar", "folder or jar");
  }

  @Test
  void aBadClassPathOrJdkIsNamed() throws IOException {
    Options missing = Options.defaults().with(ExplorationSettings.CLASS_PATH, "nowhere");
    assertMistake(missing, "com.acme.Cart", "there is no nowhere", "-cp");
    Path text = Files.writeString(folder.resolve("notes.txt"), "no jar");
    assertMistake(Options.defaults(), text.toString(), "notes.txt is not a folder or a jar", "-cp");
    Options noJdk = Options.defaults().with(ExplorationSettings.JDK, folder.toString());
    assertMistake(noJdk, "java.lang.Math", "is not the home of a JDK", "--jdk");
  }

  @Test
  void aSingleClassFileIsNoTarget() {
    String file = classes.resolve("com/acme/Cart.class").toString();
    assertMistake(file, "single file", "-cp");
  }

  @Test
  void aFolderWithoutClassesSaysSo() {
    assertMistake(folder.toString(), "has no classes with code", "compile first");
  }

  @Test
  void aFolderInsideOfAPackageIsExplained() {
    assertMistake(classes.resolve("com").toString(), "holds class com.acme", "holds the packages");
  }

  @Test
  void oneDamagedClassIsSkippedWhereOthersAreNot() throws IOException {
    Sources.compile(folder, "A.java", "class A { void a() {} }", "B.java", "class B {}");
    Files.writeString(folder.resolve("A.class"), "damaged");
    try (TargetSet targets =
        Targets.resolve(List.of(folder.toString()), Options.defaults(), note -> {})) {
      assertThat(targets.methods()).hasSize(1);
      assertThat(targets.skipped()).hasSize(1);
      assertThat(targets.skipped().get(0)).contains("A.class", "not a valid class file");
      assertThat(targets.classes()).isEqualTo(1);
    }
    assertMistake(
        Options.defaults().with(ExplorationSettings.CLASS_PATH, folder.toString()),
        "A",
        "A.class",
        "rebuild");
  }

  private static Options withClasses() {
    return Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
  }

  private static List<String> methods(String... names) {
    return methods(withClasses(), names);
  }

  private static List<String> methods(Options options, String... names) {
    try (TargetSet targets = Targets.resolve(List.of(names), options, note -> {})) {
      return targets.methods().stream()
          .map(method -> method.owner() + "." + method.name() + method.descriptor())
          .toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static void assertMistake(String name, String problem, String remedy) {
    assertMistake(withClasses(), name, problem, remedy);
  }

  private static void assertMistake(Options options, String name, String problem, String remedy) {
    UserException mistake = catchThrowableOfType(UserException.class, () -> methods(options, name));
    assertThat(mistake).as(name).isNotNull();
    assertThat(mistake).hasMessageContaining(problem);
    assertThat(mistake.remedy()).contains(remedy);
    assertThat(mistake.getMessage() + mistake.remedy()).doesNotContain("\n");
  }
}
