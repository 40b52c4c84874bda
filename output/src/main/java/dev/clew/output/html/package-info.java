/**
 * A results file as one page of HTML that needs nothing else. What it looks like and does is in the
 * resources beside this package: a file each for a view, a model, a key.
 */
@NullMarked
package dev.clew.output.html;

import org.jspecify.annotations.NullMarked;
