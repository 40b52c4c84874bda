/** What every JVM that runs code under test begins with: the pipe is taken, the guard is armed. */
package dev.clew.harness.session;
