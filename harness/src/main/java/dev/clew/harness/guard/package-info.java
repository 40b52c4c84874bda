/**
 * What code under test must not do while its inputs are tried. These classes become part of the
 * module {@code java.base} of the JVM that tries them: the library's own methods ask them.
 */
package dev.clew.harness.guard;
