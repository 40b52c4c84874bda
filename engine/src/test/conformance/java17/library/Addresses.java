package library;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.UnknownHostException;

/** Addresses by their digits, and URLs that nobody opens. */
public final class Addresses {

  private static void address(String text) {
    try {
      InetAddress address = InetAddress.getByName(text);
      System.out.println(
          text + " -> " + address + " " + address.getHostAddress() + " " + address.hashCode());
      System.out.println(
          address.isLoopbackAddress()
              + " "
              + address.isAnyLocalAddress()
              + " "
              + address.isSiteLocalAddress()
              + " "
              + address.isMulticastAddress()
              + " "
              + (address instanceof Inet6Address));
    } catch (UnknownHostException e) {
      System.out.println(text + " " + e.getClass().getSimpleName());
    }
  }

  private static void bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) values[i];
    }
    try {
      System.out.println(InetAddress.getByAddress(bytes));
      System.out.println(InetAddress.getByAddress("a.example", bytes));
    } catch (UnknownHostException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void url(String text) {
    try {
      URL url = new URL(text);
      System.out.println(
          url
              + " "
              + url.getProtocol()
              + " "
              + url.getHost()
              + " "
              + url.getPort()
              + " "
              + url.getDefaultPort()
              + " "
              + url.getPath()
              + " "
              + url.getQuery()
              + " "
              + url.getRef()
              + " "
              + url.getAuthority());
    } catch (MalformedURLException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) throws Exception {
    address("127.0.0.1");
    address("10.1.2.3");
    address("0.0.0.0");
    address("224.0.0.1");
    address("255.255.255.255");
    address("::1");
    address("[2001:db8::ff00:42:8329]");
    address("::ffff:1.2.3.4");
    address("");
    bytes(192, 168, 0, 1);
    bytes(1, 2, 3);
    bytes(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1);
    System.out.println(InetAddress.getLoopbackAddress());
    System.out.println(new InetSocketAddress(8080).getPort());
    System.out.println(InetSocketAddress.createUnresolved("db.example", 5432));
    System.out.println(
        InetAddress.getByName("1.2.3.4").equals(InetAddress.getByAddress(new byte[] {1, 2, 3, 4})));
    System.out.println(Inet4Address.getByName("1.2.3.4").getClass().getSimpleName());
    url("http://user@host.example:81/a/b?q=1&r=2#top");
    url("https://host.example");
    url("ftp://host.example/x");
    url("file:/etc/passwd");
    url("jar:file:/x.jar!/a/b.txt");
    url("mailto:a@b.example");
    url("nothing://x");
    url("no protocol");
    System.out.println(new URL(new URL("http://a.example/b/c?d"), "../e").toExternalForm());
    System.out.println(new URL("http://a.example/b%20c").toURI().getPath());
    System.out.println(URI.create("http://a.example/?x=y").toURL().getQuery());
    System.out.println(new URL("http://a.example/x").openConnection().getURL());
    System.out.println(new URL("http://1.2.3.4/x").equals(new URL("http://1.2.3.4:80/x")));
  }
}
