package dev.clew.app.induction;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/** Numbers times constants, and a constant, added up as {@code long}s. */
record LinearSum(Map<HeadNumber, Long> factors, long constant) {

  LinearSum {
    factors = Collections.unmodifiableMap(new LinkedHashMap<>(factors));
  }

  static LinearSum of(long constant) {
    return new LinearSum(Map.of(), constant);
  }

  static LinearSum of(HeadNumber atom) {
    return new LinearSum(Map.of(atom, 1L), 0);
  }

  LinearSum plus(long more) {
    return new LinearSum(factors, constant + more);
  }

  LinearSum plus(LinearSum other) {
    Map<HeadNumber, Long> sum = new LinkedHashMap<>(factors);
    other.factors.forEach((atom, factor) -> sum.merge(atom, factor, Long::sum));
    sum.values().removeIf(factor -> factor == 0);
    return new LinearSum(sum, constant + other.constant);
  }

  LinearSum minus(LinearSum other) {
    return plus(other.times(-1));
  }

  LinearSum times(long factor) {
    Map<HeadNumber, Long> product = new LinkedHashMap<>(factors);
    product.replaceAll((atom, each) -> each * factor);
    return new LinearSum(product, constant * factor);
  }

  Set<HeadNumber> atoms() {
    return factors.keySet();
  }

  /** Code that puts it on the stack. */
  InsnList load() {
    InsnList code = new InsnList();
    code.add(new LdcInsnNode(constant));
    factors.forEach(
        (atom, factor) -> {
          code.add(atom.load());
          if (factor != 1) {
            code.add(new LdcInsnNode(factor));
            code.add(new InsnNode(Opcodes.LMUL));
          }
          code.add(new InsnNode(Opcodes.LADD));
        });
    return code;
  }

  /** As Java writes it. */
  String text() {
    List<String> words = new ArrayList<>();
    factors.forEach(
        (atom, factor) -> {
          String product = (Math.abs(factor) == 1 ? "" : Math.abs(factor) + " * ") + atom.text();
          boolean isFirst = words.isEmpty();
          words.add(factor < 0 ? (isFirst ? "-" : " - ") : (isFirst ? "" : " + "));
          words.add(product);
        });
    if (words.isEmpty()) {
      return String.valueOf(constant);
    }
    if (constant != 0) {
      words.add((constant < 0 ? " - " : " + ") + Math.abs(constant));
    }
    return String.join("", words);
  }
}
