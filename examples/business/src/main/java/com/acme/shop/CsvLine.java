package com.acme.shop;

import java.util.ArrayList;
import java.util.List;

/** One line of a file with fields in quotes or without. */
public class CsvLine {
    private final char separator;

    public CsvLine(char separator) {
        if (separator == '"') {
            throw new IllegalArgumentException("A quote separates nothing");
        }
        this.separator = separator;
    }

    public List<String> parse(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quoted) {
                if (c != '"') {
                    field.append(c);
                } else if (i + 1 < line.length() && line.charAt(i + 1) == '"') {
                    field.append('"');
                    i++;
                } else {
                    quoted = false;
                }
            } else if (c == '"') {
                quoted = true;
            } else if (c == separator) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        if (quoted) {
            throw new IllegalArgumentException("Quote is not closed: " + line);
        }
        fields.add(field.toString());
        return fields;
    }

    public String format(List<String> fields) {
        StringBuilder line = new StringBuilder();
        for (String field : fields) {
            if (line.length() > 0) {
                line.append(separator);
            }
            line.append(quote(field));
        }
        return line.toString();
    }

    private String quote(String field) {
        if (field.indexOf(separator) < 0 && field.indexOf('"') < 0) {
            return field;
        }
        return '"' + field.replace("\"", "\"\"") + '"';
    }
}
