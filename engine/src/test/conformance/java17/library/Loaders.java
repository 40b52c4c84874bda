package library;

import java.io.File;
import java.io.InputStream;
import java.net.URL;
import java.util.Enumeration;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.ServiceLoader;

/** Class loaders, modules, packages, resources and services. */
public final class Loaders {

  /** Texts for everybody. */
  public static final class Texts extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"greeting", "hello"}, {"count", 3}};
    }
  }

  /** Texts for Germans. */
  public static final class Texts_de extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"greeting", "hallo"}};
    }
  }

  private static void loaders() throws ClassNotFoundException {
    ClassLoader own = Loaders.class.getClassLoader();
    System.out.println(own.getName() + " " + own.getClass().getName());
    System.out.println(own == ClassLoader.getSystemClassLoader());
    System.out.println(own == Thread.currentThread().getContextClassLoader());
    System.out.println(own.getParent() == ClassLoader.getPlatformClassLoader());
    System.out.println(own.getParent().getName() + " " + own.getParent().getParent());
    System.out.println(String.class.getClassLoader() + " " + int.class.getClassLoader());
    System.out.println(new Loaders[0].getClass().getClassLoader() == own);
    System.out.println(own.loadClass("java.util.ArrayList"));
    System.out.println(own.loadClass("library.Loaders") == Loaders.class);
    try {
      own.loadClass(null);
    } catch (NullPointerException e) {
      System.out.println("no name");
    }
    System.out.println(Class.forName("library.Loaders$Texts", false, own).getSimpleName());
    System.out.println(Class.forName("[Llibrary.Loaders;") == Loaders[].class);
    System.out.println(Class.forName("[[I").getComponentType());
  }

  private static void missing(String name, ClassLoader loader) {
    try {
      System.out.println(Class.forName(name, true, loader));
    } catch (ClassNotFoundException e) {
      System.out.println(e.getMessage() + " " + e.getCause());
    }
  }

  private static void modules() {
    Module base = Object.class.getModule();
    Module own = Loaders.class.getModule();
    System.out.println(base + " " + base.isNamed() + " " + own.isNamed() + " " + own.getName());
    System.out.println(java.sql.Types.class.getModule().getName());
    System.out.println(java.sql.Types.class.getClassLoader().getName());
    System.out.println(base.isExported("java.util") + " " + base.isExported("sun.security.x509"));
    System.out.println(base.isOpen("java.lang", own) + " " + own.isOpen("library"));
    System.out.println(own.isExported("library", base) + " " + base.canRead(own));
    System.out.println(own == Loaders.class.getClassLoader().getUnnamedModule());
    System.out.println(Loaders.class.getPackageName() + " " + int[].class.getPackageName());
    System.out.println(String.class.getPackage() + " " + Loaders.class.getPackage());
  }

  private static void resources() throws Exception {
    System.out.println(Loaders.class.getResourceAsStream("none.txt"));
    System.out.println(Loaders.class.getResource("/none.txt"));
    System.out.println(ClassLoader.getSystemResource("none.txt"));
    System.out.println(
        Loaders.class.getClassLoader().getResources("none.txt").hasMoreElements());
    try (InputStream file = Loaders.class.getResourceAsStream("Loaders.class")) {
      System.out.println(Integer.toHexString(file.read() << 8 | file.read()));
    }
    System.out.println(ServiceLoader.load(Runnable.class).findFirst().isPresent());
    System.out.println(Loaders.class.getClassLoader().getResourceAsStream("none/x"));
  }

  private static void urls() throws Exception {
    URL own = Loaders.class.getResource("Loaders.class");
    System.out.println(own);
    System.out.println(own.getProtocol() + own.getAuthority() + own.getHost() + own.getPort());
    System.out.println(own.equals(ClassLoader.getSystemResource("library/Loaders.class")));
    System.out.println(Loaders.class.getResource("/library").getPath().endsWith("/library"));
    try (InputStream file = own.openStream()) {
      System.out.println(Integer.toHexString(file.read() << 8 | file.read()));
    }
    System.out.println(own.openConnection().getContentLength() > 1_000);
    System.out.println(new File(own.toURI()).isFile() + " " + new File(own.getPath()).length());
    Enumeration<URL> all = Loaders.class.getClassLoader().getResources("library/Loaders.class");
    System.out.println(all.nextElement().equals(own) + " " + all.hasMoreElements());
    URL library = String.class.getResource("String.class");
    System.out.println(library + " " + library.getAuthority());
    try (InputStream file = library.openStream()) {
      System.out.println(Integer.toHexString(file.read() << 8 | file.read()));
    }
    System.out.println(library.openConnection().getContentLengthLong() > 10_000);
    System.out.println(new File(own.toURI()).getParentFile().list().length > 1);
  }

  private static void bundles() {
    Locale.setDefault(Locale.US);
    ResourceBundle texts = ResourceBundle.getBundle("library.Loaders$Texts");
    System.out.println(texts.getString("greeting") + texts.getObject("count"));
    ResourceBundle german = ResourceBundle.getBundle("library.Loaders$Texts", Locale.GERMANY);
    System.out.println(german.getString("greeting") + german.getObject("count"));
    System.out.println(german.getLocale() + " " + german.containsKey("none"));
    try {
      System.out.println(texts.getString("none"));
    } catch (MissingResourceException e) {
      System.out.println(e.getMessage() + " " + e.getKey());
    }
    try {
      System.out.println(ResourceBundle.getBundle("library.Nothing"));
    } catch (MissingResourceException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) throws Exception {
    loaders();
    missing("library.None", Loaders.class.getClassLoader());
    missing("library.Loaders", ClassLoader.getPlatformClassLoader());
    missing("library.Loaders", null);
    missing("java.lang.String", null);
    missing("int", Loaders.class.getClassLoader());
    missing("", Loaders.class.getClassLoader());
    missing("java/lang/String", Loaders.class.getClassLoader());
    missing("[X", Loaders.class.getClassLoader());
    modules();
    resources();
    urls();
    bundles();
  }
}
