/**
 * What goes between the JVM of Clew and one that runs code under test, when that code does all it
 * can to spoil or to forge it.
 */
package dev.clew.harness.channel;
