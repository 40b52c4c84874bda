package dev.clew.app.cache;

/**
 * Where something is kept.
 *
 * @param target stands for all versions of it
 * @param key of this version: the same where all is the same that it depends on
 */
record KeptName(String target, String key) {}
