/**
 * What runs beside the code under test, in a JVM of its own. Java 8, no dependencies: it is on the
 * users' class path.
 */
package dev.clew.harness;
