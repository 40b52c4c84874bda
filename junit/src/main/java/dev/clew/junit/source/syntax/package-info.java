/** Java source: expressions, statements, names of types, literals, layout. */
@NullMarked
package dev.clew.junit.source.syntax;

import org.jspecify.annotations.NullMarked;
