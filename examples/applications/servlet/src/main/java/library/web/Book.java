package library.web;

/** A book of the catalogue. */
public record Book(String isbn, String title, int year) {

  public Book {
    if (isbn.length() != 13) {
      throw new IllegalArgumentException("an ISBN has 13 digits: " + isbn);
    }
  }

  boolean matches(String word) {
    return title.toLowerCase().contains(word.toLowerCase()) || isbn.startsWith(word);
  }
}
