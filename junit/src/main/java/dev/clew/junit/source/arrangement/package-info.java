/** What a test does before it looks: recipes as statements, calls as expressions. */
@NullMarked
package dev.clew.junit.source.arrangement;

import org.jspecify.annotations.NullMarked;
