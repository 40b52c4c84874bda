package dev.clew.engine.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** HotSpot never compiles a method of more than 8,000 bytes of code, and does not say so. */
class MethodSizesTest {

  private static final int MOST_BYTES = 8_000;

  @Test
  void everyMethodOfTheEngineIsSmallEnoughToBeCompiled() throws Exception {
    Map<String, Integer> sizes = new TreeMap<>();
    for (Path file : classFiles()) {
      new CodeSizes(file.getFileName().toString(), Files.readAllBytes(file)).addTo(sizes);
    }

    assertThat(sizes).hasSizeGreaterThan(1_000);
    assertThat(sizes).allSatisfy((name, size) -> assertThat(size).isLessThan(MOST_BYTES));
  }

  private static List<Path> classFiles() throws IOException, URISyntaxException {
    Path root = Path.of(Machine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(".class")).toList();
    }
  }

  /** Reads the lengths of all code attributes (JVMS 4.7.3). */
  private static final class CodeSizes {
    private final String className;
    private final DataInputStream in;
    private final Map<Integer, String> texts = new TreeMap<>();

    CodeSizes(String className, byte[] bytes) {
      this.className = className;
      this.in = new DataInputStream(new ByteArrayInputStream(bytes));
    }

    void addTo(Map<String, Integer> sizes) throws IOException {
      in.skipNBytes(8);
      readConstants(in.readUnsignedShort());
      in.skipNBytes(6);
      in.skipNBytes(2L * in.readUnsignedShort());
      readMembers(new TreeMap<>());
      readMembers(sizes);
    }

    private void readConstants(int count) throws IOException {
      for (int i = 1; i < count; i++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> texts.put(i, in.readUTF());
          case 5, 6 -> {
            in.skipNBytes(8);
            i++;
          }
          case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
          case 15 -> in.skipNBytes(3);
          default -> in.skipNBytes(4);
        }
      }
    }

    private void readMembers(Map<String, Integer> sizes) throws IOException {
      int members = in.readUnsignedShort();
      for (int i = 0; i < members; i++) {
        in.skipNBytes(2);
        String name = texts.get(in.readUnsignedShort()) + texts.get(in.readUnsignedShort());
        int attributes = in.readUnsignedShort();
        for (int k = 0; k < attributes; k++) {
          String attribute = texts.get(in.readUnsignedShort());
          byte[] content = in.readNBytes(in.readInt());
          if ("Code".equals(attribute)) {
            DataInputStream code = new DataInputStream(new ByteArrayInputStream(content));
            code.skipNBytes(4);
            sizes.put(className + " " + name, code.readInt());
          }
        }
      }
    }
  }
}
