/** The command line: maps arguments to the application and outcomes to exit codes. */
@NullMarked
package dev.clew.cli;

import org.jspecify.annotations.NullMarked;
