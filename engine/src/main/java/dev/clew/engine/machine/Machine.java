package dev.clew.engine.machine;

import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.terms.Terms;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs instructions, in one thread, until they fork, end or have to pause. Between runs it can be
 * frozen into a {@link State}.
 *
 * <p>Never keep an object of the heap across a {@link #freeze}: what was this machine's own is
 * shared from then on.
 */
public final class Machine extends GuestMemory {

  /** Why a run stopped. */
  public enum Stop {
    /** {@link #branches} says how it can go on. */
    FORKED,
    /** {@link #ending} says how. */
    ENDED,
    /** It has run for a while; {@link #run} goes on. */
    PAUSED
  }

  /** Backward branches and calls between two pauses. */
  private static final int FUEL = 20_000;

  private static final Ending OUT_OF_MEMORY =
      new Ending.Cut(
          new Reason(
              ReasonCode.PATH_MEMORY,
              "its objects take more than " + (HeapCollector.MOST_BYTES >> 20) + " MB of memory"));

  private @Nullable Frame frame;
  private final PathJournal journal;
  private int mainThread;
  private @Nullable ExecutedInstructions notes;

  private int fuel = FUEL;
  private long steps;
  private @Nullable Insn resumeAt;
  private @Nullable List<Branch> branches;
  private @Nullable Ending ending;
  private List<SinkHit> hits = List.of();

  private final FrameStack calls = new FrameStack(this);
  private final GuestExceptions exceptions = new GuestExceptions(this);
  private final ClassInitialization initialization = new ClassInitialization(this);
  private final StringTexts texts = new StringTexts(this);
  private final ClassMirrors mirrors = new ClassMirrors(this);
  private final OpenReferences unknowns = new OpenReferences(this);
  private final ObjectMonitors monitors;
  private final LazyInputs lazyInputs;
  private final HeapCollector collector;

  /** A machine with an empty heap. */
  public Machine(GuestRuntime runtime, Terms terms, LazyInputs lazyInputs) {
    super(runtime, terms);
    this.lazyInputs = lazyInputs;
    this.collector = new HeapCollector(this);
    this.journal = new PathJournal();
    this.monitors = new ObjectMonitors(this, null);
  }

  /** A machine that goes on from a state, which stays as it is. */
  public Machine(GuestRuntime runtime, Terms terms, LazyInputs lazyInputs, State state) {
    super(runtime, terms, state);
    this.lazyInputs = lazyInputs;
    this.frame = state.frame == null ? null : state.frame.ownedBy(token());
    this.journal = state.journal.copy();
    this.mainThread = state.mainThread;
    this.monitors = new ObjectMonitors(this, state.monitors);
    this.collector = new HeapCollector(this);
  }

  /**
   * The present as a state. The machine goes on, with copies of whatever it changes, and pauses
   * when a machine would that goes on from the state.
   */
  public State freeze() {
    State state =
        new State(heap().freeze(), classes(), frame, journal.copy(), mainThread, monitors.held());
    frame = frame == null ? null : frame.ownedBy(token());
    fuel = FUEL;
    return state;
  }

  /** Has executed instructions of the program noted from now on. */
  public void noteIn(ExecutedInstructions executed) {
    notes = executed;
  }

  /** Runs until there is something to decide. */
  public Stop run() {
    Insn insn = resumeAt;
    resumeAt = null;
    if (insn != null) {
      collector.pause();
      if (collector.lacksRoom(0)) {
        end(OUT_OF_MEMORY);
        return Stop.ENDED;
      }
    }
    try {
      loop(insn);
    } catch (UnsupportedException e) {
      giveUp(e.reason());
    } catch (MemoryException e) {
      ending = OUT_OF_MEMORY;
    }
    if (ending != null) {
      return Stop.ENDED;
    }
    return branches != null ? Stop.FORKED : Stop.PAUSED;
  }

  private void loop(@Nullable Insn first) {
    Insn insn = first;
    while (insn != null) {
      insn = linked(insn);
    }
  }

  /**
   * Runs instructions until there is something to decide, then null, or until one needs a class or
   * a member that cannot be linked: that is the guest's error there (JVMS 5.4).
   */
  private @Nullable Insn linked(Insn first) {
    Insn insn = first;
    Insn current = first;
    Frame f = top();
    long executed = 0;
    try {
      while (insn != null) {
        current = insn;
        f = top();
        if (f.code.isProgram() && notes != null) {
          notes.note(f.code, insn);
        }
        insn = f.symbols == 0 ? insn.run(this, f) : insn.careful(this, f);
        executed++;
      }
      return null;
    } catch (LinkageException e) {
      setTop(f);
      return exceptions.raise(f, current, e);
    } finally {
      steps += executed;
    }
  }

  /**
   * Goes on from a fork by one of its branches.
   *
   * @param open whether there was another way
   */
  public void take(Branch branch, int index, boolean open) {
    Frame f = top();
    branches = null;
    journal.decide(branch, index, f, open);
    try {
      Insn next = branch.effect().apply(this, f);
      if (next != null) {
        resumeAt = next; // otherwise a branch backwards may have paused, and said where to go on
      }
    } catch (LinkageException e) {
      setTop(f);
      resumeAt = exceptions.raise(e.problem().throwable(), e.problem().message());
    } catch (UnsupportedException e) {
      giveUp(e.reason());
    } catch (MemoryException e) {
      ending = OUT_OF_MEMORY;
    }
  }

  /** Ends the run, or the initialiser in which there is no way to go on. */
  private void giveUp(Reason reason) {
    resumeAt = initialization.halt();
    ending = resumeAt == null ? new Ending.Unsupported(reason) : null;
  }

  /** Counts a backward branch or a call; from time to time the machine has to pause there. */
  public boolean outOfFuel() {
    return --fuel < 0;
  }

  /**
   * To be told of every array or text that may be long: a few of them can fill the memory before
   * the machine would pause, and collect, otherwise. The path ends here if it takes twice of what a
   * path may take: then there is no time to look for garbage.
   */
  public void allocates(long elements) {
    if (collector.isDueAfter(elements)) {
      fuel = 0;
    }
    if (collector.lacksRoom(elements - HeapCollector.MOST_BYTES)) {
      throw new MemoryException();
    }
  }

  /** Whether objects of so many bytes more are too much for a path, unless garbage is collected. */
  public boolean lacksRoom(long bytes) {
    return collector.lacksRoom(bytes);
  }

  /**
   * Collects garbage, then goes on with an instruction that lacked room; where that cannot help,
   * the path ends. On a real JVM it may go on, or end in an {@code OutOfMemoryError}.
   */
  public @Nullable Insn makeRoom(Insn at) {
    if (collector.isFresh()) {
      return end(OUT_OF_MEMORY);
    }
    collector.want();
    return pause(at);
  }

  /** Makes the machine pause at the next backward branch or call. */
  public void pauseSoon() {
    fuel = 0;
  }

  /** What it goes on with after a pause, or decides at a fork. */
  public @Nullable Insn next() {
    return branches == null ? resumeAt : top().insn;
  }

  /** Stops the machine, which goes on with an instruction when it runs again. */
  public @Nullable Insn pause(Insn next) {
    fuel = FUEL;
    resumeAt = next;
    return null;
  }

  /** Stops the machine for the explorer to choose. The instruction's effects are the branches'. */
  public @Nullable Insn fork(Frame f, Insn at, List<Branch> ways) {
    f.insn = at;
    Insn halted = ways.size() > 1 ? initialization.halt() : null;
    if (halted != null) {
      return halted;
    }
    branches = ways;
    return null;
  }

  /** Ends the run. */
  public @Nullable Insn end(Ending how) {
    ending = how;
    return null;
  }

  public @Nullable Insn unsupported(ReasonCode cause, String detail) {
    Insn halted = initialization.halt();
    return halted != null ? halted : end(new Ending.Unsupported(new Reason(cause, detail)));
  }

  public @Nullable Insn cut(ReasonCode cause, String detail) {
    return end(new Ending.Cut(new Reason(cause, detail)));
  }

  /** Forgets the stack after a run has ended, for another one over the same heap. */
  public void reset() {
    ending = null;
    frame = null;
  }

  /** Remembers that the run has come to a sink. */
  public void reach(SinkHit hit) {
    if (hits.isEmpty()) {
      hits = new ArrayList<>();
    }
    hits.add(hit);
  }

  /** The sinks that the run has come to since the last question; there was no fork in between. */
  public List<SinkHit> takeHits() {
    List<SinkHit> taken = hits;
    hits = List.of();
    return taken;
  }

  /** Begins with an instruction, or with the frame on top if there is none. */
  public void start(@Nullable Insn insn) {
    resumeAt = insn != null ? insn : top().code.entry();
  }

  /** The ways to go on after a run that forked. */
  public List<Branch> branches() {
    List<Branch> ways = branches;
    if (ways == null) {
      throw new IllegalStateException("the machine has not forked");
    }
    return ways;
  }

  /** How the run ended. */
  public Ending ending() {
    Ending how = ending;
    if (how == null) {
      throw new IllegalStateException("the machine has not ended");
    }
    return how;
  }

  public boolean isForked() {
    return branches != null;
  }

  public boolean isEnded() {
    return ending != null;
  }

  public FrameStack calls() {
    return calls;
  }

  public GuestExceptions exceptions() {
    return exceptions;
  }

  public ClassInitialization initialization() {
    return initialization;
  }

  public StringTexts texts() {
    return texts;
  }

  public ClassMirrors mirrors() {
    return mirrors;
  }

  public OpenReferences unknowns() {
    return unknowns;
  }

  public ObjectMonitors monitors() {
    return monitors;
  }

  public LazyInputs lazyInputs() {
    return lazyInputs;
  }

  /** What the path has left behind so far. */
  public PathJournal journal() {
    return journal;
  }

  /** The decisions so far. */
  public DecisionPath path() {
    return journal.path();
  }

  public long steps() {
    return steps;
  }

  /** The identity of the only thread's object, 0 before there is one. */
  public int mainThread() {
    return mainThread;
  }

  public void setMainThread(int id) {
    mainThread = id;
  }

  @SuppressWarnings("NullAway") // a machine that runs has a frame
  public Frame top() {
    return frame;
  }

  public @Nullable Frame topOrNull() {
    return frame;
  }

  void setTop(@Nullable Frame newTop) {
    frame = newTop;
  }
}
