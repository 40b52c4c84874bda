package dev.clew.engine.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MemberLinkerTest {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {8, 11, 17})
  void nestMatesShareTheirPrivateMembersFromJava11On(int release) throws IOException {
    Sources.compile(
        folder,
        release,
        List.of(),
        "class A { private int x; private void m() {} class B { class C {} } }");
    try (Guest guest = new Guest(folder)) {
      ClassInfo owner = guest.load("A");
      for (String mate : List.of("A$B", "A$B$C")) {
        assertThat(guest.linker.mayAccess(guest.load(mate), owner, owner.fields().get(0)))
            .isEqualTo(release >= 11);
      }
    }
  }

  @Test
  void protectedMembersAreForOnesOwnKind() throws IOException {
    Sources.compile(
        folder,
        "package p; public class A { protected int x; protected static int s; }",
        "package q; public class B extends p.A {}",
        "package q; public class C extends B {}",
        "package q; public class Sibling extends p.A {}");
    try (Guest guest = new Guest(folder)) {
      ClassInfo from = guest.load("q/B");
      FieldInfo instance = guest.load("p/A").fields().get(0);
      FieldInfo shared = guest.load("p/A").fields().get(1);

      assertThat(guest.linker.mayAccess(from, from, instance)).isTrue();
      assertThat(guest.linker.mayAccess(from, guest.load("q/C"), instance)).isTrue();
      assertThat(guest.linker.mayAccess(from, guest.load("p/A"), instance)).isTrue();
      assertThat(guest.linker.mayAccess(from, guest.load("q/Sibling"), instance)).isFalse();
      assertThat(guest.linker.mayAccess(from, guest.load("q/Sibling"), shared)).isTrue();
    }
  }

  @Test
  void arraysHaveTheMethodsOfObjectAndClonePublicly() throws IOException {
    Sources.compile(folder, "class A {}");
    try (Guest guest = new Guest(folder)) {
      ClassInfo from = guest.load("A");
      for (String array : List.of("[I", "[[LA;", "[Ljava/lang/String;")) {
        MethodReference clone = MethodReference.of(array, "clone", "()Ljava/lang/Object;", false);
        assertThat(guest.linker.virtualMethod(from, clone).owner().name())
            .isEqualTo("java/lang/Object");
      }
      assertThatExceptionOfType(LinkageException.class)
          .isThrownBy(
              () ->
                  guest.linker.virtualMethod(
                      from, MethodReference.of("[I", "finalize", "()V", false)));
      assertThatExceptionOfType(LinkageException.class)
          .isThrownBy(
              () ->
                  guest.linker.virtualMethod(
                      from, MethodReference.of("[LGone;", "hashCode", "()I", false)));
    }
  }

  @Test
  void polymorphicMethodsTakeAnyDescriptorAndOthersTheirOwn() throws IOException {
    Sources.compile(folder, "class A {}");
    try (Guest guest = new Guest(folder)) {
      ClassInfo from = guest.load("A");
      String handle = "java/lang/invoke/MethodHandle";
      MethodInfo resolved =
          guest.linker.virtualMethod(
              from, MethodReference.of(handle, "invokeExact", "(IJ)LA;", false));

      assertThat(resolved.isSignaturePolymorphic()).isTrue();
      assertThatExceptionOfType(LinkageException.class)
          .isThrownBy(
              () ->
                  guest.linker.virtualMethod(
                      from, MethodReference.of(handle, "type", "(IJ)LA;", false)));
    }
  }
}
