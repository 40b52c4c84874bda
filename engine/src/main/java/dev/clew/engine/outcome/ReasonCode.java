package dev.clew.engine.outcome;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What ends a path before its end, or keeps a method from being covered: in a few words, and what
 * helps. The names, in lower case with dashes, are the codes in the results file; they do not
 * change. {@code docs/reasons.md} has the same table.
 */
public enum ReasonCode {
  TIME("out of time", "--time-budget gives more"),
  NOT_STARTED("the time was up before their turn", "--time-budget gives more"),
  NOT_STOPPED("out of time, in a step that does not look at the clock", "--time-budget gives more"),
  MEMORY("out of memory", "CLEW_JAVA_OPTS=-Xmx8g gives more"),
  MISSING_CLASS("a class is missing", "add what has it with -cp"),
  LINKAGE("a class cannot be linked", "add what it needs with -cp, or rebuild it"),
  BOUNDARY("a framework or a service outside is not entered", "stubs answer in its place"),
  BOUNDARY_ARGUMENTS(
      "a framework may have changed what it was given, and where strings go depends on it", ""),
  STATIC_CONTENTS("a static field holds what earlier calls have left there", ""),
  SCHEDULE("threads run one after the other, in one order of many", ""),
  MAX_REVISITS("a loop goes round too often", "--max-revisits goes on"),
  ENDLESS("a loop never ends", "see the errors"),
  MAX_FORCED("a loop goes on without a choice", ""),
  INVARIANT("what was assumed of a loop does not hold", ""),
  MAX_CONDITIONS("a path has too many conditions", "--max-conditions allows more"),
  MAX_INSTRUCTIONS("a loop that depends on no input takes too long", ""),
  PATH_MEMORY("a path takes too much memory", ""),
  TEXT_LENGTH("a text gets too long", ""),
  COLLECTION_SIZE("a collection would have to be larger", ""),
  NUMBER_SIZE("a number would have to be larger or more exact", ""),
  MAX_ARRAY_LENGTH("an array would have to be longer", "--max-array-length allows it"),
  MAX_STRING_LENGTH("a string would have to be longer", "--max-string-length allows it"),
  MAX_TYPES("an input may be of more classes than are tried", "--max-types tries more"),
  SAMPLE_VALUES("of an input's class only some objects are tried", ""),
  ARRAY_LENGTH("an array of unknown length is too long for what is done with it", ""),
  ARRAY_WRITE("a large array is written at an unknown place", ""),
  ARRAY_COPY("a large array is copied from or to an unknown place", ""),
  CALL_DEPTH("calls are not followed that deep", "--call-depth follows them"),
  HAVOC("a call that is not followed may have changed static fields", "--call-depth follows it"),
  PARTITION("a condition of a @Partition cannot be read", "mend it"),
  SOLVER_UNKNOWN("no solver could decide a condition", "--solver-timeout gives more time"),
  STRING_TERM("a name that has to be known depends on an input", ""),
  STRING_IDENTITY("whether two texts are the same object is not known", ""),
  STRING_LOCALE("a locale has rules of its own for upper and lower case", ""),
  UNKNOWN_PATTERN("a regular expression depends on an input", ""),
  MATCHER_END("a matcher is asked about the end of an unknown text", ""),
  MATCHER_STATE("a matcher goes on from a place that is not known", ""),
  UNKNOWN_SCANNER("a scanner reads an unknown text on another JDK", "leave out --jdk"),
  INPUT_CLASS("an input of this class of the JDK cannot be made", "a driver can make it"),
  STUB_CLASS("the class of a stub is asked for", ""),
  SYMBOLIC_ARRAY("a native method takes an array of unknown length", ""),
  BOX_IDENTITY("whether two boxes are the same object is not known", ""),
  NUMBER_IDENTITY("whether two numbers are the same object is not known", ""),
  BIG_NUMBER("an operation on unknown large numbers has no model", ""),
  DECIMAL_SCALE("the scale of a decimal number is not known", ""),
  MAP_LAYOUT("the order of a map with unknown keys is not known", ""),
  BUILDER_CAPACITY("the capacity of a builder of unknown length is asked for", ""),
  NATIVE_METHOD("a native method is not known", "@Concrete has it run"),
  NATIVE_SYMBOLIC("a native method or a reflective call takes an unknown argument", ""),
  THREAD("a thread is started or waited for", ""),
  MONITOR_UNKNOWN("whether an object is locked is not known", ""),
  METHOD_HANDLE("a kind of method handle is not interpreted", ""),
  VAR_HANDLE("a kind of variable handle is not interpreted", ""),
  NETWORK("a host or a connection is asked for", ""),
  CALLER("who called the method under test is asked for", ""),
  CLOCK("a clock is read in a way that is not known", ""),
  ENVIRONMENT("the whole environment is asked for", ""),
  RANDOM("random numbers of threads are asked for", ""),
  DRIVER("an unknown of a driver has no known name or type", "use a literal for its name"),
  CONCRETE_UNSTABLE("a method that is run gives several results for the same arguments", ""),
  CONCRETE_FAILED("a method that is run could not be", ""),
  CONCRETE_THREW("a method that is run throws what no sample showed", ""),
  CONCRETE_RECEIVER("a method that is run needs an object with fields", ""),
  EXIT("the program ends the JVM", ""),
  INPUT("a stream outside of the program is read", ""),
  FILE("a file is opened or asked about", ""),
  RESOURCE_URL("the URL of a resource is asked for", ""),
  MODULE_LAYER("the JDK's modules are asked about", ""),
  MODULE_DESCRIPTOR("the JDK's modules are asked about", ""),
  OFF_HEAP("memory outside of the heap is used", ""),
  UNSAFE_WIDTH("memory is read across elements", ""),
  UNSAFE_OFFSET("memory is read between fields", ""),
  STACK_OVERFLOW_EARLY("the stack overflows while the JDK starts", ""),
  INTERNAL_ERROR("a bug in Clew", "please report it");

  private final String sentence;
  private final String remedy;

  ReasonCode(String sentence, String remedy) {
    this.sentence = sentence;
    this.remedy = remedy;
  }

  /** The constant of a code; empty for one that only newer versions have. */
  public static Optional<ReasonCode> of(String code) {
    return Arrays.stream(values()).filter(each -> each.code().equals(code)).findFirst();
  }

  /** As the results file has it. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What is wrong, in a few words. */
  public String sentence() {
    return sentence;
  }

  /** What a user can do about it; empty where nothing helps. */
  public String remedy() {
    return remedy;
  }

  /** Whether the detail of its reasons is a name that a user can do something with. */
  public boolean hasNames() {
    return switch (this) {
      case MISSING_CLASS, BOUNDARY, NATIVE_METHOD, INPUT_CLASS -> true;
      default -> false;
    };
  }
}
