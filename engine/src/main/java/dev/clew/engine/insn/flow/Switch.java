package dev.clew.engine.insn.flow;

import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code tableswitch} and {@code lookupswitch}. */
public final class Switch extends Insn {

  private final int selector;
  private final int[] keys;
  private final @Nullable List<List<String>> texts;
  private Insn[] targets = new Insn[0];
  private @Nullable Insn otherwise;

  /**
   * @param keys ascending
   * @param texts what the cases of a switch over the hash codes of texts compare the text with;
   *     null for other switches
   */
  public Switch(int selector, int[] keys, @Nullable List<List<String>> texts) {
    super(NO_REGISTER);
    this.selector = selector;
    this.keys = keys;
    this.texts = texts;
  }

  /** While decoding only. */
  public void setTargets(Insn[] byKey, Insn byDefault) {
    targets = byKey;
    otherwise = byDefault;
  }

  @Override
  public ForkKind forkKind() {
    return ForkKind.SWITCH;
  }

  @Override
  public void successors(Consumer<Insn> each) {
    for (Insn target : targets) {
      each.accept(target);
    }
    Insn byDefault = otherwise;
    if (byDefault != null) {
      each.accept(byDefault);
    }
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    Insn target = select((int) f.raw[selector]);
    return m.outOfFuel() && target != null ? m.pause(target) : target;
  }

  private @Nullable Insn select(int key) {
    int first = keys.length == 0 ? 0 : keys[0];
    long offset = (long) key - first;
    if (offset >= 0 && offset < keys.length && keys[(int) offset] == key) {
      return targets[(int) offset];
    }
    int index = Arrays.binarySearch(keys, key);
    return index >= 0 ? targets[index] : otherwise;
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    Object sym = f.sym(selector);
    if (sym == null) {
      return run(m, f);
    }
    Expr value = m.terms().of(Sort.INT, f.raw[selector], sym);
    if (texts != null && value instanceof Apply hash && hash.op() == StringOp.HASH) {
      return m.fork(f, this, branchesOfTexts(m.terms(), hash.arg(0), texts));
    }
    return m.fork(f, this, branches(m.terms(), value));
  }

  /**
   * One branch for each text, and one for all others: whatever their hash codes are, they end up
   * where the default goes.
   */
  private List<Branch> branchesOfTexts(Terms terms, Expr text, List<List<String>> compared) {
    List<Branch> branches = new ArrayList<>();
    Expr none = terms.factory().bool(true);
    for (int i = 0; i < keys.length; i++) {
      Insn target = targets[i];
      for (String each : compared.get(i)) {
        Expr equal = terms.factory().eq(text, terms.factory().string(each));
        none = terms.factory().and(none, terms.factory().not(equal));
        branches.add(Branch.when(equal, (m, f) -> target));
      }
    }
    branches.add(Branch.when(none, (m, f) -> otherwise));
    return branches;
  }

  /** One branch for each distinct target. */
  private List<Branch> branches(Terms terms, Expr value) {
    Map<Insn, Expr> guards = new LinkedHashMap<>();
    Expr none = terms.factory().bool(true);
    for (int i = 0; i < keys.length; i++) {
      Expr equal = terms.ints().eq(value, terms.factory().intConst(keys[i]));
      none = terms.factory().and(none, terms.factory().not(equal));
      guards.merge(targets[i], equal, (left, right) -> terms.factory().or(left, right));
    }
    Insn byDefault = otherwise;
    if (byDefault != null) {
      guards.merge(byDefault, none, (left, right) -> terms.factory().or(left, right));
    }
    List<Branch> branches = new ArrayList<>();
    guards.forEach((target, guard) -> branches.add(Branch.when(guard, (m, f) -> target)));
    return branches;
  }
}
