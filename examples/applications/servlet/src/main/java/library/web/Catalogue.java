package library.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All books, read from the class path. */
public final class Catalogue {

  private final Map<String, Book> books = new LinkedHashMap<>();

  public static Catalogue load() throws IOException {
    Catalogue catalogue = new Catalogue();
    try (InputStream in = Catalogue.class.getResourceAsStream("books.csv")) {
      if (in == null) {
        return catalogue;
      }
      BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (!line.isBlank() && !line.startsWith("#")) {
          catalogue.add(book(line));
        }
      }
    }
    return catalogue;
  }

  public static Book book(String line) {
    String[] cells = line.split(";", -1);
    int year = cells.length > 2 && !cells[2].isBlank() ? Integer.parseInt(cells[2].trim()) : 0; // planted 1: 200x
    return new Book(cells[0].trim(), cells.length > 1 ? cells[1].trim() : "(no title)", year);
  }

  public void add(Book book) {
    books.put(book.isbn(), book);
  }

  public Book find(String isbn) {
    return books.get(isbn.replace("-", ""));
  }

  public List<Book> search(String word) {
    List<Book> found = new ArrayList<>();
    for (Book book : books.values()) {
      if (book.matches(word)) {
        found.add(book);
      }
    }
    return found;
  }
}
