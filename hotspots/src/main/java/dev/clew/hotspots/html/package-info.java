/** HTML: jsoup's tree, and a small tokeniser for the place of a hole. */
@NullMarked
package dev.clew.hotspots.html;

import org.jspecify.annotations.NullMarked;
