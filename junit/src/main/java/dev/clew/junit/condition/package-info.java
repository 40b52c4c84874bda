/** What the conditions of a method ask, as its code has it, and which of them a call met. */
@NullMarked
package dev.clew.junit.condition;

import org.jspecify.annotations.NullMarked;
