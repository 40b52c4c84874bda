package library.web;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

public class LoanServlet extends HttpServlet {

  private static final long serialVersionUID = 1;

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
    HttpSession session = request.getSession(false);
    if (session == null) {
      response.sendRedirect(request.getContextPath() + "/login");
      return;
    }
    Integer loans = (Integer) session.getAttribute("loans");
    int count = loans == null ? 0 : loans;
    String isbn = request.getParameter("isbn");
    if (isbn == null || !Isbn.isValid(isbn)) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST);
    } else if (count >= 5) {
      response.sendError(HttpServletResponse.SC_FORBIDDEN, "five books are enough");
    } else {
      session.setAttribute("loans", count + 1);
      response.setStatus(HttpServletResponse.SC_CREATED);
    }
  }

  @Override
  protected void doDelete(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String path = request.getPathInfo();
    if (path == null) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    response.setHeader("X-Loan", loan(path));
    response.setStatus(HttpServletResponse.SC_NO_CONTENT);
  }

  /** {@code 17} of {@code /loans/17/}. */
  static String loan(String path) {
    String rest = path.substring("/loans/".length()); // planted 4: another path
    return rest.endsWith("/") ? rest.substring(0, rest.length() - 1) : rest;
  }

  /** What being late costs, in cents. */
  public static int fine(LocalDate due, LocalDate today, int books) {
    long days = ChronoUnit.DAYS.between(due, today);
    if (days <= 0) {
      return 0;
    }
    int fine = (int) Math.min(days, 30) * 20 * books;
    return fine > 2000 ? 2000 : fine;
  }
}
