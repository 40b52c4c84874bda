/** Tasks of the competition on software verification (SV-COMP), its track for Java. */
@NullMarked
package dev.clew.app.contest;

import org.jspecify.annotations.NullMarked;
