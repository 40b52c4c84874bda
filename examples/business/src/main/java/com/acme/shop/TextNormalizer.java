package com.acme.shop;

import java.util.Locale;

/** Brings names, phone numbers and titles into one form. */
public final class TextNormalizer {
    private TextNormalizer() {}

    public static String slug(String title) {
        StringBuilder slug = new StringBuilder();
        boolean gap = false;
        for (char c : title.toLowerCase(Locale.ROOT).toCharArray()) {
            if (c >= 'a' && c <= 'z' || c >= '0' && c <= '9') {
                if (gap && slug.length() > 0) {
                    slug.append('-');
                }
                gap = false;
                slug.append(c);
            } else {
                gap = true;
            }
        }
        return slug.toString();
    }

    public static String phone(String input) {
        String digits = input.replace(" ", "").replace("-", "");
        if (digits.startsWith("00")) {
            digits = "+" + digits.substring(2);
        } else if (digits.startsWith("0")) {
            digits = "+49" + digits.substring(1);
        }
        if (digits.length() < 8) {
            throw new IllegalArgumentException("Too short: " + input);
        }
        return digits;
    }

    public static String capitalize(String name) {
        if (name == null || name.isEmpty()) {
            return name;
        }
        return Character.toUpperCase(name.charAt(0)) + name.substring(1).toLowerCase(Locale.ROOT);
    }

    public static String abbreviate(String text, int max) {
        if (max < 4) {
            throw new IllegalArgumentException("At least 4: " + max);
        }
        if (text.length() <= max) {
            return text;
        }
        return text.substring(0, max - 3) + "...";
    }
}
