package dev.clew.engine.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.clew.engine.program.ClassHeader.EnclosingMethod;
import dev.clew.engine.program.ClassHeader.InnerClass;
import dev.clew.engine.program.ClassHeader.RecordComponent;
import dev.clew.engine.program.MethodBody.Handler;
import dev.clew.engine.program.MethodBody.Line;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

final class ClassInfoTest {

  @TempDir Path folder;
  private Guest guest;

  @BeforeEach
  void open() {
    guest = new Guest(folder);
  }

  @AfterEach
  void close() throws IOException {
    guest.close();
  }

  @Test
  void aClassIsDescribedByItsHeader() {
    Sources.compile(
        folder,
        """
        package p;
        @Deprecated
        public abstract class A<T> extends java.util.ArrayList<T> implements Runnable, Cloneable {
          protected static class Nested {}
          void m() { class Local {} new Object() {}; }
        }
        """);
    ClassInfo info = guest.load("p/A");
    ClassHeader header = info.header();

    assertThat(info.superclass()).isSameAs(guest.load("java/util/ArrayList"));
    assertThat(header.interfaces()).containsExactly("java/lang/Runnable", "java/lang/Cloneable");
    assertThat(header.version()).isEqualTo(new FileVersion(61, 0));
    assertThat(header.version().java()).isEqualTo(17);
    assertThat(header.sourceFile()).isEqualTo("A.java");
    assertThat(header.signature()).startsWith("<T:Ljava/lang/Object;>");
    assertThat(header.annotations()).containsExactly("java/lang/Deprecated");
    assertThat(header.nestHost()).isNull();
    assertThat(header.nestMembers()).containsExactlyInAnyOrder("p/A$1", "p/A$1Local", "p/A$Nested");
    assertThat(header.innerClasses())
        .contains(
            new InnerClass(
                "p/A$Nested", "p/A", "Nested", Opcodes.ACC_PROTECTED | Opcodes.ACC_STATIC),
            new InnerClass("p/A$1", null, null, 0));
    assertThat(guest.load("p/A$1Local").header().enclosing())
        .isEqualTo(new EnclosingMethod("p/A", "m", "()V"));
    assertThat(guest.program.nestHost(guest.load("p/A$Nested"))).isSameAs(info);
    assertThat(info.packageName()).isEqualTo("p");
    assertThat(info).hasToString("p.A");
    assertThat(info.isAbstract()).isTrue();
    assertThat(info.isJdk()).isFalse();
    assertThat(info.file().location()).endsWith("A.class");
  }

  @Test
  void kindsOfTypesAreToldApart() {
    Sources.compile(
        folder,
        "record R(int x, java.util.List<String> y) {}",
        "record Empty() {}",
        "enum E { ONE, TWO { } }",
        "@interface N {}",
        "sealed interface S permits S.A, S.B { record A() implements S {}"
            + " final class B implements S {} }");

    assertThat(guest.load("R").header().recordComponents())
        .containsExactly(
            new RecordComponent("x", "I", null),
            new RecordComponent("y", "Ljava/util/List;", "Ljava/util/List<Ljava/lang/String;>;"));
    assertThat(guest.load("Empty").isRecord()).isTrue();
    assertThat(guest.load("E").isRecord()).isFalse();
    assertThat(guest.load("E").isEnum()).isTrue();
    assertThat(guest.load("E").fields().get(0).isEnumConstant()).isTrue();
    assertThat(guest.load("N").isAnnotation()).isTrue();
    assertThat(guest.load("N").isInterface()).isTrue();
    assertThat(guest.load("S").isSealed()).isTrue();
    assertThat(guest.load("S").header().permittedSubclasses()).containsExactly("S$A", "S$B");
    assertThat(guest.load("S$B").isFinal()).isTrue();
  }

  @Test
  void fieldsHaveStableSlotsWithThoseOfSuperclassesFirst() {
    Sources.compile(
        folder,
        "class A { int a; static int s; long b; static final String T = \"t\"; }",
        "class B extends A { static int u; int a; }",
        "class C extends B { @Deprecated Object c; }");

    assertThat(guest.load("C").instanceFields())
        .map(FieldInfo::toString)
        .containsExactly("A.a", "A.b", "B.a", "C.c");
    assertThat(guest.load("C").instanceSlots()).isEqualTo(4);
    assertThat(guest.load("A").instanceSlots()).isEqualTo(2);
    assertThat(guest.load("A").staticSlots()).isEqualTo(2);
    assertThat(guest.load("C").staticSlots()).isZero();
    assertThat(guest.load("A").fields()).map(FieldInfo::slot).containsExactly(0, 0, 1, 1);
    assertThat(guest.load("A").fields().get(3).constantValue()).isEqualTo("t");
    FieldInfo last = guest.load("C").fields().get(0);
    assertThat(last.annotations()).containsExactly("java/lang/Deprecated");
    assertThat(last.type()).hasToString("java.lang.Object");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-g", "-parameters"})
  void parametersHaveTheNamesOfTheSource(String option) {
    Sources.compile(folder, 17, List.of(option), PARAMETERS);

    assertThat(guest.method("A", "s").parameterNames()).containsExactly("first", "second", "third");
    assertThat(guest.method("A", "i").parameterNames()).containsExactly("first", "second", "third");
    assertThat(guest.method("A", "none").parameterNames()).isEmpty();
  }

  @Test
  void parametersWithoutNamesAreNumbered() {
    Sources.compile(folder, 17, List.of("-g:none"), PARAMETERS);

    assertThat(guest.method("A", "i").parameterNames()).containsExactly("arg0", "arg1", "arg2");
    assertThat(guest.method("A", "a").parameterNames()).containsExactly("arg0");
    assertThat(guest.method("A", "i").readBody().lines()).isEmpty();
  }

  private static final String PARAMETERS =
      "abstract class A { static void s(long first, int second, double third) { int x = 1; }"
          + " void i(long first, int second, double third) { { int y = second; } int z = 1; }"
          + " void none() {} abstract void a(int lost); }";

  @Test
  void aMethodsBodyIsReadOnDemand() {
    Sources.compile(
        folder,
        """
        class A {
          static int m(int[] a) throws java.io.IOException {
            try {
              return a[0];
            } catch (NullPointerException e) {
              return 1;
            }
          }
          native void n();
        }
        """);
    MethodInfo method = guest.method("A", "m");
    MethodBody body = method.readBody();

    assertThat(method.exceptions()).containsExactly("java/io/IOException");
    assertThat(body.maxLocals()).isEqualTo(2);
    assertThat(body.maxStack()).isEqualTo(2);
    assertThat(body.lines()).map(Line::number).containsExactly(4, 5, 6);
    assertThat(body.handlers()).hasSize(1);
    Handler handler = body.handlers().get(0);
    assertThat(handler.type()).isEqualTo("java/lang/NullPointerException");
    assertThat(opcodeFrom(body, handler.start())).isEqualTo(Opcodes.ALOAD);
    assertThat(opcodeFrom(body, handler.target())).isEqualTo(Opcodes.ASTORE);
    assertThat(opcodeFrom(body, handler.end())).isEqualTo(Opcodes.IRETURN);
    assertThat(method.readBody().node()).as("bodies are not shared").isNotSameAs(body.node());
    assertThat(guest.method("A", "n").hasCode()).isFalse();
    assertThatIllegalStateException().isThrownBy(() -> guest.method("A", "n").readBody());
  }

  private static int opcodeFrom(MethodBody body, int position) {
    AbstractInsnNode insn = body.instructions().get(position);
    while (insn.getOpcode() < 0) {
      insn = insn.getNext();
    }
    return insn.getOpcode();
  }

  @Test
  void overloadsAndConstructorsAreToldApart() {
    Sources.compile(
        folder, "class A { static int x = 1; A(int i) {} void m() {} void m(int... i) {} }");
    ClassInfo info = guest.load("A");

    assertThat(info.method("m", "([I)V").orElseThrow().isVarargs()).isTrue();
    assertThat(info.method("m", "()V").orElseThrow().isVarargs()).isFalse();
    assertThat(info.method("m", "(I)V")).isEmpty();
    assertThat(guest.method("A", "<init>").isConstructor()).isTrue();
    assertThat(guest.method("A", "<clinit>").isClassInitializer()).isTrue();
    assertThat(info.methods()).map(MethodInfo::toString).contains("void A.m(int[])");
  }

  @Test
  void polymorphicMethodsAreFlagged() {
    assertThat(
            guest.method("java/lang/invoke/MethodHandle", "invokeExact").isSignaturePolymorphic())
        .isTrue();
    assertThat(guest.method("java/lang/invoke/VarHandle", "compareAndSet").isSignaturePolymorphic())
        .isTrue();
    assertThat(
            guest
                .method("java/lang/invoke/MethodHandle", "invokeWithArguments")
                .isSignaturePolymorphic())
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 11, 17})
  void filesOfOlderReleasesAreRead(int release) {
    Sources.compile(
        folder,
        release,
        List.of("-g"),
        "class A { private int x; class B { int y() { return x; } }"
            + " String s(int i) { Runnable r = () -> s(2); return i + \"x\"; } }");

    assertThat(guest.load("A").header().version().java()).isEqualTo(release);
    assertThat(guest.load("A").header().nestMembers()).hasSize(release < 11 ? 0 : 1);
    assertThat(guest.method("A", "s").readBody().instructions()).isNotEmpty();
  }
}
