/** Tests of the ways into targets. */
@NullMarked
package dev.clew.app.entry;

import org.jspecify.annotations.NullMarked;
