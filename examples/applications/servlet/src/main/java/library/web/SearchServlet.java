package library.web;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.ResourceBundle;
import java.util.logging.Level;
import java.util.logging.Logger;

public class SearchServlet extends HttpServlet {

  private static final long serialVersionUID = 1;
  private static final Logger LOG = Logger.getLogger(SearchServlet.class.getName());
  private static final int PAGE = 10;

  private transient Catalogue catalogue;

  @Override
  public void init() throws ServletException {
    try {
      catalogue = Catalogue.load();
    } catch (IOException e) {
      throw new ServletException("the catalogue cannot be read", e);
    }
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String word = request.getParameter("q");
    if (word == null || word.isBlank()) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST, "q?");
      return;
    }
    if (LOG.isLoggable(Level.FINE)) {
      LOG.fine("search for " + word);
    }
    ResourceBundle texts = ResourceBundle.getBundle("library.web.texts", request.getLocale());
    List<Book> found = catalogue.search(word.trim());
    response.setContentType("text/html;charset=UTF-8");
    PrintWriter out = response.getWriter();
    out.println("<h1>" + texts.getString("title") + "</h1>");
    if (found.isEmpty()) {
      out.println(texts.getString("nothing"));
      return;
    }
    out.printf(texts.getString("found"), found.size());
    int first = first(request.getParameter("page"), found.size());
    for (int i = first; i < Math.min(first + PAGE, found.size()); i++) {
      out.println("<li>" + escape(found.get(i).title()) + "</li>");
    }
  }

  /** The first book of a page that a parameter names; the last page if there are not that many. */
  static int first(String page, int size) {
    if (page == null || page.isEmpty()) {
      return 0;
    }
    int number = Integer.parseInt(page); // planted 3: page=next
    int last = (size - 1) / PAGE;
    return Math.max(0, Math.min(number - 1, last)) * PAGE;
  }

  static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '&' -> escaped.append("&amp;");
        case '"' -> escaped.append("&quot;");
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
