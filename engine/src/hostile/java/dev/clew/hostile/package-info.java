/**
 * Programs that do their worst: end, loop, allocate, print, wait. None may cost more than itself.
 */
package dev.clew.hostile;
