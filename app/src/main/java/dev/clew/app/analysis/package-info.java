/** Running the targets of one command within its time, whatever becomes of each of them. */
@NullMarked
package dev.clew.app.analysis;

import org.jspecify.annotations.NullMarked;
