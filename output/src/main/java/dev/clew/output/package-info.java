/** What a run of Clew found, as the formats in this module's other packages write it. */
@NullMarked
package dev.clew.output;

import org.jspecify.annotations.NullMarked;
