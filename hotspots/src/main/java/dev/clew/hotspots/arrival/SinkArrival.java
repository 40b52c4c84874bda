package dev.clew.hotspots.arrival;

import dev.clew.engine.machine.HaltedInitializer;
import dev.clew.hotspots.text.RowLanguage;
import java.util.List;
import java.util.Optional;

/**
 * One path that has come to a hotspot.
 *
 * @param number how often the path has come there, from 1
 * @param isDirect whether the call itself can be watched on a real JVM
 * @param halted initialisers that the path did not run to their ends
 * @param isPart whether others may write what stands around it
 * @param row the string with its holes, for people
 * @param language what the string can be
 * @param holes what is known of each hole
 * @param benign a call without malice; empty where none was found
 * @param attacks calls that should change the structure, the most convincing first
 * @param syntax a call with which no sentence arrives
 * @param open why nothing could be proven; empty if this path is
 */
public record SinkArrival(
    HotspotPlace hotspot,
    List<Integer> decisions,
    int number,
    boolean isDirect,
    List<HaltedInitializer> halted,
    boolean isPart,
    String row,
    RowLanguage language,
    List<HoleReport> holes,
    Optional<SinkWitness> benign,
    List<SinkWitness> attacks,
    Optional<SinkWitness> syntax,
    List<String> open) {
  public SinkArrival {
    decisions = List.copyOf(decisions);
    halted = List.copyOf(halted);
    holes = List.copyOf(holes);
    attacks = List.copyOf(attacks);
    open = List.copyOf(open);
  }

  /** Whether no input can change the structure on this path. */
  public boolean isProven() {
    return isCalm() && holes.stream().noneMatch(HoleReport::isHandedOn);
  }

  /** Whether inputs change the structure only where the whole sentence is a caller's. */
  public boolean isCalm() {
    return open.isEmpty() && attacks.isEmpty() && syntax.isEmpty();
  }
}
