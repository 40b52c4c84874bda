/**
 * What code under test may use to talk to Clew: drivers, assumptions, and marks on methods and
 * fields. Java 8, no dependencies, harmless on a JVM without Clew.
 */
package dev.clew.annotations;
