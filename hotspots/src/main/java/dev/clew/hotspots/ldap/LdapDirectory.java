package dev.clew.hotspots.ldap;

import com.unboundid.ldap.listener.InMemoryDirectoryServer;
import com.unboundid.ldap.listener.InMemoryDirectoryServerConfig;
import com.unboundid.ldap.sdk.Entry;
import com.unboundid.ldap.sdk.Filter;
import com.unboundid.ldap.sdk.LDAPException;
import com.unboundid.ldap.sdk.SearchResultEntry;
import com.unboundid.ldap.sdk.SearchScope;
import dev.clew.hotspots.interpreter.SinkEffect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A directory in memory, without a port: two entries that have every attribute of a filter. */
final class LdapDirectory {
  private static final String BASE = "dc=clew";
  private static final List<String> MARKS = List.of("101", "202");

  private LdapDirectory() {}

  /** Which entries an exploit finds that a benign filter does not. */
  static Optional<SinkEffect> difference(String benign, String exploit) {
    try {
      Filter plain = Filter.create(benign);
      Filter broken = Filter.create(exploit);
      Set<String> attributes = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
      collect(plain, attributes);
      collect(broken, attributes);
      attributes.remove("objectClass");
      InMemoryDirectoryServer server = server(attributes);
      List<String> before = found(server, plain);
      List<String> after = found(server, broken);
      return before.equals(after)
          ? Optional.empty()
          : Optional.of(
              new SinkEffect(
                  after.size() + " entries instead of " + before.size(),
                  List.of("two entries with " + String.join(", ", attributes)),
                  before.toString(),
                  after.toString()));
    } catch (LDAPException nothingToShow) {
      return Optional.empty();
    }
  }

  private static void collect(Filter filter, Set<String> attributes) {
    if (filter.getAttributeName() != null) {
      attributes.add(filter.getAttributeName());
    }
    for (Filter part : filter.getComponents()) {
      collect(part, attributes);
    }
    if (filter.getNOTComponent() != null) {
      collect(filter.getNOTComponent(), attributes);
    }
  }

  private static InMemoryDirectoryServer server(Set<String> attributes) throws LDAPException {
    InMemoryDirectoryServerConfig config = new InMemoryDirectoryServerConfig(BASE);
    config.setSchema(null);
    InMemoryDirectoryServer server = new InMemoryDirectoryServer(config);
    Entry base = new Entry(BASE);
    base.addAttribute("objectClass", "top", "domain");
    base.addAttribute("dc", "clew");
    server.add(base);
    for (String mark : MARKS) {
      Entry entry = new Entry("ou=" + mark + "," + BASE);
      entry.addAttribute("objectClass", "top", "person", "inetOrgPerson", "user");
      entry.addAttribute("ou", mark);
      attributes.forEach(name -> entry.addAttribute(name, mark));
      server.add(entry);
    }
    return server;
  }

  private static List<String> found(InMemoryDirectoryServer server, Filter filter)
      throws LDAPException {
    List<String> names = new ArrayList<>();
    for (SearchResultEntry entry :
        server.search(BASE, SearchScope.ONE, filter).getSearchEntries()) {
      names.add(entry.getDN());
    }
    names.sort(null);
    return names;
  }
}
