package dev.clew.output.sarif;

import java.util.List;

/**
 * A kind of hotspot, as SARIF lists it.
 *
 * @param id does not change
 * @param cwe the number of the weakness
 * @param description in one sentence
 */
record HotspotRule(String id, int cwe, String description) {

  /** All of them; the last two are for what no other is for, and for what is no sentence. */
  static final List<HotspotRule> ALL =
      List.of(
          new HotspotRule(
              "sql-injection", 89, "An input changes the structure of an SQL statement."),
          new HotspotRule("query-injection", 564, "An input changes the structure of a query."),
          new HotspotRule("command-injection", 78, "An input changes the words of a command."),
          new HotspotRule("path-traversal", 22, "An input makes a path leave its folder."),
          new HotspotRule("xpath-injection", 643, "An input changes an XPath expression."),
          new HotspotRule("ldap-injection", 90, "An input changes the filter of a directory."),
          new HotspotRule("regex-injection", 1333, "An input changes a regular expression."),
          new HotspotRule("format-injection", 134, "An input changes a format."),
          new HotspotRule("pattern-injection", 20, "An input changes the pattern of dates."),
          new HotspotRule("script-injection", 94, "An input changes a script."),
          new HotspotRule("html-injection", 79, "An input adds elements or attributes to a page."),
          new HotspotRule("url-injection", 918, "An input changes the parts of an address."),
          new HotspotRule("class-injection", 470, "An input changes which class is loaded."),
          new HotspotRule("injection", 74, "An input changes the structure of a sentence."),
          new HotspotRule(
              "malformed-sentence", 20, "A string is handed over that is no sentence."));

  /** Where the rule of a hotspot is in the list. */
  static int indexOf(int cwe, boolean isExploit) {
    if (!isExploit) {
      return ALL.size() - 1;
    }
    for (int i = 0; i < ALL.size() - 1; i++) {
      if (ALL.get(i).cwe == cwe) {
        return i;
      }
    }
    return ALL.size() - 2;
  }
}
