/** Methods of the users' classes, called for what they return. */
package dev.clew.harness.calls;
