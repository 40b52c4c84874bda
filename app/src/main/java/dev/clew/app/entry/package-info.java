/** Ways into a target: objects are made and changed by calls that other code could write. */
@NullMarked
package dev.clew.app.entry;

import org.jspecify.annotations.NullMarked;
