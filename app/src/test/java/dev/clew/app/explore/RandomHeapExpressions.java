package dev.clew.app.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random expressions over the parameters of a method and its locals {@code x} and {@code n}. */
final class RandomHeapExpressions {

  private final Random random;
  private final Map<String, String> parameters;

  RandomHeapExpressions(Random random, Map<String, String> parameters) {
    this.random = random;
    this.parameters = parameters;
  }

  private boolean has(String name) {
    return parameters.containsKey(name);
  }

  private String oneOf(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private List<String> present(String... names) {
    List<String> present = new ArrayList<>();
    for (String name : names) {
      if (has(name)) {
        present.add(name);
      }
    }
    return present;
  }

  private String index() {
    return has("k") && random.nextBoolean() ? "k" : oneOf(List.of("0", "1", "x", "x & 1"));
  }

  /** An expression of type {@code Node}, without the local at depth 0. */
  String node(int depth) {
    List<String> choices = present("p", "q", "u");
    if (has("g")) {
      choices.add("g[" + (depth == 0 ? "0" : index()) + "]");
    }
    if (depth > 0) {
      choices.addAll(List.of("n", "n", "n.next"));
      present("p", "q", "u").forEach(name -> choices.add(name + ".next"));
      present("s", "o").forEach(name -> choices.add("((Node) " + name + ")"));
      if (has("h")) {
        choices.add("((Node) h[" + index() + "])");
      }
    }
    choices.add(depth == 0 ? "new Node()" : "n.next");
    return oneOf(choices);
  }

  private String shape() {
    List<String> choices = present("s", "s", "l");
    choices.add(node(1));
    choices.add(node(1) + ".shape");
    present("o").forEach(name -> choices.add("((Shape) " + name + ")"));
    return oneOf(choices);
  }

  /** An expression of type {@code int[]}. */
  String intArray() {
    List<String> choices = present("a", "b", "a", "b");
    present("m").forEach(name -> choices.add("m[" + oneOf(List.of("0", "1")) + "]"));
    present("o").forEach(name -> choices.add("((int[]) o)"));
    if (choices.isEmpty()) {
      choices.add("n.data");
    }
    return oneOf(choices);
  }

  private String anArray() {
    List<String> choices = present("g", "m", "h");
    choices.add(intArray());
    return oneOf(choices);
  }

  /** Nothing if there is none. */
  String color() {
    List<String> choices = present("c", "c");
    present("l").forEach(name -> choices.add("l.color"));
    return choices.isEmpty() ? "" : oneOf(choices);
  }

  private String reference() {
    List<String> choices = present("p", "q", "s", "l", "u", "a", "b", "g", "m", "o", "h");
    choices.add(node(1));
    choices.add(shape());
    present("h").forEach(name -> choices.add("h[" + index() + "]"));
    return oneOf(choices);
  }

  /** An expression of type {@code int}. */
  String number(int depth) {
    List<String> choices = new ArrayList<>(present("k", "k", "i", "j"));
    choices.add(String.valueOf(random.nextInt(3)));
    if (depth > 0) {
      choices.add("x");
      choices.add(node(1) + ".v");
      choices.add(shape() + ".area(" + number(0) + ")");
      choices.add(shape() + ".twice()");
      choices.add(node(1) + ".depth(1)");
      choices.add(anArray() + ".length");
      choices.add(intArray() + "[" + index() + "]");
      present("l").forEach(name -> choices.add("l.w"));
      present("u").forEach(name -> choices.add("u.v"));
      present("m").forEach(name -> choices.add("m[" + index() + "][" + index() + "]"));
      present("c").forEach(name -> choices.add("c.weight()"));
      present("c").forEach(name -> choices.add("c.ordinal()"));
      present("i").forEach(name -> choices.add("i / x"));
      present("i").forEach(name -> choices.add("i.compareTo(x)"));
    }
    return oneOf(choices);
  }

  /** An expression of type {@code boolean}. */
  String condition() {
    return switch (random.nextInt(11)) {
      case 0 -> "(Object) " + reference() + " == " + reference();
      case 1 -> reference() + (random.nextBoolean() ? " == null" : " != null");
      case 2 -> "(Object) " + reference() + " instanceof " + oneOf(TYPES);
      case 3 -> node(1) + ".flag";
      case 4 -> has("z") ? "z" : number(1) + " > 0";
      case 5 -> has("i") && has("j") ? "i.equals(j)" : number(1) + " == 1";
      case 6 -> color().isEmpty() ? number(1) + " != 0" : "Color.GREEN == " + color();
      case 7 -> "((Object) " + reference() + ").getClass() == " + oneOf(TYPES) + ".class";
      case 8 -> reference() + ".equals(" + reference() + ")";
      default -> number(1) + oneOf(List.of(" < ", " == ", " >= ")) + number(1);
    };
  }

  private static final List<String> TYPES =
      List.of("Node", "Sub", "Leaf", "Shape", "int[]", "Object[]", "Integer", "Node[]", "int[][]");

  /** A statement that changes something. */
  String write() {
    List<String> choices = new ArrayList<>();
    choices.add("x = " + number(1) + ";");
    choices.add("n = " + node(1) + ";");
    choices.add(node(1) + ".v = (short) (0 + " + number(1) + ");");
    choices.add(node(1) + ".next = " + node(1) + ";");
    choices.add(node(1) + ".flag = " + condition() + ";");
    choices.add(node(1) + ".shape = " + shape() + ";");
    choices.add(intArray() + "[" + index() + "] = " + number(1) + ";");
    choices.add(intArray() + "[" + index() + "] += 1;");
    present("g").forEach(name -> choices.add("g[" + index() + "] = " + node(1) + ";"));
    present("g").forEach(name -> choices.add("((Object[]) g)[" + index() + "] = " + shape() + ";"));
    present("h").forEach(name -> choices.add("h[" + index() + "] = " + reference() + ";"));
    present("h").forEach(name -> choices.add("System.arraycopy(h, 0, h, " + index() + ", 1);"));
    present("m").forEach(name -> choices.add("m[" + index() + "] = " + intArray() + ";"));
    present("m")
        .forEach(name -> choices.add("m[" + index() + "][" + index() + "] = " + number(1) + ";"));
    present("u").forEach(name -> choices.add("u.v = (short) (0 + " + number(1) + ");"));
    present("i").forEach(name -> choices.add("i = " + number(1) + ";"));
    if (has("a") && has("b")) {
      choices.add("System.arraycopy(a, 0, b, " + index() + ", " + index() + ");");
    }
    present("a").forEach(name -> choices.add("a = a.clone();"));
    return oneOf(choices);
  }
}
