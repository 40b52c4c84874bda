package dev.clew.app.explore;

import dev.clew.engine.outcome.Creation;
import dev.clew.engine.outcome.Datum;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes objects of the library as everybody makes them: by constructors and factories. */
record HostContainers(HostObjects objects) {

  Object make(Datum datum) {
    if (datum instanceof Datum.Spelled spelled) {
      Object made =
          spelled
              .factory()
              .map(factory -> read(spelled, factory))
              .orElseGet(() -> construct(spelled.type(), spelled.text()));
      objects.remember(spelled.id(), made);
      return made;
    }
    return datum instanceof Datum.Created created ? make(created) : make((Datum.Made) datum);
  }

  private Object make(Datum.Created datum) {
    Creation creation = datum.creation();
    List<@Nullable Object> arguments = all(datum.parts());
    Class<?>[] types = creation.parameters().stream().map(objects::type).toArray(Class<?>[]::new);
    try {
      Class<?> owner = Class.forName(creation.owner());
      Object made =
          creation.isConstructor()
              ? owner.getConstructor(types).newInstance(arguments.toArray())
              : owner.getMethod(creation.method(), types).invoke(null, arguments.toArray());
      objects.remember(datum.id(), made);
      return made;
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private Object make(Datum.Made datum) {
    Object made =
        switch (datum.type()) {
          case "java.util.Optional" ->
              Optional.ofNullable(all(datum.parts()).stream().findFirst().orElse(null));
          case "java.util.AbstractMap$SimpleEntry" ->
              new AbstractMap.SimpleEntry<>(
                  objects.make(datum.parts().get(0)), objects.make(datum.parts().get(1)));
          case "java.util.Iterator" -> all(datum.parts()).iterator();
          case "java.util.ListIterator" -> all(datum.parts()).listIterator();
          case "java.util.Enumeration" -> Collections.enumeration(all(datum.parts()));
          case "java.util.stream.Stream" -> all(datum.parts()).stream();
          default -> filled(datum);
        };
    objects.remember(datum.id(), made);
    return made;
  }

  private List<@Nullable Object> all(List<Datum> data) {
    List<@Nullable Object> made = new ArrayList<>();
    data.forEach(each -> made.add(objects.make(each)));
    return made;
  }

  @SuppressWarnings("unchecked") // of any objects
  private Object filled(Datum.Made datum) {
    Object empty = construct(datum.type());
    objects.remember(datum.id(), empty);
    List<Datum> parts = datum.parts();
    if (empty instanceof Map) {
      for (int i = 0; i < parts.size(); i += 2) {
        Object key = objects.make(parts.get(i));
        ((Map<@Nullable Object, @Nullable Object>) empty).put(key, objects.make(parts.get(i + 1)));
      }
    } else {
      for (Datum each : parts) {
        ((Collection<@Nullable Object>) empty).add(objects.make(each));
      }
    }
    return empty;
  }

  private static Object read(Datum.Spelled datum, Datum.Spelled.Factory factory) {
    try {
      return Class.forName(datum.type())
          .getMethod(factory.method(), Class.forName(factory.parameter()))
          .invoke(null, datum.text());
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static Object construct(String type, Object... arguments) {
    try {
      Class<?>[] types = arguments.length == 0 ? new Class<?>[0] : new Class<?>[] {String.class};
      return Class.forName(type).getConstructor(types).newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
