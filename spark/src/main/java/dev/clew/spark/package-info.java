/** Clusters of Apache Spark: the only code that knows it. */
@NullMarked
package dev.clew.spark;

import org.jspecify.annotations.NullMarked;
