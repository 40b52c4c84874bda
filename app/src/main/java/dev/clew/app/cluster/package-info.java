/** One exploration on many machines: rounds of bundles of units, whoever performs them. */
@NullMarked
package dev.clew.app.cluster;

import org.jspecify.annotations.NullMarked;
