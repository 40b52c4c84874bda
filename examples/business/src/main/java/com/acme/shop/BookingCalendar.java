package com.acme.shop;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/** Stays in one holiday flat. */
public class BookingCalendar {
    public record Stay(String guest, LocalDate from, LocalDate to) {
        public Stay {
            if (!from.isBefore(to)) {
                throw new IllegalArgumentException("A stay ends after it begins");
            }
        }

        public long nights() {
            return ChronoUnit.DAYS.between(from, to);
        }

        boolean overlaps(LocalDate start, LocalDate end) {
            return from.isBefore(end) && start.isBefore(to);
        }
    }

    private final List<Stay> stays = new ArrayList<>();

    public Stay book(String guest, LocalDate from, LocalDate to) {
        if (!isFree(from, to)) {
            throw new IllegalStateException("Not free from " + from + " to " + to);
        }
        Stay stay = new Stay(guest, from, to);
        stays.add(stay);
        return stay;
    }

    public boolean isFree(LocalDate from, LocalDate to) {
        return stays.stream().noneMatch(stay -> stay.overlaps(from, to));
    }

    public boolean cancel(String guest) {
        return stays.removeIf(stay -> stay.guest().equals(guest));
    }

    public int count() {
        return stays.size();
    }

    public static int price(LocalDate from, LocalDate to, int perNight) {
        int price = 0;
        for (LocalDate day = from; day.isBefore(to); day = day.plusDays(1)) {
            boolean weekend = day.getDayOfWeek() == DayOfWeek.FRIDAY || day.getDayOfWeek() == DayOfWeek.SATURDAY;
            price += weekend ? perNight * 3 / 2 : perNight;
        }
        return price;
    }

    public static String season(LocalDate day) {
        int month = day.getMonthValue();
        if (month >= 6 && month <= 8) {
            return "high";
        }
        if (month == 12 && day.getDayOfMonth() >= 20) {
            return "holidays";
        }
        return month < 3 || month > 10 ? "low" : "middle";
    }
}
