package dev.clew.app.sources;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CommentedMethodTest {

  private static final String SOURCE =
      """
      /** Of the class: not a method(int x). */
      @SuppressWarnings("a(b) /** no */ {")
      public class Range<T extends Comparable<T>> {
        /** A field. */
        private final int size = compute(3);

        /** Makes one. @throws IllegalArgumentException if it is empty */
        public Range(final int low, @Nullable(when = "a,b") Map<String, List<int[]>> map) {
          call(")", ')', '\\'', \"\"\"
              /** a text block " ( */ \"\"\");
        }

        /**
         * {@code get(1)}.
         * @exception java.util.NoSuchElementException if there is none
         */
        @Deprecated @Override
        public <E> List<E> get(int[] a, String... more) throws IOException { return null; }

        // /** in a line comment */ int no(int x)
        int without(int x) { return x; }

        /** */ void array(long cells[], final T one /* , two */) {}
      }
      """;

  @Test
  void methodsAreFoundWithTheCommentBeforeThem() {
    List<CommentedMethod> all = CommentedMethod.all(SOURCE);
    assertThat(all)
        .extracting(each -> each.name() + each.parameters())
        .containsExactly("Range[int, Map]", "get[int[], String[]]", "array[long[], T]");
    assertThat(all.get(0).comment()).contains("@throws IllegalArgumentException");
    assertThat(all.get(1).comment()).contains("NoSuchElementException");
  }

  @Test
  void whatIsNotJavaEndsTheScanAndNothingElse() {
    assertThat(CommentedMethod.all("/** a */ void f(")).hasSize(1);
    assertThat(CommentedMethod.all("\" ' /* ( \"\"\" ")).isEmpty();
    assertThat(CommentedMethod.all("it's\n/** a */ fun f(x: Int)")).hasSize(1);
  }
}
