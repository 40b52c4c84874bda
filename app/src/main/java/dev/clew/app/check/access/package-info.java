/** Who can make a call that fails: anybody, a subclass, the package, or the program alone. */
@NullMarked
package dev.clew.app.check.access;

import org.jspecify.annotations.NullMarked;
