/** What the JDK asks of the virtual machine: threads, monitors, stacks, properties. */
@NullMarked
package dev.clew.engine.natives.vm;

import org.jspecify.annotations.NullMarked;
