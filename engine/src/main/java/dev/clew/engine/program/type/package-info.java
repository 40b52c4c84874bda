/** Java's types as class files write them: descriptors of fields and methods, parsed. */
@NullMarked
package dev.clew.engine.program.type;

import org.jspecify.annotations.NullMarked;
