/** Models of patterns, matchers, scanners and splitting. */
@NullMarked
package dev.clew.models.regex;

import org.jspecify.annotations.NullMarked;
