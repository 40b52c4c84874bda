package dev.clew.replay.coverage;

/**
 * What calls reached of a class.
 *
 * @param name as class files have it
 * @param id by which JaCoCo knows its content
 * @param file a checksum of the class file
 * @param probes a digit for each: 1 where a call came by
 */
public record ReachedClass(String name, long id, long file, String probes) {}
