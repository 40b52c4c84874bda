/** Scripts for {@code ScriptEngine}. */
@NullMarked
package dev.clew.hotspots.script;

import org.jspecify.annotations.NullMarked;
