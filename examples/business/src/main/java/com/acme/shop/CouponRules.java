package com.acme.shop;

import java.util.Locale;

/** Which coupon gives how much. Amounts are in cents. */
public final class CouponRules {
    private static final int MAX_PERCENT = 50;

    private CouponRules() {}

    public static int discount(String code, int total) {
        if (code == null || code.isBlank()) {
            return 0;
        }
        String coupon = code.trim().toUpperCase(Locale.ROOT);
        if (coupon.equals("WELCOME")) {
            return Math.min(500, total);
        }
        if (coupon.startsWith("SAVE")) {
            int percent = parsePercent(coupon.substring(4));
            return total * percent / 100;
        }
        if (coupon.endsWith("-VIP") && total >= 10000) {
            return total / 4;
        }
        return 0;
    }

    public static boolean isStackable(String first, String second) {
        if (first.equalsIgnoreCase(second)) {
            return false;
        }
        return !first.startsWith("SAVE") || !second.startsWith("SAVE");
    }

    static int parsePercent(String digits) {
        int percent;
        try {
            percent = Integer.parseInt(digits);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("Bad coupon: SAVE" + digits, e);
        }
        if (percent < 1 || percent > MAX_PERCENT) {
            throw new IllegalArgumentException("Percent out of range: " + percent);
        }
        return percent;
    }
}
