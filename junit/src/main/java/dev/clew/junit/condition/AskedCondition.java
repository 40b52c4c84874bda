package dev.clew.junit.condition;

/** Something that is so, or is not. */
public record AskedCondition(AskedOperand left, AskedRelation relation, AskedOperand right) {

  public AskedCondition negated() {
    return new AskedCondition(left, relation.opposite(), right);
  }

  /** The same, said of the right one. */
  public AskedCondition mirrored() {
    return new AskedCondition(/* left= */ right, relation.mirrored(), /* right= */ left);
  }
}
