package text;

/** Text blocks and escapes. */
public final class TextBlocks {

  public static void main(String[] args) {
    String json =
        """
        {
          "name": "x",
          "list": [1, 2]
        }
        """;
    System.out.print(json);
    System.out.println(json.length() + " " + json.hashCode());
    String joined =
        """
        one \
        two \
        three\
        """;
    System.out.println(joined);
    String spaces =
        """
            trailing   \s
          none
              deep\tTab
          quotes: "" \""" '
        """;
    System.out.println(spaces.replace(' ', '.').replace("\t", "<tab>"));
    String empty =
        """
        """;
    System.out.println(empty.isEmpty());
    System.out.println(
        """
        \u0041\101x\
        """
                .replace("x", "")
            + "|");
    char[] escapes = {
      '\b', '\t', '\n', '\f', '\r', '\s', '\"', '\'', '\\', '\0', '\177', '\377', '\u0041'
    };
    for (char c : escapes) {
      System.out.print((int) c + " ");
    }
    System.out.println();
    String mixed =
        """
        a
          b
         c
        """;
    mixed.lines().forEach(line -> System.out.println(line.length() + ":" + line));
    System.out.println(
        """
        %s is %d\
        """
            .formatted("answer", 42));
    System.out.println(
        """
        same\
        """
            == "same");
  }
}
