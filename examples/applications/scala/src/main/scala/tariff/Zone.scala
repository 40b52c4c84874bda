package tariff

sealed trait Zone {
  def name: String
}

case object Centre extends Zone {
  val name = "A"
}

case object Ring extends Zone {
  val name = "B"
}

final case class Outside(distance: Int) extends Zone {
  val name: String = if (distance > 50) "D" else "C"
}

object Zone {

  /** A, B, or C with a distance, as C:12. */
  def parse(text: String): Option[Zone] = text.trim.toUpperCase match {
    case "A" => Some(Centre)
    case "B" => Some(Ring)
    case other if other.startsWith("C:") =>
      val digits = other.drop(2)
      if (digits.nonEmpty && digits.length < 5 && digits.forall(_.isDigit)) Some(Outside(digits.toInt)) else None
    case _ => None
  }

  def price(zone: Zone): Int = zone match {
    case Centre => 240
    case Ring => 310
    case Outside(distance) if distance <= 50 => 310 + 12 * distance
    // planted 1: farther than 50 is a MatchError
  }
}
