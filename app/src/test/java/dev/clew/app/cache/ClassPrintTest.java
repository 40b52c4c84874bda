package dev.clew.app.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPrintTest {

  private static final String SOURCE =
      """
      public class Cart {
        int share(int n, Item[] items, java.util.List<Price> prices) {
          int m = n + 1;
          return 100 / m;
        }
        static class Item {}
        static class Price {}
      }
      """;

  @TempDir private Path folder;

  private ClassPrint print(String source) throws IOException {
    Path file = Files.writeString(folder.resolve("Cart.java"), source);
    int compiled =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", folder.toString(), file.toString());
    assertThat(compiled).isZero();
    return ClassPrint.of(Files.readAllBytes(folder.resolve("Cart.class")));
  }

  @Test
  void commentsAndEmptyLinesChangeNumbersAlone() throws IOException {
    ClassPrint before = print(SOURCE);
    ClassPrint after =
        print("// a comment\n\n" + SOURCE.replace("    return", "    /* why\n so */\n    return"));

    assertThat(after.digest()).isEqualTo(before.digest());
    assertThat(before.lines()).isEqualTo(List.of(1, 3, 4));
    assertThat(after.lines()).isEqualTo(List.of(3, 5, 8));
    assertThat(after.rank(8)).isEqualTo(before.rank(4));
    assertThat(after.rank(7)).isNegative();
  }

  @Test
  void codeNamesOfVariablesAndJoinedLinesChangeIt() throws IOException {
    String before = print(SOURCE).digest();

    assertThat(print(SOURCE.replace("n + 1", "n + 2")).digest()).isNotEqualTo(before);
    assertThat(print(SOURCE.replace("int n,", "int k,").replace("n + 1", "k + 1")).digest())
        .isNotEqualTo(before);
    assertThat(print(SOURCE.replace("n + 1;\n", "n + 1;")).digest()).isNotEqualTo(before);
  }

  @Test
  void namesAreFoundInDescriptorsAndSignatures() throws IOException {
    assertThat(print(SOURCE).names()).contains("Cart$Item", "Cart$Price", "java/util/List");
  }

  @Test
  void whatIsNoClassHasADigestOfItsOwn() {
    ClassPrint one = ClassPrint.of(new byte[] {1, 2, 3});

    assertThat(one.digest()).isNotEqualTo(ClassPrint.of(new byte[] {1, 2}).digest());
    assertThat(one.names()).isEmpty();
  }
}
