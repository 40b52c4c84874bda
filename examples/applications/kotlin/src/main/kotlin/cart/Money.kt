package cart

/** Cents of a currency. */
data class Money(val cents: Long, val currency: String = "EUR") : Comparable<Money> {

    operator fun plus(other: Money): Money {
        require(currency == other.currency) { "$currency and ${other.currency} do not add up" }
        return copy(cents = cents + other.cents)
    }

    operator fun times(count: Int) = Money(cents * count, currency)

    override fun compareTo(other: Money) = cents.compareTo(other.cents)

    override fun toString(): String {
        val rest = (cents % 100).toString().padStart(2, '0')
        return "${cents / 100}.$rest $currency"
    }

    companion object {
        val ZERO = Money(0)

        /** `12.50 EUR` or `12 EUR`. */
        fun parse(text: String): Money {
            val (number, currency) = text.trim().split(" ") // planted 1: no currency
            val point = number.indexOf('.')
            if (point < 0) {
                return Money(digits(number) * 100, currency)
            }
            val fraction = number.substring(point + 1).padEnd(2, '0').take(2)
            return Money(digits(number.substring(0, point)) * 100 + digits(fraction), currency)
        }

        private fun digits(text: String): Long {
            require(text.isNotEmpty() && text.length < 10 && text.all { it in '0'..'9' }) { "not a number: $text" }
            return text.toLong()
        }
    }
}
