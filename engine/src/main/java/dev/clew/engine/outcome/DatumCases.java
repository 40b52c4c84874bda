package dev.clew.engine.outcome;

/**
 * An answer for each kind of {@link Datum}: a new kind does not compile before everything that has
 * to tell all of them apart knows it.
 */
public interface DatumCases<R> {

  R nothing(Datum.Null none);

  R primitive(Datum.Primitive value);

  R text(Datum.Text text);

  R enumConstant(Datum.EnumConstant enumConstant);

  R reference(Datum.Ref ref);

  R classLiteral(Datum.ClassLiteral classLiteral);

  R instance(Datum.Instance instance);

  R array(Datum.Array array);

  R made(Datum.Made made);

  R created(Datum.Created created);

  R spelled(Datum.Spelled spelled);
}
