package library.web;

import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import jakarta.servlet.http.HttpSessionEvent;
import jakarta.servlet.http.HttpSessionListener;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts sessions, and those of each user. */
public class SessionCounter implements ServletContextListener, HttpSessionListener {

  private final AtomicInteger open = new AtomicInteger();
  private final ConcurrentMap<String, Integer> users = new ConcurrentHashMap<>();

  @Override
  public void contextInitialized(ServletContextEvent event) {
    String seats = event.getServletContext().getInitParameter("seats");
    event.getServletContext().setAttribute("seats", seats == null ? 100 : seats.length());
  }

  @Override
  public void sessionCreated(HttpSessionEvent event) {
    int now = open.incrementAndGet();
    if (now > 1000) {
      event.getSession().setMaxInactiveInterval(60);
    }
  }

  @Override
  public void sessionDestroyed(HttpSessionEvent event) {
    open.decrementAndGet();
    Object user = event.getSession().getAttribute("user");
    if (user instanceof String name) {
      users.merge(name, -1, Integer::sum);
    }
  }

  public int of(String user) {
    return users.getOrDefault(user, 0);
  }
}
