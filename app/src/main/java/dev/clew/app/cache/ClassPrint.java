package dev.clew.app.cache;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A class file as far as an exploration can tell it from another: comments and empty lines leave it
 * as it is, because lines count by their order alone.
 *
 * @param digest of its content, without its source's name, with the ranks of lines for their
 *     numbers
 * @param shape a digest of what it declares, without code and without lines
 * @param source the name of its source file
 * @param names what may be names of classes in it, as internal names
 * @param above its direct supertypes
 * @param lines that have code, in rising order: the rank of a line is its index here
 */
public record ClassPrint(
    String digest,
    String shape,
    Optional<String> source,
    Set<String> names,
    List<String> above,
    List<Integer> lines) {

  private static final int UTF8 = 1;

  /** What parts names in descriptors, signatures and texts. */
  private static final String BETWEEN = "[;:<>()\\[+*^ ]+";

  private static final String PRIMITIVES = "BCDFIJSZV";

  static ClassPrint of(byte[] file) {
    try {
      return read(file);
    } catch (IOException | RuntimeException e) { // whoever links it says what is wrong with it
      String digest = new ContentDigest().add(file).hex();
      return new ClassPrint(digest, digest, Optional.empty(), Set.of(), List.of(), List.of());
    }
  }

  private static ClassPrint read(byte[] file) throws IOException {
    ClassReader reader = new ClassReader(file);
    ClassNode node = new ClassNode();
    reader.accept(node, 0);
    Optional<String> source = Optional.ofNullable(node.sourceFile);
    node.sourceFile = null;
    node.sourceDebug = null;
    List<Integer> lines = new ArrayList<>(ranked(node));
    ClassWriter writer = new ClassWriter(0);
    node.accept(writer);
    List<String> above = new ArrayList<>(node.interfaces);
    if (node.superName != null) {
      above.add(node.superName);
    }
    String digest = new ContentDigest().add(writer.toByteArray()).hex();
    ClassWriter declared = new ClassWriter(0);
    reader.accept(declared, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
    String shape = new ContentDigest().add(declared.toByteArray()).hex();
    return new ClassPrint(digest, shape, source, names(reader, file), above, lines);
  }

  /** Puts ranks in the place of line numbers. */
  private static Set<Integer> ranked(ClassNode node) {
    List<LineNumberNode> marks = new ArrayList<>();
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode insn : method.instructions) {
        if (insn instanceof LineNumberNode mark) {
          marks.add(mark);
        }
      }
    }
    TreeSet<Integer> lines = new TreeSet<>();
    marks.forEach(mark -> lines.add(mark.line));
    List<Integer> order = List.copyOf(lines);
    marks.forEach(mark -> mark.line = Collections.binarySearch(order, mark.line));
    return lines;
  }

  private static Set<String> names(ClassReader reader, byte[] file) throws IOException {
    Set<String> names = new HashSet<>();
    for (int i = 1; i < reader.getItemCount(); i++) {
      int place = reader.getItem(i);
      if (place > 0 && file[place - 1] == UTF8) {
        ByteArrayInputStream rest = new ByteArrayInputStream(file, place, file.length - place);
        addNames(new DataInputStream(rest).readUTF(), names);
      }
    }
    return names;
  }

  private static void addNames(String text, Set<String> names) {
    for (String part : text.split(BETWEEN, -1)) {
      String name = part.replace('.', '/');
      names.add(name);
      int type = 0;
      while (type < name.length() && PRIMITIVES.indexOf(name.charAt(type)) >= 0) {
        type++; // parameters stand in a row
      }
      if (type < name.length() && name.charAt(type) == 'L') {
        names.add(name.substring(type + 1));
      }
    }
  }

  /** The rank of a line; negative for one that has no code. */
  int rank(int line) {
    return Collections.binarySearch(lines, line);
  }
}
