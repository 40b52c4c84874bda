package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.HttpServlet;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages of servlets: proven where the whole page is known, an exploit where an input gets out. */
class StringsOfServletsTest {

  @TempDir Path folder;

  @Test
  void whatIsWrittenToAPageIsDecidedByAllThatStandsBefore() throws Exception {
    Path source = TwinSource.file("PageTwins");
    Path servlets = place(HttpServlet.class);
    Workbench workbench = new Workbench(folder);
    workbench.compile(source, servlets);
    String places = workbench.classes() + File.pathSeparator + servlets;
    workbench.run("strings", "-cp", places, "dev.clew.twins.PageTwins");
    assertThat(TwinSource.found(workbench)).isEqualTo(TwinSource.expected(source));
  }

  @Test
  void anEncoderOfAFrameworkIsTakenAtItsWord() throws Exception {
    Path servlets = place(HttpServlet.class);
    Workbench library = new Workbench(folder.resolve("library"));
    library.compile(
        "HtmlUtils",
        """
        package org.springframework.web.util;
        public class HtmlUtils {
          public static String htmlEscape(String text) {
            StringBuilder escaped = new StringBuilder();
            for (char unit : text.toCharArray()) {
              escaped.append(unit == '<' ? "&lt;" : unit == 39 ? "&#39;" : "" + unit);
            }
            return escaped.toString();
          }
        }
        """);
    Workbench workbench = new Workbench(folder);
    workbench.compile(
        "Greeting",
        """
        import jakarta.servlet.http.*;
        import org.springframework.web.util.HtmlUtils;
        public class Greeting extends HttpServlet {
          @Override
          protected void doGet(HttpServletRequest q, HttpServletResponse r) throws java.io.IOException {
            String name = HtmlUtils.htmlEscape(q.getParameter("name"));
            r.getWriter().print("<p title='" + name + "'>" + name + "</p>"); // proven
            r.getWriter().print("<p title=" + name + ">"); // open
          }
        }
        """,
        servlets,
        library.classes());
    String places =
        String.join(
            File.pathSeparator,
            workbench.classes().toString(),
            servlets.toString(),
            library.classes().toString());
    workbench.run("strings", "-cp", places, "Greeting");
    assertThat(TwinSource.found(workbench).values()).containsExactly("proven", "open");
  }

  private static Path place(Class<?> type) throws IOException {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }
}
