@NullMarked
package dev.clew.app.hunt;

import org.jspecify.annotations.NullMarked;
