package dev.clew.output.html;

import com.fasterxml.jackson.core.JsonToken;
import java.util.Map;

/** The keys that an object of a results file has to have, each with what its value begins with. */
record RequiredKeys(Map<String, JsonToken> keys) {

  static final RequiredKeys ANY = new RequiredKeys(Map.of());

  static final RequiredKeys FILE =
      new RequiredKeys(
          Map.of(
              "targets", JsonToken.START_ARRAY,
              "options", JsonToken.START_OBJECT,
              "classes", JsonToken.START_OBJECT,
              "summary", JsonToken.START_OBJECT));

  static final RequiredKeys TARGET =
      new RequiredKeys(
          Map.of(
              "class", JsonToken.VALUE_STRING,
              "method", JsonToken.VALUE_STRING,
              "status", JsonToken.VALUE_STRING,
              "reasons", JsonToken.START_ARRAY,
              "paths", JsonToken.START_ARRAY,
              "forks", JsonToken.START_ARRAY,
              "texts", JsonToken.START_ARRAY,
              "errors", JsonToken.START_ARRAY,
              "pathCounts", JsonToken.START_OBJECT,
              "stats", JsonToken.START_OBJECT));

  static final RequiredKeys PATH =
      new RequiredKeys(
          Map.of(
              "id", JsonToken.VALUE_NUMBER_INT,
              "outcome", JsonToken.VALUE_STRING,
              "condition", JsonToken.START_ARRAY,
              "inputs", JsonToken.START_ARRAY,
              "steps", JsonToken.START_ARRAY));

  static final RequiredKeys FINDING =
      new RequiredKeys(
          Map.of(
              "path", JsonToken.VALUE_NUMBER_INT,
              "exception", JsonToken.VALUE_STRING,
              "site", JsonToken.START_OBJECT));

  static final RequiredKeys HOTSPOT =
      new RequiredKeys(
          Map.of(
              "site", JsonToken.START_OBJECT,
              "language", JsonToken.VALUE_STRING,
              "verdict", JsonToken.VALUE_STRING,
              "strings", JsonToken.START_ARRAY,
              "holes", JsonToken.START_ARRAY,
              "reasons", JsonToken.START_ARRAY));
}
