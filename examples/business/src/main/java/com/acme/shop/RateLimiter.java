package com.acme.shop;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

/** Lets so many requests pass in so much time. */
public class RateLimiter {
    private final int limit;
    private final long windowMillis;
    private final Clock clock;
    private final Deque<Long> accepted = new ArrayDeque<>();
    private int rejected;

    public RateLimiter(int limit, Duration window) {
        this(limit, window, Clock.systemUTC());
    }

    public RateLimiter(int limit, Duration window, Clock clock) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit must be at least 1");
        }
        if (window.isZero() || window.isNegative()) {
            throw new IllegalArgumentException("window must be positive");
        }
        this.limit = limit;
        this.windowMillis = window.toMillis();
        this.clock = clock;
    }

    public boolean tryAcquire() {
        long now = clock.millis();
        while (!accepted.isEmpty() && accepted.peekFirst() <= now - windowMillis) {
            accepted.removeFirst();
        }
        if (accepted.size() >= limit) {
            rejected++;
            return false;
        }
        accepted.addLast(now);
        return true;
    }

    public int available() {
        return limit - accepted.size();
    }

    public int getRejected() {
        return rejected;
    }

    public void reset() {
        accepted.clear();
        rejected = 0;
    }
}
