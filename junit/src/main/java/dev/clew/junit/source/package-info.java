/** A case as Java source: recipes as statements, pictures as assertions, names, layout. */
@NullMarked
package dev.clew.junit.source;

import org.jspecify.annotations.NullMarked;
