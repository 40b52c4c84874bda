/** Concrete runs: targets called with made-up inputs, guided by what the calls reach. */
@NullMarked
package dev.clew.app.hunt;

import org.jspecify.annotations.NullMarked;
