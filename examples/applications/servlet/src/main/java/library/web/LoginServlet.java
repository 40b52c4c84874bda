package library.web;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Base64;

public class LoginServlet extends HttpServlet {

  private static final long serialVersionUID = 1;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String user = remembered(request.getCookies());
    if (user.isEmpty()) {
      response.getWriter().print("<form method=post><input name=card></form>");
    } else {
      request.getSession().setAttribute("user", user);
      response.sendRedirect("search");
    }
  }

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String card = request.getParameter("card");
    if (card == null || !isCard(card)) {
      response.sendError(HttpServletResponse.SC_UNAUTHORIZED);
      return;
    }
    request.getSession().setAttribute("user", card.substring(3));
    Cookie cookie = new Cookie("user", card.substring(3));
    cookie.setMaxAge("on".equals(request.getParameter("remember")) ? 86_400 : -1);
    response.addCookie(cookie);
    response.sendRedirect("search");
  }

  static String remembered(Cookie[] cookies) {
    if (cookies == null) {
      return "";
    }
    for (Cookie cookie : cookies) {
      if (cookie.getName().equals("user")) {
        return cookie.getValue();
      }
    }
    return "";
  }

  /** A card is LIB, six digits and a check digit: their sum modulo ten. */
  static boolean isCard(String card) {
    if (!card.startsWith("LIB") || card.length() != 10) {
      return false;
    }
    int sum = 0;
    for (int i = 3; i < 9; i++) {
      sum += Character.digit(card.charAt(i), 10);
    }
    return sum % 10 == Character.digit(card.charAt(9), 10);
  }

  /** The user and the password of an Authorization header, or an empty array. */
  public static String[] credentials(String header) {
    if (header == null || !header.startsWith("Basic ")) {
      return new String[0];
    }
    String decoded = new String(Base64.getDecoder().decode(header.substring(6).trim()));
    int colon = decoded.indexOf(':');
    return new String[] {decoded.substring(0, colon), decoded.substring(colon + 1)}; // planted 5: no colon
  }
}
