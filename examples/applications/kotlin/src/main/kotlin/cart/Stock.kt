package cart

class Stock(private val counts: MutableMap<String, Int> = mutableMapOf()) {

    fun receive(sku: String, count: Int) {
        require(count > 0) { "count: $count" }
        counts.merge(sku, count, Int::plus)
    }

    fun take(sku: String, count: Int = 1): Boolean {
        val left = counts[sku] ?: return false
        if (left < count) {
            return false
        }
        counts[sku] = left - count
        return true
    }

    fun onEach(action: (String, Int) -> Unit) = counts.forEach { (sku, count) -> action(sku, count) }

    fun low(below: Int = 5): List<String> = counts.filterValues { it < below }.keys.sorted()

    /** How many boxes are needed. */
    fun boxes(sku: String, perBox: Int): Int {
        val count = counts[sku] ?: 0
        return if (count == 0) 0 else (count - 1) / perBox + 1 // planted 5: nothing fits
    }
}

/** A page of a list; pages count from 1. */
fun <T> List<T>.page(number: Int, size: Int = 20): List<T> {
    require(number > 0 && size > 0) { "page $number of $size" }
    val from = (number - 1L) * size
    if (from >= this.size) {
        return emptyList()
    }
    return subList(from.toInt(), minOf(from + size, this.size.toLong()).toInt())
}
