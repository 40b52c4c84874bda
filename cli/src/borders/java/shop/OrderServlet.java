package shop;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.io.PrintWriter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Orders over HTTP, with five errors that are marked on their lines. */
public class OrderServlet extends HttpServlet {

  private static final long serialVersionUID = 1L;
  private static final Logger LOG = LoggerFactory.getLogger(OrderServlet.class);

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    String id = request.getParameter("id");
    LOG.debug("order {}", id);
    if (id == null || id.isEmpty()) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST);
      return;
    }
    int number = Integer.parseInt(id); // error NumberFormatException
    int share = 100 / (number - 7); // error ArithmeticException
    response.setContentType("text/plain");
    PrintWriter out = response.getWriter();
    out.println("share: " + share);
  }

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    if (LOG.isInfoEnabled()) {
      LOG.info("post from {}", request.getRemoteAddr());
    }
    String range = request.getHeader("Range");
    if (range == null || !range.startsWith("bytes=")) {
      response.setStatus(HttpServletResponse.SC_NO_CONTENT);
      return;
    }
    String last = range.substring(range.indexOf('-') + 1, 9); // error StringIndexOutOfBoundsException
    HttpSession session = request.getSession();
    session.setAttribute("last", last);
    byte[] body = new byte[request.getContentLength()]; // error NegativeArraySizeException
    session.setAttribute("body", body);
    response.setStatus(HttpServletResponse.SC_OK);
  }

  @Override
  protected void doDelete(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    String[] parts = request.getRequestURI().split("/");
    String name = parts[2]; // error ArrayIndexOutOfBoundsException
    response.setHeader("Deleted", name.trim());
  }
}
