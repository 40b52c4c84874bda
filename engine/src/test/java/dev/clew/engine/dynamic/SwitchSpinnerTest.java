package dev.clew.engine.dynamic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.CharBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The methods for switches, called with selectors and indices that compilers do not write. */
final class SwitchSpinnerTest {

  /** For labels. */
  enum Color {
    RED,
    GREEN {
      @Override
      public String toString() {
        return "with a body";
      }
    }
  }

  private static final String SWITCHES = "java/lang/runtime/SwitchBootstraps";
  private ClassPath path;
  private Program program;
  private ClassInfo caller;
  private int number;

  @BeforeEach
  void open() throws Exception {
    Path classes =
        Path.of(
            SwitchSpinnerTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    path = ClassPath.open(Jdk.running(), List.of(classes));
    program = new Program(path);
    caller = program.load(Type.getInternalName(SwitchSpinnerTest.class));
  }

  @AfterEach
  void close() throws IOException {
    path.close();
  }

  private Optional<SpunClass> spin(String method, String descriptor, Object... labels) {
    Handle bootstrap =
        new Handle(
            Opcodes.H_INVOKESTATIC,
            SWITCHES,
            method,
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
            false);
    CallSite site = new CallSite(caller, method, descriptor, bootstrap, List.of(labels));
    return new ClassSpinner(program).spin(site, number++);
  }

  private MethodHandle link(String method, Class<?> selector, Object... labels) throws Exception {
    MethodType type = MethodType.methodType(int.class, selector, int.class);
    SpunClass spun = spin(method, type.toMethodDescriptorString(), labels).orElseThrow();
    MethodHandles.Lookup defined =
        MethodHandles.lookup().defineHiddenClass(Frames.add(spun.bytes()), true);
    return defined.findStatic(defined.lookupClass(), spun.method(), type);
  }

  private static ConstantDynamic constantLabel(Class<?> type, String name) {
    Handle invoke =
        new Handle(
            Opcodes.H_INVOKESTATIC,
            "java/lang/invoke/ConstantBootstraps",
            "invoke",
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;",
            false);
    String ofName = "(Ljava/lang/String;)Ljava/lang/constant/ClassDesc;";
    String ofBoth = "(Ljava/lang/constant/ClassDesc;Ljava/lang/String;)Ljava/lang/Enum$EnumDesc;";
    Handle ofClass =
        new Handle(Opcodes.H_INVOKESTATIC, "java/lang/constant/ClassDesc", "of", ofName, true);
    Handle ofConstant =
        new Handle(Opcodes.H_INVOKESTATIC, "java/lang/Enum$EnumDesc", "of", ofBoth, false);
    ConstantDynamic described =
        new ConstantDynamic("c", "Ljava/lang/constant/ClassDesc;", invoke, ofClass, type.getName());
    return new ConstantDynamic(
        "e", "Ljava/lang/Enum$EnumDesc;", invoke, ofConstant, described, name);
  }

  @Test
  void theFirstMatchFromTheIndexOnIsChosen() throws Throwable {
    MethodHandle choose =
        link(
            "typeSwitch",
            Object.class,
            Type.getType(String.class),
            "a",
            Type.getType(CharSequence.class),
            5,
            Type.getType("[I"),
            2L,
            1.5,
            Float.NaN,
            Type.getType(Object.class));

    assertThat((int) choose.invoke((Object) "a", 0)).isZero();
    assertThat((int) choose.invoke((Object) "a", 1)).isEqualTo(1);
    assertThat((int) choose.invoke((Object) "a", 2)).isEqualTo(2);
    assertThat((int) choose.invoke((Object) "a", 3)).isEqualTo(8);
    assertThat((int) choose.invoke((Object) CharBuffer.allocate(1), 0)).isEqualTo(2);
    assertThat((int) choose.invoke((Object) 5, 0)).isEqualTo(3);
    assertThat((int) choose.invoke((Object) (byte) 5, 0)).isEqualTo(3);
    assertThat((int) choose.invoke((Object) 5.9, 0)).isEqualTo(3);
    assertThat((int) choose.invoke((Object) '\5', 0)).isEqualTo(3);
    assertThat((int) choose.invoke((Object) 6, 0)).isEqualTo(8);
    assertThat((int) choose.invoke((Object) new int[0], 0)).isEqualTo(4);
    assertThat((int) choose.invoke((Object) 2L, 0)).isEqualTo(5);
    assertThat((int) choose.invoke((Object) 2, 0)).isEqualTo(8);
    assertThat((int) choose.invoke((Object) 1.5, 0)).isEqualTo(6);
    assertThat((int) choose.invoke((Object) Float.NaN, 0)).isEqualTo(7);
    assertThat((int) choose.invoke((Object) "a", 9)).isEqualTo(9);
    assertThat((int) choose.invoke((Object) null, 4)).isEqualTo(-1);
    assertThatThrownBy(() -> choose.invoke((Object) null, 10))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("Index 10 out of bounds for length 10");
    assertThatThrownBy(() -> choose.invoke((Object) "a", -1))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void constantsOfEnumsAreLabels() throws Throwable {
    MethodHandle choose =
        link(
            "typeSwitch",
            Object.class,
            constantLabel(Color.class, "GREEN"),
            constantLabel(Color.class, "GONE"),
            constantLabel(Thread.State.class, "NEW"),
            constantLabel(Color.class, "RED"));

    assertThat((int) choose.invoke((Object) Color.GREEN, 0)).isZero();
    assertThat((int) choose.invoke((Object) Color.GREEN, 1)).isEqualTo(4);
    assertThat((int) choose.invoke((Object) Color.RED, 0)).isEqualTo(3);
    assertThat((int) choose.invoke((Object) Thread.State.NEW, 0)).isEqualTo(2);
    assertThat((int) choose.invoke((Object) Thread.State.BLOCKED, 0)).isEqualTo(4);
    assertThat((int) choose.invoke((Object) "RED", 0)).isEqualTo(4);
  }

  @Test
  void enumsAreChosenByName() throws Throwable {
    MethodHandle choose =
        link("enumSwitch", Color.class, "GONE", "GREEN", "GREEN", Type.getType(Color.class));
    MethodHandle names = link("enumSwitch", Color.class, "GREEN");
    MethodHandle nothing = link("enumSwitch", Color.class);

    assertThat((int) choose.invoke(Color.GREEN, 0)).isEqualTo(1);
    assertThat((int) choose.invoke(Color.GREEN, 2)).isEqualTo(2);
    assertThat((int) choose.invoke(Color.RED, 0)).isEqualTo(3);
    assertThat((int) choose.invoke((Color) null, 1)).isEqualTo(-1);
    assertThat((int) names.invoke(Color.RED, 0)).isEqualTo(1);
    assertThat((int) names.invoke((Color) null, 77)).isEqualTo(-1);
    assertThat((int) nothing.invoke(Color.RED, 0)).isZero();
  }

  @Test
  void whatTheBootstrapMethodsRefuseHasNoClass() {
    String objects = "(Ljava/lang/Object;I)I";
    assertThat(spin("typeSwitch", "(Ljava/lang/Object;)I")).isEmpty();
    assertThat(spin("typeSwitch", "(Ljava/lang/Object;J)I")).isEmpty();
    assertThat(spin("typeSwitch", "(Ljava/lang/Object;I)J")).isEmpty();
    assertThat(spin("typeSwitch", objects, Type.getMethodType("()V"))).isEmpty();
    assertThat(spin("enumSwitch", objects, 1)).isEmpty();
    assertThat(spin("enumSwitch", objects, Type.getType(String.class))).isEmpty();
    assertThat(spin("enumSwitch", objects, "NEW")).isEmpty();
    assertThat(spin("unknown", objects)).isEmpty();
    assertThat(spin("typeSwitch", objects, "a")).isPresent();
  }
}
