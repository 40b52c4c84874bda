package library.web;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.FilterConfig;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Remembers which languages a browser asks for. */
public class LanguageFilter implements Filter {

  private String fallback = "en";

  @Override
  public void init(FilterConfig config) {
    String configured = config.getInitParameter("fallback");
    if (configured != null && !configured.isBlank()) {
      fallback = configured.trim();
    }
  }

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (request instanceof HttpServletRequest web) {
      List<String> languages = languages(web.getHeader("Accept-Language"));
      web.setAttribute("language", languages.isEmpty() ? fallback : languages.get(0));
    }
    try {
      chain.doFilter(request, response);
    } catch (IOException e) {
      request.setAttribute("failed", e.getMessage());
      throw e;
    }
  }

  /** {@code de, en} of {@code de-AT, en;q=0.5}. */
  static List<String> languages(String header) {
    List<String> languages = new ArrayList<>();
    if (header == null) {
      return languages;
    }
    for (String part : header.split(",")) {
      int end = part.indexOf(';');
      String range = (end < 0 ? part : part.substring(0, end)).trim();
      if (range.equals("*") || range.isEmpty()) {
        continue;
      }
      int dash = range.indexOf('-');
      languages.add(dash < 0 ? range : range.substring(0, dash));
    }
    return languages;
  }
}
