/** The use of Clew as a whole, from what a user names to files: what front ends call. */
@NullMarked
package dev.clew.app.run;

import org.jspecify.annotations.NullMarked;
