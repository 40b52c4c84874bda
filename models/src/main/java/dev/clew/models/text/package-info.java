/** Models of strings, builders, characters and charsets. */
@NullMarked
package dev.clew.models.text;

import org.jspecify.annotations.NullMarked;
