package com.acme.shop;

import java.time.LocalDateTime;

/** A line like "30 8 * * 1-5": minute, hour, day of month, month, day of week. */
public final class Schedule {
    private static final int[] LOWEST = {0, 0, 1, 1, 1};
    private static final int[] HIGHEST = {59, 23, 31, 12, 7};

    private final String[] fields;

    private Schedule(String[] fields) {
        this.fields = fields;
    }

    public static Schedule parse(String expression) {
        String[] parts = expression.trim().split("\\s+");
        if (parts.length != 5) {
            throw new IllegalArgumentException("Expected 5 fields but found " + parts.length);
        }
        for (int i = 0; i < 5; i++) {
            check(parts[i], LOWEST[i], HIGHEST[i]);
        }
        return new Schedule(parts);
    }

    public boolean matches(LocalDateTime time) {
        return fits(fields[0], time.getMinute())
                && fits(fields[1], time.getHour())
                && fits(fields[2], time.getDayOfMonth())
                && fits(fields[3], time.getMonthValue())
                && fits(fields[4], time.getDayOfWeek().getValue());
    }

    public boolean isDaily() {
        return fields[2].equals("*") && fields[3].equals("*") && fields[4].equals("*");
    }

    static boolean fits(String field, int value) {
        if (field.equals("*")) {
            return true;
        }
        if (field.startsWith("*/")) {
            return value % Integer.parseInt(field.substring(2)) == 0;
        }
        int dash = field.indexOf('-');
        if (dash > 0) {
            int from = Integer.parseInt(field.substring(0, dash));
            int to = Integer.parseInt(field.substring(dash + 1));
            return from <= value && value <= to;
        }
        return Integer.parseInt(field) == value;
    }

    private static void check(String field, int lowest, int highest) {
        if (field.equals("*")) {
            return;
        }
        String digits = field.startsWith("*/") ? field.substring(2) : field;
        for (String part : digits.split("-")) {
            int value = Integer.parseInt(part);
            if (value < lowest || value > highest) {
                throw new IllegalArgumentException("Out of range: " + field);
            }
        }
    }

    @Override
    public String toString() {
        return String.join(" ", fields);
    }
}
