package cart

class Cart(private val limit: Int = 10) {

    private val items = mutableListOf<Item>()
    lateinit var customer: String

    val size: Int get() = items.size

    fun add(item: Item): Cart {
        check(items.size < limit) { "the cart is full" }
        items += item
        return this
    }

    fun articles(): List<Item.Article> = items.filterIsInstance<Item.Article>()

    fun total(): Money {
        val sum = articles().fold(Money.ZERO) { sum, article -> sum + article.price }
        val percent = items.filterIsInstance<Item.Voucher>().maxOfOrNull { it.percent } ?: 0
        return if (percent == 0) sum else Money(sum.cents * (100 - percent) / 100, sum.currency)
    }

    fun cheapest(): Item.Article = articles().minBy { it.price } // planted 3: an empty cart

    fun greeting(): String = "Dear ${customer.trim()}," // planted 4: lateinit

    fun shipping(country: String?): Money = when (country?.lowercase()) {
        null, "", "de" -> Money(490)
        "at", "ch" -> Money(990)
        in EUROPE -> Money(1490)
        else -> throw IllegalArgumentException("not to $country")
    }

    companion object {
        private val EUROPE = setOf("fr", "it", "nl", "pl")

        /** One article for each line, as `Pen;1.20 EUR`. */
        fun of(text: String, customer: String = "customer"): Cart {
            val cart = Cart()
            text.lineSequence()
                .filter { it.isNotBlank() }
                .map { it.split(';', limit = 2) }
                .filter { it.size == 2 }
                .forEach { (name, price) -> cart.add(Item.Article(name, Money.parse(price))) }
            cart.customer = customer
            return cart
        }
    }
}
