@NullMarked
package dev.clew.app.induction;

import org.jspecify.annotations.NullMarked;
