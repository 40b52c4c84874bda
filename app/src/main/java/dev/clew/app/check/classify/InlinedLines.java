package dev.clew.app.check.classify;

import dev.clew.engine.program.ClassInfo;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Tells lines that a compiler inlined from another file, as Kotlin's does with {@code minBy}: a
 * class file says so in its source map (JSR 45). Reads the class every time.
 */
final class InlinedLines {

  /** A line of a map: where lines are from, the number of the file, how many, where they are. */
  private static final Pattern ROW = Pattern.compile("(\\d+)(?:#(\\d+))?(?:,(\\d+))?:(\\d+).*");

  private InlinedLines() {}

  /** Whether a line of a class is from another file than the class. */
  static boolean has(ClassInfo type, int line) {
    return sourceMap(type).map(map -> isOfOtherFile(map, line)).orElse(false);
  }

  private static Optional<String> sourceMap(ClassInfo type) {
    MapReader reader = new MapReader();
    try {
      new ClassReader(type.file().read()).accept(reader, ClassReader.SKIP_CODE);
    } catch (IOException | RuntimeException e) {
      return Optional.empty(); // whoever needs the class will say so
    }
    return Optional.ofNullable(reader.map);
  }

  /** The first file of the first stratum is the class's own. */
  static boolean isOfOtherFile(String map, int line) {
    Stream<String> rows =
        map.lines().dropWhile(each -> !each.equals("*L")).skip(1).takeWhile(InlinedLines::isRow);
    return rows.map(ROW::matcher)
        .filter(Matcher::matches)
        .anyMatch(row -> row.group(2) != null && !row.group(2).equals("1") && covers(row, line));
  }

  private static boolean isRow(String line) {
    return !line.startsWith("*");
  }

  private static boolean covers(Matcher row, int line) {
    int first = Integer.parseInt(row.group(4));
    int count = row.group(3) == null ? 1 : Integer.parseInt(row.group(3));
    return line >= first && line < first + count;
  }

  private static final class MapReader extends ClassVisitor {

    private @Nullable String map;

    MapReader() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visitSource(@Nullable String source, @Nullable String debug) {
      map = debug;
    }
  }
}
