/** What models of several kinds use. */
@NullMarked
package dev.clew.models.basis;

import org.jspecify.annotations.NullMarked;
