package dev.clew.app.text;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import dev.clew.output.text.PathText;
import dev.clew.output.text.SingleLine;
import dev.clew.output.text.Summary;
import dev.clew.output.text.TreeText;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What {@code clew explore} prints: a block a path, under its method, and one line at the end. */
final class ExploreText {

  private ExploreText() {}

  /** Made as they are read, so that many paths cost little memory. */
  static Stream<String> lines(Results results, boolean asTrees) {
    boolean isOne = results.targets().size() == 1;
    Stream<String> blocks =
        results.targets().stream()
            .flatMap(target -> linesOf(target, isOne ? "" : ": " + summary(target), asTrees));
    Stream<String> last =
        Stream.concat(
            NullPlacesText.lines(results).stream(), Stream.of(Summary.of(results.targets())));
    return Stream.concat(blocks, last);
  }

  private static String summary(TargetResult target) {
    return Summary.of(target);
  }

  private static Stream<String> linesOf(TargetResult target, String afterTitle, boolean asTree) {
    Stream<String> blocks =
        asTree
            ? Stream.concat(TreeText.of(target).stream(), Stream.of(""))
            : blocksOf(target, target.exploration().paths());
    return Stream.concat(Stream.of(target.title() + afterTitle, ""), blocks).map(SingleLine::of);
  }

  private static Stream<String> blocksOf(TargetResult target, List<ExploredPath> paths) {
    return IntStream.range(0, paths.size())
        .mapToObj(i -> PathText.of(target.numbers().get(i), paths.get(i), target))
        .flatMap(block -> Stream.concat(block.stream(), Stream.of("")));
  }
}
