package com.acme.shop;

/** Points and the tiers that they lead to. */
public class LoyaltyProgram {
    public enum Tier {
        BASIC(0), SILVER(1000), GOLD(5000), PLATINUM(20000);

        private final int from;

        Tier(int from) {
            this.from = from;
        }

        public int from() {
            return from;
        }
    }

    private int points;

    public int getPoints() {
        return points;
    }

    public Tier tier() {
        return tierOf(points);
    }

    public static Tier tierOf(int points) {
        Tier reached = Tier.BASIC;
        for (Tier tier : Tier.values()) {
            if (points >= tier.from()) {
                reached = tier;
            }
        }
        return reached;
    }

    /** One point for each full euro, half as many again for gold and better. */
    public int earn(int cents) {
        if (cents < 0) {
            throw new IllegalArgumentException("A purchase is not negative");
        }
        int earned = cents / 100;
        if (tier().compareTo(Tier.GOLD) >= 0) {
            earned += earned / 2;
        }
        points += earned;
        return earned;
    }

    public boolean redeem(int wanted) {
        if (wanted <= 0 || wanted > points) {
            return false;
        }
        points -= wanted;
        return true;
    }

    public int pointsToNextTier() {
        return switch (tier()) {
            case BASIC -> Tier.SILVER.from() - points;
            case SILVER -> Tier.GOLD.from() - points;
            case GOLD -> Tier.PLATINUM.from() - points;
            case PLATINUM -> 0;
        };
    }
}
