package com_sun_management_internal;

/** A namesake of the JDK's. */
public class HotSpotDiagnostic {
  public static void load(String library) { System.load(library); }
  public native void dumpHeap0(String file, boolean live);
}
