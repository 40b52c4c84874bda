/** How far Clew gets into methods of public libraries that parse or format, and at what cost. */
@NullMarked
package dev.clew.benchmarks.deep;

import org.jspecify.annotations.NullMarked;
