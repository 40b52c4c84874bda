package dev.clew.app.induction;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What holds in all rounds of a loop, and what of it is enough. */
@Timeout(300)
class LoopProverTest {

  @TempDir private Path folder;

  @Test
  void aCounterStaysBelowItsBoundWhateverTheBound() throws IOException {
    LoopProof proof =
        proof(
                "int f(int n) { int i = 0; while (i < n) i++; if (i > n && n >= 0) throw new Error(); return i; }")
            .orElseThrow();
    assertThat(proof.invariants()).anySatisfy(each -> assertThat(each).endsWith("0 <= i"));
    assertThat(proof.ends()).isTrue();
  }

  @Test
  void whatIsWrongIsNotProved() throws IOException {
    for (String wrong :
        List.of(
            "int f(int n) { int i = 0; while (i < n) i++; if (i > 1000) throw new Error(); return i; }",
            "int f(int n) { int i = n; while (i != 0) i -= 2; if (n < 0) throw new Error(); return i; }",
            "int f(int[] a) { int s = 0; for (int i = 0; i <= a.length; i++) s += a[i]; return s; }")) {
      assertThat(proof(wrong)).as(wrong).isEmpty();
    }
  }

  /** A local that rounds write and that nobody reads is not forgotten: it bounds nothing. */
  @Test
  void whatRoundsWriteForNobodyIsNoBound() throws IOException {
    String wrong =
        "int f(int a, int b) { if (a < -50 || a > 50 || b < -3 || b > 3) return 0;"
            + " int i = b; int j = b; while (i != a) { i += 3; j = i; }"
            + " if (i > 45) throw new Error(); return i; }";
    assertThat(proof(wrong)).isEmpty();
  }

  @Test
  void arraysAndTextsAreReadWithinTheirBounds() throws IOException {
    for (String right :
        List.of(
            "int f(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) s += a[i]; return s; }",
            "int f(String s) { int i = 0; while (i < s.length() && s.charAt(i) <= ' ') i++; return i; }",
            "int f(int[] a, int k) { int lo = 0, hi = a.length - 1; while (lo <= hi) {"
                + " int mid = (lo + hi) >>> 1; if (a[mid] < k) lo = mid + 1;"
                + " else if (a[mid] > k) hi = mid - 1; else return mid; } return -1; }",
            "boolean f(String s) { int i = 0, j = s.length() - 1; while (i < j)"
                + " if (s.charAt(i++) != s.charAt(j--)) return false; return true; }")) {
      Optional<LoopProof> proof = proof(right);
      assertThat(proof).as(right).isPresent();
    }
  }

  private Optional<LoopProof> proof(String method) throws IOException {
    return Proofs.of(Files.createTempDirectory(folder, "classes"), method);
  }
}
