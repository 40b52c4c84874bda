/** Code that is run instead of being looked into, drivers, and what comes from outside. */
package dev.clew.app.mixed;
