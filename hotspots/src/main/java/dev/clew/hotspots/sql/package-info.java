/** SQL: an own lexer for each dialect, JSqlParser for the tree, H2 for what a statement does. */
@NullMarked
package dev.clew.hotspots.sql;

import org.jspecify.annotations.NullMarked;
