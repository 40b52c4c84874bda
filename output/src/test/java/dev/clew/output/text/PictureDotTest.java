package dev.clew.output.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.strings.picture.StringPicture;
import dev.clew.solver.strings.picture.StringPicture.Derived;
import dev.clew.solver.strings.picture.StringPicture.Kind;
import dev.clew.solver.strings.picture.StringPicture.Line;
import dev.clew.solver.strings.picture.StringPicture.Node;
import java.util.List;
import org.junit.jupiter.api.Test;

class PictureDotTest {

  @Test
  void graphvizHasNodesLinesAndWhatWasDerived() {
    StringPicture picture =
        new StringPicture(
            List.of(new Node(Kind.UNKNOWN, "s"), new Node(Kind.KNOWN, "\"a\\\"")),
            List.of(new Line(0, 1, "differ")),
            List.of(new Derived("length", "|s| >= 0")));
    assertThat(PictureDot.of(picture).lines())
        .containsExactly(
            "digraph strings {",
            "  rankdir=LR;",
            "  label=\"length: |s| >= 0\\n\";",
            "  node [fontname=\"monospace\"];",
            "  edge [arrowhead=none];",
            "  n0 [label=\"s\", shape=ellipse];",
            "  n1 [label=\"\\\"a\\\\\\\"\", shape=box];",
            "  n0 -> n1 [label=\"differ\"];",
            "}");
  }
}
