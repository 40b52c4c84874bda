/** What a failure is: an error, a precondition of the method, or what the program intends. */
@NullMarked
package dev.clew.app.check.classify;

import org.jspecify.annotations.NullMarked;
