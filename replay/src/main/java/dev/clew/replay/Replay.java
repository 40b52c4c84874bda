package dev.clew.replay;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.replay.recipe.Recipe;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of trying a recipe.
 *
 * @param recipe the one that worked, or the last one
 * @param printed the beginning of what the call wrote to its standard streams
 * @param coverage what JaCoCo recorded, in its format
 */
public record Replay(Recipe recipe, Ending ending, String printed, Bytes coverage) {

  /**
   * Whether a value that was seen is what a datum says. Of objects of the JDK that are neither
   * boxes nor strings the class alone is compared.
   *
   * @param inputs those of the call
   */
  public static boolean agrees(Datum datum, Picture picture, List<Input> inputs) {
    return Agreement.between(datum, picture, inputs.stream().map(Input::value).toList());
  }

  /** Whether two texts are the same, up to names and hash codes that every JVM chooses anew. */
  public static boolean agrees(String told, String real) {
    return new FleetingNames().isSame(told, real);
  }

  /** How it ended. */
  public sealed interface Ending {

    /**
     * The call returned.
     *
     * @param effects the inputs that it changed, in the order of their numbers
     */
    record Returned(Picture value, List<Effect> effects) implements Ending {
      public Returned {
        effects = List.copyOf(effects);
      }

      /** Without a change of any input. */
      public Returned(Picture value) {
        this(value, List.of());
      }
    }

    /**
     * An exception left the call.
     *
     * @param trace innermost frame first; the harness's own are left out
     */
    record Threw(String exception, @Nullable String message, List<TraceFrame> trace)
        implements Ending {
      public Threw {
        trace = List.copyOf(trace);
      }
    }

    /** It did not end in time; the trace says where it was. */
    record TimedOut(List<TraceFrame> trace) implements Ending {
      public TimedOut {
        trace = List.copyOf(trace);
      }
    }

    /** It wanted to do what is not allowed. */
    record Refused(String what) implements Ending {}

    /** There was no call, or its JVM died. */
    record Failed(Cause cause, String why) implements Ending {

      /** What failed. */
      public enum Cause {
        /** No JVM could be started: nothing was tried. The reason ends with the remedy. */
        NOT_STARTED,
        /** The JVM died, or said what cannot be understood: what the call did is not known. */
        JVM_LOST,
        /** The inputs could not be made, or there is no such method. */
        NO_CALL,
        /** There was less time than a call may take, and it was over before the call was. */
        STOPPED
      }

      /**
       * Whether that was for want of a JVM or of time, so that it says nothing about the recipe.
       */
      public boolean isNotTried() {
        return cause == Cause.NOT_STARTED || cause == Cause.STOPPED;
      }
    }
  }

  /** An array that is not compared by content. */
  public static final class Bytes {

    public static final Bytes NONE = new Bytes(new byte[0]);

    private final byte[] content;

    Bytes(byte[] content) {
      this.content = content.clone();
    }

    public byte[] content() {
      return content.clone();
    }
  }
}
