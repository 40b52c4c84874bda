package cart

/** What can be put into a cart. */
sealed class Item {
    abstract val name: String

    data class Article(override val name: String, val price: Money, val weight: Int = 0) : Item()

    data class Voucher(override val name: String, val percent: Int) : Item() {
        init {
            require(percent in 1..100) { "percent: $percent" }
        }
    }

    data object Wrapping : Item() {
        override val name = "gift wrapping"
    }
}

/** A short name for a receipt. */
fun Item.label(): String = when (this) {
    is Item.Article -> if (weight > 0) "$name ($weight g)" else name
    is Item.Voucher -> "-$percent % $name"
    Item.Wrapping -> name
}

/** `Blue Cotton Shirt` as `BCS`. */
fun String.initials(): String = split(" ").map { it[0].uppercaseChar() }.joinToString("") // planted 2: two blanks

fun String.isArticleNumber(): Boolean =
    length == 7 && startsWith("A-") && drop(2).all { it.isDigit() }
