package dev.clew.output.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.outcome.ForkSite;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.PathStep;
import dev.clew.engine.outcome.PathTrace;
import dev.clew.engine.outcome.Site;
import dev.clew.output.Samples;
import dev.clew.output.TargetResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TreeTextTest {

  private static final Outcome RETURNED = new Outcome.Returned("void", null, Samples.SITE);
  private static final Outcome CUT = new Outcome.Cut(Samples.REVISITS);

  private static PathStep step(int line, int side, String text) {
    return new PathStep(
        new ForkSite(new Site("com.acme.Cart", "total", line), ForkKind.BRANCH, line), side, text);
  }

  private static ExploredPath path(Outcome outcome, PathStep... steps) {
    return new ExploredPath(List.of(), List.of(), List.of(), outcome, true)
        .with(new PathTrace(List.of(steps), Optional.empty()));
  }

  private static final TargetResult PARTING =
      Samples.target(
          path(RETURNED, step(3, 0, "x > 0"), step(4, 0, "y > 0")),
          path(
              new Outcome.Threw("java.lang.Error", null, Samples.SITE, 0),
              step(3, 0, "x > 0"),
              step(4, 1, "")),
          path(CUT, step(3, 1, "x <= 0")));

  @Test
  void pathsPartWhereTheirStepsDiffer() {
    assertThat(TreeText.of(PARTING))
        .containsExactly(
            "3 paths",
            "├─ x > 0  [Cart.java:3]  (2 paths)",
            "│  ├─ y > 0  [Cart.java:4]  → path 1: returns",
            "│  └─ otherwise  [Cart.java:4]  → path 2: throws Error  [Cart.java:17]",
            "└─ x <= 0  [Cart.java:3]  → path 3: cut: max-revisits");
  }

  @Test
  void leavesThatEndAlikeAreFolded() {
    TargetResult many =
        Samples.target(
            IntStream.range(0, 1207)
                .mapToObj(i -> path(RETURNED, step(3, i, "x == " + i)))
                .toArray(ExploredPath[]::new));
    assertThat(TreeText.of(many)).hasSize(5).endsWith("└─ 1204 more like this: returns");
  }

  @Test
  void aPathAloneIsALineAndNoPathSaysSo() {
    assertThat(TreeText.of(Samples.target(path(RETURNED, step(3, 0, "x > 0")))))
        .containsExactly("path 1: returns");
    assertThat(TreeText.of(Samples.target())).containsExactly("no paths");
  }

  @Test
  void deepTreesCostNoStack() {
    ExploredPath[] paths =
        IntStream.range(0, 600)
            .mapToObj(
                depth ->
                    path(
                        depth % 2 == 0 ? RETURNED : CUT,
                        IntStream.rangeClosed(0, depth)
                            .mapToObj(i -> step(i, i == depth ? 1 : 0, "c" + i))
                            .toArray(PathStep[]::new)))
            .toArray(ExploredPath[]::new);
    assertThat(TreeText.of(Samples.target(paths))).hasSize(1199);
  }

  @Test
  void graphvizHasEachPathAndAShapeForEachEnding() {
    assertThat(TreeDot.of(PARTING).lines())
        .containsExactlyInAnyOrder(
            "digraph paths {",
            "  label=\"com.acme.Cart.total(int)\";",
            "  node [fontname=\"monospace\"];",
            "  edge [fontname=\"monospace\"];",
            "  n0 [label=\"3 paths\", shape=point];",
            "  n1 [label=\"2 paths\", shape=point];",
            "  n0 -> n1 [label=\"x > 0\"];",
            "  n2 [label=\"path 3: cut: max-revisits (25 at Cart.java:20)\", shape=octagon];",
            "  n0 -> n2 [label=\"x <= 0\"];",
            "  n3 [label=\"path 1: returned\", shape=ellipse];",
            "  n1 -> n3 [label=\"y > 0\"];",
            "  n4 [label=\"path 2: threw java.lang.Error at Cart.java:17\", shape=triangle];",
            "  n1 -> n4 [label=\"\"];",
            "}");
  }
}
