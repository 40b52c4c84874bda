/** Tests of what a real JVM says about paths. */
@NullMarked
package dev.clew.app.check.trial;

import org.jspecify.annotations.NullMarked;
