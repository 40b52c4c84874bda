package dev.clew.app.targets;

import dev.clew.app.UserException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A class or a method as a user names it: {@code com.acme.Cart}, {@code com.acme.Cart#total}, or
 * with parameters.
 *
 * @param text what the user wrote
 * @param method absent for a class
 * @param parameters their types as written, without spaces; absent where the user gives none
 * @param descriptor instead of parameters, for {@code total(IJ)I} as the results file has it
 */
record TargetName(
    String text,
    String className,
    Optional<String> method,
    Optional<List<String>> parameters,
    Optional<String> descriptor) {

  private static final String REMEDY =
      "write a class as com.acme.Cart and a method as 'com.acme.Cart#total' or"
          + " 'com.acme.Cart#total(int,java.lang.String)'";

  static TargetName parse(String text) {
    int hash = text.indexOf('#');
    if (hash < 0) {
      return new TargetName(
          text, checked(text, text), Optional.empty(), Optional.empty(), Optional.empty());
    }
    String className = checked(text.substring(0, hash), text);
    String rest = text.substring(hash + 1).replace(" ", "");
    int open = rest.indexOf('(');
    if (open < 0) {
      return new TargetName(
          text, className, Optional.of(checked(rest, text)), Optional.empty(), Optional.empty());
    }
    Optional<String> method = Optional.of(checked(rest.substring(0, open), text));
    if (rest.indexOf(')') < 0) {
      throw new UserException("'" + text + "' lacks a ')'", REMEDY);
    }
    if (!rest.endsWith(")")) {
      return new TargetName(
          text, className, method, Optional.empty(), Optional.of(rest.substring(open)));
    }
    List<String> parameters = split(rest.substring(open + 1, rest.length() - 1), text);
    return new TargetName(text, className, method, Optional.of(parameters), Optional.empty());
  }

  private static List<String> split(String list, String text) {
    List<String> types = new ArrayList<>();
    if (!list.isEmpty()) {
      for (String type : list.split(",", -1)) {
        types.add(checked(type, text).replace("...", "[]"));
      }
    }
    return types;
  }

  private static String checked(String part, String text) {
    if (part.isBlank() || part.indexOf('#') >= 0) {
      throw new UserException("'" + text + "' names no class or method", REMEDY);
    }
    return part;
  }
}
