package dev.clew.hotspots.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.engine.sink.SinkArgument;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Which calls are given what stands in the code. */
class ConstantArgumentsTest {

  @SuppressWarnings({"unused", "InlineFormatString"}) // a constant in a variable is what is tried
  static final class Calls {
    private Calls() {}

    static String constant(Object value) {
      return String.format("%s!", value);
    }

    static String local(Object value) {
      String format = "%s!";
      return String.format(format, value);
    }

    static String chosen(boolean isLoud, Object value) {
      return String.format(isLoud ? "%s!" : "%s", value);
    }

    static String parameter(String format, Object value) {
      return String.format(format, value);
    }

    static String joined(String end, Object value) {
      return String.format("%s" + end, value);
    }

    static Path path() {
      return Paths.get(".");
    }

    static Path inFolder(String name) {
      return Paths.get(".", name);
    }

    static Path inFolders(String[] names) {
      return Paths.get(".", names);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "constant, format, 0, true",
    "local, format, 0, false",
    "chosen, format, 0, false",
    "parameter, format, 0, false",
    "joined, format, 0, false",
    "path, get, 0+, true",
    "inFolder, get, 0+, false",
    "inFolders, get, 0+, false",
  })
  void onlyOneTextOfTheCodeIsConstant(
      String name, String called, String argument, boolean isConstant) throws IOException {
    Path classes =
        Path.of(
            ConstantArgumentsTest.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath());
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(classes))) {
      MethodInfo method =
          new Program(path)
              .load(Calls.class.getName().replace('.', '/')).methods().stream()
                  .filter(each -> each.name().equals(name))
                  .findFirst()
                  .orElseThrow();
      assertThat(
              ConstantArguments.isConstant(
                  method, position(method, called), SinkArgument.parse(argument)))
          .isEqualTo(isConstant);
    }
  }

  private static int position(MethodInfo method, String called) {
    InsnList all = method.readBody().instructions();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof MethodInsnNode call && call.name.equals(called)) {
        return i;
      }
    }
    throw new IllegalStateException("no call of " + called);
  }
}
