package dev.clew.twins;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.PrintWriter;

/** Pages that a servlet writes as a whole, piece by piece. */
final class PageTwins extends HttpServlet {

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String name = request.getParameter("name");
    PrintWriter out = response.getWriter();
    out.println("<h1>");
    out.println(name.replace("<", "&lt;")); // proven
    out.print(name.length());
    out.print("</h1><p title='");
    out.print(name.replace("'", "&#39;")); // proven
    String end = "'>";
    out.print(end); // proven
  }

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String name = request.getParameter("name");
    PrintWriter out = response.getWriter();
    out.println("<h1>");
    out.println(name.replace(">", "&gt;")); // exploit
    out.println(name.replace("<", "&lt;")); // open
  }

  @Override
  protected void doPut(HttpServletRequest request, HttpServletResponse response) throws IOException {
    StringBuilder page = new StringBuilder("<p>");
    page.append(request.getParameter("name").replace("<", "")).append("</p>");
    response.getWriter().append(page); // proven
  }

  @Override
  protected void doDelete(HttpServletRequest request, HttpServletResponse response) throws IOException {
    StringBuilder page = new StringBuilder("<p>");
    page.append(request.getParameter("name").replace("<<", "")).append("</p>");
    response.getWriter().append(page); // exploit
  }

  @Override
  protected void doHead(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String name = request.getParameter("name").replace("<", "");
    response.getWriter().write("<p><b title=x".toCharArray(), 0, 3); // proven
    response.getWriter().write(name); // proven
  }

  @Override
  protected void doTrace(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String name = request.getParameter("name").replaceAll("[^a-z]", ""); // proven
    PrintWriter out = response.getWriter();
    out.println("<a href=x");
    out.print(name); // exploit
    out.print(">");
  }

  @Override
  protected void doOptions(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    String name = request.getParameter("name").replace("<", "");
    RequestDispatcher menu = request.getRequestDispatcher("menu");
    response.getWriter().print(name + "."); // proven
    menu.include(request, response);
    response.getWriter().print(name); // open
  }

  /** What is around it, others write. */
  static void piece(HttpServletResponse response, String name) throws IOException {
    response.getWriter().print("" + name.replace("<", "")); // open
  }
}
