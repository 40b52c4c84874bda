package dev.clew.junit.source.assertion;

import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import dev.clew.replay.Picture;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Asserts what is in collections and maps. */
final class CollectionWriter {

  private static final Set<String> ORDERED =
      Set.of("java/util/SortedSet", "java/util/LinkedHashSet", "java/util/Queue");
  private static final Set<String> ORDERED_MAPS =
      Set.of("java/util/SortedMap", "java/util/LinkedHashMap");

  private final TypeNames names;
  private final ExpectedValues expected;
  private final AssertionWriter assertions;

  CollectionWriter(TypeNames names, ExpectedValues expected, AssertionWriter assertions) {
    this.names = names;
    this.expected = expected;
    this.assertions = assertions;
  }

  /**
   * Equal, and in the same order where there is one.
   *
   * @return whether it was more than the size that could be told
   */
  boolean elements(SourceValue actual, Picture.Elements elements) throws UntellableException {
    Optional<Code> list = expected.list(elements.elements());
    if (list.isPresent() && isBelowAny(elements.type(), ORDERED)) {
      String copy = "new " + names.imported("java.util.ArrayList") + "<>";
      Code all = Code.call(copy, cast(actual, "java.util.Collection", "<?>"));
      assertions.add("assertEquals", list.get(), all);
      return true;
    }
    Optional<Code> equal = list.isPresent() ? expected.of(elements) : Optional.empty();
    if (equal.isPresent()) {
      assertions.add("assertEquals", equal.get(), actual.code());
    } else {
      size(actual, "java.util.Collection", elements.elements().size());
    }
    return equal.isPresent();
  }

  private boolean isBelowAny(String type, Set<String> others) {
    return others.stream().anyMatch(other -> names.members().isBelow(type, other));
  }

  private void size(SourceValue actual, String type, int size) throws UntellableException {
    Code receiver = cast(actual, type, "<?>");
    String head = receiver instanceof Code.Prefixed ? "(" + receiver.flat() + ")" : receiver.flat();
    assertions.add("assertEquals", Code.of(Integer.toString(size)), Code.call(head + ".size"));
  }

  private Code cast(SourceValue actual, String type, String parameters) {
    boolean fits = names.members().isBelow(actual.type(), type.replace('.', '/'));
    return fits
        ? actual.code()
        : new Code.Prefixed("(" + names.imported(type) + parameters + ")", actual.code());
  }

  /**
   * Equal, with keys in the same order where there is one.
   *
   * @return whether it was more than the size that could be told
   */
  boolean entries(SourceValue actual, Picture.Entries entries) throws UntellableException {
    Optional<Code> equal = expected.of(entries);
    if (equal.isEmpty()) {
      size(actual, "java.util.Map", entries.entries().size());
      return false;
    }
    boolean isOrdered = isBelowAny(entries.type(), ORDERED_MAPS) && entries.entries().size() > 1;
    SourceValue found = isOrdered ? assertions.named(actual) : actual;
    assertions.add("assertEquals", equal.get(), found.code());
    if (isOrdered) {
      List<Picture> keys = entries.entries().stream().map(Picture.Entry::key).toList();
      Code map = cast(found, "java.util.Map", "<?, ?>");
      String head = map instanceof Code.Prefixed ? "(" + map.flat() + ")" : map.flat();
      String copy = "new " + names.imported("java.util.ArrayList") + "<>";
      assertions.add(
          "assertEquals",
          expected.list(keys).orElseThrow(),
          Code.call(copy, Code.call(head + ".keySet")));
    }
    return true;
  }
}
