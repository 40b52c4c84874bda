/** The JDK's own start-up, run once; what it leaves behind is where every path begins. */
@NullMarked
package dev.clew.engine.boot;

import org.jspecify.annotations.NullMarked;
