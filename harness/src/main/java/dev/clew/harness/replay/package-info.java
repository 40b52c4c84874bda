/** Trying inputs: making them, calling a method with them, telling what came of it. */
package dev.clew.harness.replay;
