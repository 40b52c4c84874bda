/** Addresses and names of classes. */
@NullMarked
package dev.clew.hotspots.address;

import org.jspecify.annotations.NullMarked;
