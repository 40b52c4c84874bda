package dev.clew.twins;

import java.io.File;
import java.io.IOException;
import java.util.regex.Pattern;
import javax.naming.NamingException;
import javax.naming.directory.DirContext;
import javax.naming.directory.SearchControls;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathExpressionException;

/** Commands, paths, XPath, LDAP and patterns. */
final class OtherTwins {
  private OtherTwins() {}

  static Process commandSafe(String file) throws IOException {
    if (!file.matches("[a-z0-9.]+")) {
      throw new IllegalArgumentException(file);
    }
    return Runtime.getRuntime().exec("ls " + file); // proven
  }

  static Process commandUnsafe(String file) throws IOException {
    if (!file.matches("[a-z0-9. ]+")) {
      throw new IllegalArgumentException(file);
    }
    return Runtime.getRuntime().exec("ls " + file); // exploit
  }

  static Process shellSafe(String file) throws IOException {
    String quoted = file.replace("'", "");
    return Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls './" + quoted + "'"}); // proven
  }

  static Process shellUnsafe(String file) throws IOException {
    String quoted = file.replace("\"", "");
    return Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls './" + quoted + "'"}); // exploit
  }

  static File pathSafe(String name) {
    if (!name.matches("[a-z0-9]+")) {
      throw new IllegalArgumentException(name);
    }
    return new File("/srv/uploads/" + name); // proven
  }

  static File pathUnsafe(String name) {
    if (!name.matches("[a-z0-9./]+")) {
      throw new IllegalArgumentException(name);
    }
    return new File("/srv/uploads/" + name); // exploit
  }

  static String xpathSafe(XPath xpath, String name) throws XPathExpressionException {
    String text = name.replace("'", "");
    return xpath.compile("/users/user[@name='" + text + "']/mail").toString(); // proven
  }

  static String xpathUnsafe(XPath xpath, String name) throws XPathExpressionException {
    String text = name.replace("\"", "");
    return xpath.compile("/users/user[@name='" + text + "']/mail").toString(); // exploit
  }

  static Object ldapSafe(DirContext directory, String uid) throws NamingException {
    if (!uid.matches("[a-z0-9]+")) {
      throw new IllegalArgumentException(uid);
    }
    return directory.search("dc=acme", "(&(uid=" + uid + ")(objectClass=person))", new SearchControls()); // proven
  }

  static Object ldapUnsafe(DirContext directory, String uid) throws NamingException {
    if (!uid.matches("[a-z0-9*]+")) {
      throw new IllegalArgumentException(uid);
    }
    return directory.search("dc=acme", "(&(uid=" + uid + ")(objectClass=person))", new SearchControls()); // exploit
  }

  static Pattern regexSafe(String word) {
    if (!word.matches("[a-z]+")) {
      throw new IllegalArgumentException(word);
    }
    return Pattern.compile("x" + word + "y"); // proven
  }

  static Pattern regexUnsafe(String word) {
    if (!word.matches("[a-z.*]+")) {
      throw new IllegalArgumentException(word);
    }
    return Pattern.compile("x" + word + "y"); // exploit
  }
}
