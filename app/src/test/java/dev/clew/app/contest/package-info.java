@NullMarked
package dev.clew.app.contest;

import org.jspecify.annotations.NullMarked;
