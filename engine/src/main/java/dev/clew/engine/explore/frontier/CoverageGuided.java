package dev.clew.engine.explore.frontier;

import dev.clew.engine.explore.limit.TimeShare;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Prefers ways that begin with a branch which nobody has taken yet, those in the program's own code
 * before those in the JDK's. Then come ways from which it is not far to something new: in turn one
 * with many decisions, which gets to the end of loops, one with few, one whose branch was tried
 * least often, and any at all, which is followed to an end by chance, so that nothing starves. Ways
 * that no solver could decide about wait longer: they cost most and may not exist.
 */
final class CoverageGuided implements Frontier {

  private static final int LOOKED_AT = 400;

  /** A way that is chosen by chance is followed to its end, if that is not too far. */
  private static final int LONGEST_DIVE = 30;

  /** Of ways by chance, from which the one is taken whose branch was tried least often. */
  private static final int DRAWS = 4;

  /** Tries of a branch from which on it counts as farther. */
  private static final int OFTEN = 8;

  /** How much farther, in instructions, for each time that its tries have doubled since. */
  private static final int DETOUR = 10;

  /** One turn of so many is for what is doubtful and begins with nothing new. */
  private static final int DOUBTFUL_TURN = 40;

  /** Of the time for what is doubtful, as long as there is something else. */
  private static final int DOUBTFUL_PART = 6;

  private static final Duration ANYWAY = Duration.ofSeconds(2);

  private final ReachedCode coverage;
  private final Random random;
  private final Deque<Node> promising = new ArrayDeque<>();
  private final Deque<Node> promisingInJdk = new ArrayDeque<>();
  private final List<Node> others = new ArrayList<>();
  private final Deque<Node> doubtfulAndNew = new ArrayDeque<>();
  private final Deque<Node> doubtful = new ArrayDeque<>();
  private final Map<Insn, Integer> distances = new HashMap<>();
  private int distancesAsOf;
  private final TimeShare doubts = new TimeShare(DOUBTFUL_PART, ANYWAY);
  private int turn;

  /** What was added since the latest turn. */
  private final List<Node> fresh = new ArrayList<>();

  /** How many more turns go on with what the one before gave. */
  private int dive;

  CoverageGuided(ReachedCode coverage, Random random) {
    this.coverage = coverage;
    this.random = random;
  }

  @Override
  public void add(Node node) {
    fresh.add(node);
    if (node.branch() != null && !node.model().proven()) {
      (isNew(node) && isInProgram(node) ? doubtfulAndNew : doubtful).addLast(node);
    } else if (!isNew(node)) {
      others.add(node);
    } else if (isInProgram(node)) {
      promising.addLast(node);
    } else {
      promisingInJdk.addLast(node);
    }
  }

  /** Whether nobody took the branch yet; one that many paths turned out not to take is as old. */
  private boolean isNew(Node node) {
    return !coverage.isTaken(node.at(), node.index())
        && !(node.isFlip() && coverage.isHopeless(node.at(), node.index()));
  }

  private static boolean isInProgram(Node node) {
    Frame frame = node.state().frame();
    return frame != null && frame.code.isProgram();
  }

  @Override
  public @Nullable Node next() {
    Node deeper = dive > 0 ? oneOfFresh() : null;
    fresh.clear();
    if (deeper != null) {
      dive--;
      return deeper;
    }
    dive = 0;
    turn++;
    boolean isDoubtTooDear = doubts.isUsedUp();
    if (turn % DOUBTFUL_TURN == 0 && !doubtful.isEmpty() && !isDoubtTooDear) {
      return doubtful.pollFirst();
    }
    boolean isDoubtsTurn = turn % 4 == 3 && promising.isEmpty() && !isDoubtTooDear;
    if (isDoubtsTurn && !doubtfulAndNew.isEmpty()) {
      Node node = doubtfulAndNew.pollFirst();
      if (isNew(node)) {
        return node;
      }
      doubtful.addLast(node);
    }
    Node node = null;
    if (turn % 4 != 0 || others.isEmpty()) {
      node = nextOf(promising);
      node = node != null || turn % 4 == 1 ? node : nextOf(promisingInJdk);
    }
    node = node != null ? node : oneOfOthers();
    node = node != null ? node : nextOf(promisingInJdk);
    node = node != null ? node : oneOfOthers(); // what is new no more has become one of them
    return node != null ? node : anyDoubtful();
  }

  private @Nullable Node oneOfOthers() {
    if (others.isEmpty()) {
      return null;
    }
    dive = turn % 4 == 0 ? LONGEST_DIVE : 0;
    int place =
        switch (turn % 4) {
          case 0 -> anyButOften();
          case 3 -> rarest();
          default -> nearest(turn % 4 == 2);
        };
    return others.remove(place);
  }

  /** The place of one by chance; what was tried often has to be drawn often. */
  private int anyButOften() {
    int best = random.nextInt(others.size());
    for (int i = 1; i < DRAWS; i++) {
      int other = random.nextInt(others.size());
      best = tries(other) < tries(best) ? other : best;
    }
    return best;
  }

  private int tries(int place) {
    Node node = others.get(place);
    return coverage.tries(node.at(), node.index());
  }

  /** Of the newest, the place of one whose branch was tried least often. */
  private int rarest() {
    int best = others.size() - 1;
    int fewest = Integer.MAX_VALUE;
    for (int i = others.size() - 1; i >= 0 && i >= others.size() - LOOKED_AT; i--) {
      int tries = tries(i);
      if (tries < fewest) {
        fewest = tries;
        best = i;
      }
    }
    return best;
  }

  private @Nullable Node oneOfFresh() {
    fresh.removeIf(node -> node.isFlip() || !node.model().proven());
    if (fresh.isEmpty()) {
      return null;
    }
    Node node = fresh.get(random.nextInt(fresh.size()));
    boolean isTakenOut =
        promising.removeLastOccurrence(node) || promisingInJdk.removeLastOccurrence(node);
    int place = isTakenOut ? -1 : others.lastIndexOf(node);
    if (place >= 0) {
      others.remove(place);
    }
    return isTakenOut || place >= 0 ? node : null;
  }

  private @Nullable Node anyDoubtful() {
    return doubtfulAndNew.isEmpty() ? doubtful.pollFirst() : doubtfulAndNew.pollFirst();
  }

  private @Nullable Node nextOf(Deque<Node> queue) {
    while (!queue.isEmpty()) {
      Node node = queue.removeLast();
      if (isNew(node)) {
        return node;
      }
      others.add(node);
    }
    return null;
  }

  /**
   * Of the newest, the place of one with the shortest way to something new. A branch that was tried
   * so often that others are due is farther: it mostly changes nothing but counters.
   */
  private int nearest(boolean shallow) {
    if (distancesAsOf != coverage.changes()) {
      distancesAsOf = coverage.changes();
      distances.clear();
    }
    int best = others.size() - 1;
    int shortest = ReachedCode.FAR;
    for (int i = others.size() - 1; i >= 0 && i >= others.size() - LOOKED_AT; i--) {
      int distance = damped(coverage.distance(others.get(i), distances), tries(i));
      if (distance < shortest
          || (distance == shortest && isBetter(shallow, decisions(i), decisions(best)))) {
        shortest = distance;
        best = i;
      }
    }
    return best;
  }

  private static int damped(int distance, int tries) {
    int times = Integer.SIZE - Integer.numberOfLeadingZeros(tries / OFTEN);
    return distance == ReachedCode.FAR ? distance : distance + times * DETOUR;
  }

  private static boolean isBetter(boolean shallow, int decisions, int others) {
    return shallow ? decisions < others : decisions > others;
  }

  private int decisions(int index) {
    return others.get(index).state().path().length();
  }

  @Override
  public @Nullable Node give() {
    if (!others.isEmpty()) {
      return others.remove(random.nextInt(others.size()));
    }
    Node node = promisingInJdk.pollFirst();
    node = node != null ? node : promising.pollFirst();
    return node != null ? node : anyDoubtful();
  }

  @Override
  public boolean settlesDoubts() {
    return true;
  }

  @Override
  public void spentOnDoubt(long since) {
    doubts.spentSince(since);
  }

  @Override
  public int size() {
    return promising.size()
        + promisingInJdk.size()
        + others.size()
        + doubtfulAndNew.size()
        + doubtful.size();
  }
}
