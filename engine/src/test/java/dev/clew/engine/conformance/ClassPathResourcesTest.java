package dev.clew.engine.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.boot.Engine;
import dev.clew.engine.boot.MainRun;
import dev.clew.engine.program.Jars;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.Sources;
import dev.clew.engine.program.path.ClassPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files beside classes are read in the engine as HotSpot reads them. */
final class ClassPathResourcesTest {

  private static final String SERVICE =
      """
      package shop;
      public interface Tax { int of(int cents); }
      """;

  private static final String PROVIDERS =
      """
      package shop;
      public final class Half implements Tax { public int of(int cents) { return cents / 2; } }
      """;

  private static final String PROGRAM =
      """
      package shop;

      import java.io.BufferedReader;
      import java.io.FileNotFoundException;
      import java.io.InputStream;
      import java.io.InputStreamReader;
      import java.net.URL;
      import java.net.URLConnection;
      import java.nio.charset.StandardCharsets;
      import java.util.Collections;
      import java.util.Locale;
      import java.util.Properties;
      import java.util.ResourceBundle;
      import java.util.ServiceLoader;

      public final class Main {
        private static String text(URL url) throws Exception {
          try (InputStream in = url.openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).trim();
          }
        }

        public static void main(String[] args) throws Exception {
          ClassLoader loader = Main.class.getClassLoader();
          for (String name : new String[] {"a b;é.txt", "inner/deep.txt", "both.txt"}) {
            URL url = loader.getResource(name);
            System.out.println(url);
            System.out.println(text(url) + " " + url.openConnection().getContentLength());
            for (URL each : Collections.list(loader.getResources(name))) {
              System.out.println(each + " = " + text(each) + " " + each.toURI());
            }
          }
          URL inJar = loader.getResource("inner/deep.txt");
          URLConnection connection = inJar.openConnection();
          connection.setUseCaches(false);
          connection.connect();
          System.out.println(connection.getContentLengthLong() + " " + connection.getURL());
          try (BufferedReader r = new BufferedReader(new InputStreamReader(connection.getInputStream()))) {
            System.out.println(r.readLine());
          }
          try {
            new URL(inJar, "none.txt").openStream();
          } catch (FileNotFoundException e) {
            System.out.println(e.getMessage());
          }
          ResourceBundle texts = ResourceBundle.getBundle("texts", Locale.ROOT);
          System.out.println(texts.getString("greeting") + texts.keySet());
          System.out.println(ResourceBundle.getBundle("texts", Locale.GERMANY).getString("greeting"));
          System.out.println(ResourceBundle.getBundle("shop.jarred").getString("key"));
          Properties properties = new Properties();
          properties.load(Main.class.getResourceAsStream("/texts_de.properties"));
          System.out.println(properties);
          for (Tax tax : ServiceLoader.load(Tax.class)) {
            System.out.println(tax.getClass() + " " + tax.of(10));
          }
          System.out.println(ServiceLoader.load(Runnable.class).findFirst());
        }
      }
      """;

  @TempDir Path temp;

  @Test
  void inFoldersAndInJars() throws IOException {
    Path classes = Files.createDirectories(temp.resolve("my classes"));
    Path packed = Files.createDirectories(temp.resolve("packed"));
    Sources.compile(classes, SERVICE, PROVIDERS, PROGRAM);
    write(classes, "a b;é.txt", "blank");
    write(classes, "both.txt", "of the folder");
    write(classes, "texts.properties", "greeting=hello");
    write(classes, "texts_de.properties", "greeting=hallo\\u00e4");
    write(classes, "META-INF/services/shop.Tax", "# comment\nshop.Half # the only one");
    write(packed, "both.txt", "of the jar");
    write(packed, "inner/deep.txt", "deep");
    write(packed, "shop/jarred.properties", "key = in a jar");
    write(packed, "META-INF/services/shop.Tax", "shop.Half\n");
    Path jar = Jars.pack(temp.resolve("a.jar"), /* isMultiRelease= */ false, Map.of("", packed));

    for (InstalledJdk jdk : InstalledJdk.all()) {
      List<Path> path = List.of(classes, jar);
      Engine engine = Engine.start(new Program(ClassPath.open(jdk.jdk(), path)));
      MainRun.Result here = MainRun.run(engine, "shop.Main");
      assertThat(here.error()).as("%s after %s", jdk, here.output()).isEmpty();
      assertThat(here.output()).as("%s", jdk).isEqualTo(onHotSpot(jdk, path));
    }
  }

  private String onHotSpot(InstalledJdk jdk, List<Path> path) throws IOException {
    Path output = temp.resolve("real.out");
    Path errors = temp.resolve("real.err");
    List<String> command = HotSpotRun.command(jdk, path, List.of("shop.Main"));
    assertThat(Fork.start(command, output, errors).exitCode())
        .as("%s", Files.readString(errors))
        .isZero();
    return Files.readString(output);
  }

  private static void write(Path folder, String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text, StandardCharsets.UTF_8);
  }
}
