/**
 * What of the harness has to be part of the JDK's {@code java.base}, beside the guard. The rest of
 * the harness may use it, and so may the code under test: nothing here is of use to it.
 */
package dev.clew.harness.base;
