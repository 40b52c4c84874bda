package dev.clew.engine.machine;

import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.TextOrigin;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a path leaves behind: its decisions, the inputs it looked at, what it wrote, what bounds
 * left out. Lists are shared with the paths it forked from, so that a copy costs one small object.
 */
public final class PathJournal {

  private static final ReasonCode FORGOTTEN = ReasonCode.HAVOC;
  private static final ReasonCode NOT_FOLLOWED = ReasonCode.CALL_DEPTH;

  private DecisionPath path = DecisionPath.START;
  private @Nullable StreamOutput output;
  private @Nullable InputNode inputs;
  private @Nullable OmissionNotes notes;
  private TextNotes texts = TextNotes.NONE;
  private @Nullable FurtherInput furtherInputs;
  private @Nullable StandardInput standardInput;
  private @Nullable NameNode names;
  private @Nullable ArrivalNode arrivals;
  private @Nullable HaltNode halts;
  private int numbers;
  private boolean assumesCalls;
  private boolean hasThrown;
  private @Nullable HandedNode handed;

  PathJournal copy() {
    PathJournal copy = new PathJournal();
    copy.path = path;
    copy.output = output;
    copy.inputs = inputs;
    copy.notes = notes;
    copy.texts = texts;
    copy.furtherInputs = furtherInputs;
    copy.standardInput = standardInput;
    copy.names = names;
    copy.arrivals = arrivals;
    copy.halts = halts;
    copy.numbers = numbers;
    copy.assumesCalls = assumesCalls;
    copy.hasThrown = hasThrown;
    copy.handed = handed;
    return copy;
  }

  public DecisionPath path() {
    return path;
  }

  void decide(Branch branch, int index, Frame at, boolean open) {
    path = path.then(branch, index, at.insn, ForkPlace.of(at), open);
  }

  public @Nullable StreamOutput output() {
    return output;
  }

  /** Appends to standard output (1) or standard error (2). */
  public void write(int stream, byte[] bytes) {
    output = StreamOutput.append(output, stream, bytes);
  }

  /** The inputs that are objects of their own, oldest first. */
  public List<Integer> inputs() {
    return InputNode.list(inputs);
  }

  public void addInput(int id) {
    inputs = new InputNode(inputs, id);
  }

  /** Inputs beyond receiver and parameters, in the order in which they were read. */
  public List<FurtherInput> furtherInputs() {
    return FurtherInput.list(furtherInputs);
  }

  public FurtherInput addFurtherInput(
      String name, InputOrigin origin, JvmType type, long raw, @Nullable Object sym) {
    furtherInputs = new FurtherInput(furtherInputs, name, origin, type, raw, sym);
    return furtherInputs;
  }

  /** What is known of strings as objects. */
  public TextNotes texts() {
    return texts;
  }

  /** Decides whether two strings are one object. */
  public void decideSameText(int one, int other, boolean same) {
    texts = texts.deciding(one, other, same);
  }

  /** Notes what object a string is. */
  public void noteText(int text, TextOrigin.Kind kind, int source) {
    texts = texts.noting(text, kind, source);
  }

  /** What was read from standard input; null if it was not read. */
  public @Nullable StandardInput standardInput() {
    return standardInput;
  }

  public void setStandardInput(StandardInput read) {
    standardInput = read;
  }

  /** Keeps a name from being given to an input that comes later. */
  public void reserve(String name) {
    names = new NameNode(names, name, /* isReserved= */ true);
  }

  /**
   * A name that no other input of this path has: the name itself, quoted if it is reserved, with a
   * number from the second time on.
   */
  public String nameAfter(String wanted) {
    int before = 0;
    boolean isReserved = false;
    for (NameNode node = names; node != null; node = node.before) {
      if (node.name.equals(wanted)) {
        isReserved |= node.isReserved;
        before += node.isReserved ? 0 : 1;
      }
    }
    names = new NameNode(names, wanted, /* isReserved= */ false);
    String name = isReserved ? "\"" + wanted + "\"" : wanted;
    return before == 0 ? name : name + "#" + (before + 1);
  }

  private record NameNode(@Nullable NameNode before, String name, boolean isReserved) {}

  private record ArrivalNode(@Nullable ArrivalNode before, Object place, int count) {}

  private record HaltNode(@Nullable HaltNode before, HaltedInitializer halted) {}

  /** Remembers that an initialiser was not run to its end. */
  void halt(HaltedInitializer halted) {
    halts = new HaltNode(halts, halted);
  }

  /** The initialisers that were not run to their ends, newest first. */
  public List<HaltedInitializer> halted() {
    List<HaltedInitializer> all = new ArrayList<>();
    for (HaltNode node = halts; node != null; node = node.before) {
      all.add(node.halted);
    }
    return all;
  }

  private static final String FAILURE = "?";

  private record HandedNode(@Nullable HandedNode before, int receiver, String input) {}

  /** Remembers an exception that a call threw which was answered for. */
  public void noteFailure(int exception) {
    hand(exception, FAILURE);
  }

  /** Whether an object is such an exception. */
  public boolean isFailure(int object) {
    return handedTo(object).contains(FAILURE);
  }

  /** Remembers that an object whose calls are answered for was given an input. */
  public void hand(int receiver, String input) {
    if (!handedTo(receiver).contains(input)) {
      handed = new HandedNode(handed, receiver, input);
    }
  }

  /** The inputs that an object was given, by their names. */
  public List<String> handedTo(int receiver) {
    List<String> inputs = new ArrayList<>();
    for (HandedNode node = handed; node != null; node = node.before) {
      if (node.receiver == receiver) {
        inputs.add(node.input);
      }
    }
    return inputs;
  }

  /** Remembers that a sink was come to at a place, and says how often that is by now. */
  public int arriveAt(Object place) {
    int count = 1;
    for (ArrivalNode node = arrivals; node != null; node = node.before) {
      count += node.place.equals(place) ? 1 : 0;
    }
    arrivals = new ArrivalNode(arrivals, place, arrivals() + 1);
    return count;
  }

  /** What was arrived at of a kind, in its order. */
  public <T> List<T> arrivals(Class<T> kind) {
    List<T> found = new ArrayList<>();
    for (ArrivalNode node = arrivals; node != null; node = node.before) {
      if (kind.isInstance(node.place)) {
        found.add(0, kind.cast(node.place));
      }
    }
    return found;
  }

  /** How often a sink was come to, wherever. */
  int arrivals() {
    return arrivals == null ? 0 : arrivals.count;
  }

  /** Remembers that a stub threw an exception. */
  public void noteThrown() {
    hasThrown = true;
  }

  /** Whether a stub threw one. */
  public boolean hasThrown() {
    return hasThrown;
  }

  /** Remembers that a bound left something out of this path. */
  public void note(ReasonCode cause, String detail) {
    notes = new OmissionNotes(notes, new Reason(cause, detail));
  }

  /** What bounds left out. */
  public List<Reason> notes() {
    return OmissionNotes.list(notes);
  }

  /** Remembers that a call was not followed, and that what it returns is assumed. */
  public void assumeCall() {
    note(NOT_FOLLOWED, "calls below the depth bound were not followed");
    assumesCalls = true;
  }

  /**
   * Remembers that a type was answered for instead of being run.
   *
   * @param isSupplied whether a replay can be given the same answer
   */
  public void crossBoundary(ClassInfo type, boolean isSupplied) {
    noteOnce(new Reason(ReasonCode.BOUNDARY, type.toString()));
    assumesCalls |= !isSupplied;
  }

  /** Remembers, once for each path, that something is left out. */
  public void noteOnce(Reason reason) {
    if (!notes().contains(reason)) {
      notes = new OmissionNotes(notes, reason);
    }
  }

  /** Whether nothing was assumed of what calls return. */
  public boolean hasFollowedAll() {
    return !assumesCalls;
  }

  /** Remembers that static fields hold something else than they did at the start. */
  public void forget() {
    note(FORGOTTEN, "a call that was not followed may have changed static fields");
  }

  public boolean hasForgotten() {
    return notes().stream().anyMatch(reason -> reason.cause() == FORGOTTEN);
  }

  /** Whether no input was looked at, and none made, since an earlier copy. */
  @SuppressWarnings("ReferenceEquality") // lists grow at their heads
  boolean hasReadNothingSince(PathJournal earlier) {
    return inputs == earlier.inputs
        && furtherInputs == earlier.furtherInputs
        && standardInput == earlier.standardInput
        && texts.identities() == earlier.texts.identities()
        && numbers == earlier.numbers;
  }

  /** A number that no other unknown on this path has. */
  public int nextNumber() {
    return ++numbers;
  }

  /** Adds a condition about the inputs that was not decided at a fork. */
  public void assume(Expr condition) {
    path = path.assuming(condition);
  }

  /** The same, which is told among the conditions of the path. */
  public void assume(Expr condition, String note) {
    path = path.assuming(condition, note);
  }
}
