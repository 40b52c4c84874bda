package jdk_internal_misc;

/** A namesake of the JDK's. */
public class Signal {
  public static native int findSignal0(String name);
}
