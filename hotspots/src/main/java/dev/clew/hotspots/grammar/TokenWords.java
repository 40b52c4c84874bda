package dev.clew.hotspots.grammar;

import dev.clew.solver.language.Language;
import java.util.Optional;

/**
 * What one rule of a lexer matches.
 *
 * @param name of the rule
 * @param words exactly those that are its token where nothing longer is; empty where that cannot be
 *     told
 * @param atMost all words that it may match, and perhaps more
 * @param beginnings all that such words begin with, and perhaps more
 */
record TokenWords(String name, Optional<Language> words, Language atMost, Language beginnings) {}
