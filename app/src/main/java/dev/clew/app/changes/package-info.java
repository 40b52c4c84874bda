/** Which methods a change since a commit can affect: {@code AffectedTargets}. */
@NullMarked
package dev.clew.app.changes;

import org.jspecify.annotations.NullMarked;
