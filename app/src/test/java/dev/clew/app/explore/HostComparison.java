package dev.clew.app.explore;

import dev.clew.engine.outcome.Datum;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether a real value is what a datum says: same classes, same values to the last bit, same
 * aliasing. Numbers mean what they mean in the inputs; those that are new become known.
 */
final class HostComparison {

  private final HostObjects objects;

  HostComparison(HostObjects objects) {
    this.objects = objects;
  }

  boolean agrees(@Nullable Datum datum, @Nullable Object value) {
    if (datum == null || datum instanceof Datum.Null || value == null) {
      return (datum == null || datum instanceof Datum.Null) && value == null;
    } else if (datum instanceof Datum.Primitive primitive) {
      return primitive.value().equals(value);
    } else if (datum instanceof Datum.Text text) {
      return text.value().equals(value) && isNumbered(text.id(), value);
    } else if (datum instanceof Datum.EnumConstant constant) {
      return value instanceof Enum<?> each
          && each.getDeclaringClass().getName().equals(constant.type())
          && each.name().equals(constant.constant());
    } else if (datum instanceof Datum.ClassLiteral literal) {
      return value == objects.type(literal.type());
    } else if (datum instanceof Datum.Ref ref) {
      return value == objects.numbered(ref.id());
    } else if (datum instanceof Datum.Array array) {
      return isNumbered(array.id(), value) && agrees(array, value);
    }
    return datum instanceof Datum.Instance instance
        && isNumbered(instance.id(), value)
        && agrees(instance, value);
  }

  private boolean isNumbered(int id, Object value) {
    Object known = objects.numbered(id);
    if (known == null) {
      objects.remember(id, value);
    }
    return known == null || known == value;
  }

  private boolean agrees(Datum.Array data, Object value) {
    if (value.getClass() != objects.type(data.type())
        || Array.getLength(value) != data.elements().size()) {
      return false;
    }
    for (int i = 0; i < data.elements().size(); i++) {
      if (!agrees(data.elements().get(i), Array.get(value, i))) {
        return false;
      }
    }
    return true;
  }

  private boolean agrees(Datum.Instance data, Object value) {
    if (data.stub()) {
      return true; // its number has been compared, and it has no state
    }
    if (!value.getClass().getName().equals(data.type())) {
      return false;
    }
    if (Boxes.isBox(value.getClass())) {
      Datum content = data.fields().get("value");
      return content == null
          ? Boxes.create(value.getClass(), null).equals(value)
          : agrees(content, value);
    }
    return listedFieldsAgree(data, value);
  }

  private boolean listedFieldsAgree(Datum.Instance data, Object value) {
    Set<Field> listed = new HashSet<>();
    for (var entry : data.fields().entrySet()) {
      Field field = HostObjects.field(value.getClass(), entry.getKey());
      listed.add(field);
      if (!agrees(entry.getValue(), get(field, value))) {
        return false;
      }
    }
    return othersAreDefault(value, listed);
  }

  private static boolean othersAreDefault(Object value, Set<Field> listed) {
    for (Class<?> at = value.getClass(); at != Object.class; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !listed.contains(field)) {
          field.setAccessible(true);
          Object content = get(field, value);
          if (content != null && !content.equals(Boxes.defaultOf(field.getType()))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static @Nullable Object get(Field field, Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
