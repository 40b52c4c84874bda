/** LDAP filters: UnboundID's parser, and a directory in memory with two entries. */
@NullMarked
package dev.clew.hotspots.ldap;

import org.jspecify.annotations.NullMarked;
