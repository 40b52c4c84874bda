/** The cases that become tests, and how much of each is told. */
@NullMarked
package dev.clew.junit.source.cases;

import org.jspecify.annotations.NullMarked;
