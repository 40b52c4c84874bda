package dev.clew.hotspots.source;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.List;

/**
 * Methods that no code of the program calls, but a container, a framework or the system: who
 * decides what they are given is outside of the program.
 */
final class OutsideCalls {

  /** Beginnings of types whose methods are called from outside, and of marks of what is. */
  private static final List<String> OUTSIDE =
      List.of(
          "javax/servlet/",
          "jakarta/servlet/",
          "javax/ws/rs/",
          "jakarta/ws/rs/",
          "javax/jws/",
          "jakarta/jws/",
          "javax/websocket/",
          "jakarta/websocket/",
          "javax/jms/MessageListener",
          "jakarta/jms/MessageListener",
          "com/sun/net/httpserver/HttpHandler",
          "org/springframework/stereotype/Controller",
          "org/springframework/web/bind/annotation/",
          "org/springframework/web/servlet/",
          "org/springframework/web/HttpRequestHandler",
          "org/springframework/web/socket/",
          "org/springframework/messaging/handler/annotation/",
          "org/springframework/jms/annotation/",
          "org/springframework/kafka/annotation/",
          "org/springframework/graphql/data/method/annotation/",
          "org/springframework/shell/standard/",
          "io/micronaut/http/annotation/",
          "org/apache/struts",
          "com/opensymphony/xwork2/",
          "picocli/CommandLine");

  private OutsideCalls() {}

  /** Whether a method is one: by a mark, by what it overrides, or as {@code main}. */
  static boolean isOne(MethodInfo method) {
    if (method.isStatic()
        && method.name().equals("main")
        && method.descriptor().equals("([Ljava/lang/String;)V")) {
      return true;
    }
    return types(method.owner()).stream()
        .anyMatch(type -> isMarked(type, method) || isDeclared(type, method));
  }

  private static boolean isMarked(ClassInfo type, MethodInfo method) {
    return method.isPublic()
        && type.header().annotations().stream().anyMatch(OutsideCalls::isOutside);
  }

  private static boolean isDeclared(ClassInfo type, MethodInfo method) {
    return type.method(method.name(), method.descriptor())
        .filter(
            each ->
                isOutside(type.name())
                    || each.annotations().stream().anyMatch(OutsideCalls::isOutside))
        .isPresent();
  }

  private static boolean isOutside(String name) {
    return OUTSIDE.stream().anyMatch(name::startsWith);
  }

  private static List<ClassInfo> types(ClassInfo owner) {
    List<ClassInfo> types = new ArrayList<>(owner.allSuperinterfaces());
    for (ClassInfo each = owner; each != null; each = each.superclass()) {
      types.add(each);
    }
    return types;
  }
}
