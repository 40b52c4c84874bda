/** The one facade behind every front end: what a user can ask Clew to do. */
@NullMarked
package dev.clew.app;

import org.jspecify.annotations.NullMarked;
