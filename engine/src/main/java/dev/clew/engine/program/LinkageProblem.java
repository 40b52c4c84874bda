package dev.clew.engine.program;

/**
 * Why a class or a member cannot be used: what the JVM would throw, and what a person should read.
 */
public sealed interface LinkageProblem {

  /** The internal name of the error that the JVM throws. */
  String throwable();

  /** The message of that error, without the remarks on modules and loaders that HotSpot appends. */
  String message();

  /** One line for a person; it names the file where there is one, and the remedy where it helps. */
  default String explanation() {
    return message();
  }

  /** The class path does not have the class. */
  record MissingClass(String name) implements LinkageProblem {
    @Override
    public String throwable() {
      return "java/lang/NoClassDefFoundError";
    }

    @Override
    public String message() {
      return name;
    }

    @Override
    public String explanation() {
      return "class " + name.replace('/', '.') + " is not on the class path";
    }
  }

  /** A file that breaks the class file format, or cannot be read at all. */
  record CorruptClass(String name, String file, String detail) implements LinkageProblem {
    @Override
    public String throwable() {
      return "java/lang/ClassFormatError";
    }

    @Override
    public String message() {
      return detail + " in class file " + name;
    }

    @Override
    public String explanation() {
      return file + " is not a valid class file: " + detail;
    }
  }

  /** A class whose code the JVM does not accept (JVMS 4.10). */
  record RefusedCode(String file, String detail) implements LinkageProblem {
    @Override
    public String throwable() {
      return "java/lang/VerifyError";
    }

    @Override
    public String message() {
      return detail;
    }

    @Override
    public String explanation() {
      return file + " has code that the JVM refuses: " + detail;
    }
  }

  /** A file of a Java that is newer than what is read, or than the JDK it is to run on. */
  record UnsupportedVersion(String name, String file, FileVersion found, FileVersion newest)
      implements LinkageProblem {
    @Override
    public String throwable() {
      return "java/lang/UnsupportedClassVersionError";
    }

    @Override
    public String message() {
      if (found.compareTo(newest) <= 0) {
        return refusal();
      }
      return name
          + " has been compiled by a more recent version of the Java Runtime (class file version "
          + found
          + "), this version of the Java Runtime only recognizes class file versions up to "
          + newest;
    }

    /** HotSpot's words for versions that are not too new. */
    private String refusal() {
      String named = name + " (class file version " + found + ")";
      if (!found.isPreview()) {
        boolean isOld = found.major() < FileVersion.ofJava(1).major();
        return named
            + " was compiled with an invalid "
            + (isOld ? "major version" : "non-zero minor version");
      }
      return found.major() == newest.major()
          ? "Preview features are not enabled for "
              + named
              + ". Try running with '--enable-preview'"
          : named
              + " was compiled with preview features that are unsupported. This version of the Java"
              + " Runtime only recognizes preview features for class file version "
              + newest.major()
              + "."
              + found.minor();
    }

    @Override
    public String explanation() {
      if (found.isPreview()) {
        return "%s uses preview features of Java %d, which a JVM runs only when asked to; compile without --enable-preview"
            .formatted(file, found.java());
      }
      if (found.compareTo(newest) <= 0) {
        return "%s has the class file version %s, which no Java has".formatted(file, found);
      }
      return "%s is of Java %d, and at most Java %d can be used here; compile with --release %d%s"
          .formatted(
              file,
              found.java(),
              newest.java(),
              newest.java(),
              newest.major() < FileVersion.NEWEST.major() ? " or choose a newer JDK" : "");
    }
  }

  /** A file that holds another class than its path says. */
  record WrongName(String name, String found, String file) implements LinkageProblem {
    @Override
    public String throwable() {
      return "java/lang/NoClassDefFoundError";
    }

    @Override
    public String message() {
      return name + " (wrong name: " + found + ")";
    }

    @Override
    public String explanation() {
      return "%s holds class %s; put the folder that contains its package on the class path"
          .formatted(file, found.replace('/', '.'));
    }
  }

  /** A class that is its own supertype. */
  record CircularInheritance(String name) implements LinkageProblem {
    @Override
    public String throwable() {
      return "java/lang/ClassCircularityError";
    }

    @Override
    public String message() {
      return name;
    }

    @Override
    public String explanation() {
      return "class " + name.replace('/', '.') + " is its own supertype";
    }
  }

  /** Classes that were not compiled against each other. */
  record IncompatibleChange(String message) implements LinkageProblem {
    @Override
    public String throwable() {
      return "java/lang/IncompatibleClassChangeError";
    }
  }

  /** A class or member that may not be seen from where it is used. */
  record IllegalAccess(String message) implements LinkageProblem {
    @Override
    public String throwable() {
      return "java/lang/IllegalAccessError";
    }
  }

  /** A call that ends nowhere. */
  record AbstractMethod(String message) implements LinkageProblem {
    @Override
    public String throwable() {
      return "java/lang/AbstractMethodError";
    }
  }

  /** Neither the owner nor its supertypes have the method. */
  record MissingMethod(MethodReference reference, String message) implements LinkageProblem {
    @Override
    public String throwable() {
      return "java/lang/NoSuchMethodError";
    }

    @Override
    public String explanation() {
      return "there is no method '" + reference + "'";
    }
  }

  /** Neither the owner nor its supertypes have the field. */
  record MissingField(FieldReference reference, String message) implements LinkageProblem {
    @Override
    public String throwable() {
      return "java/lang/NoSuchFieldError";
    }

    @Override
    public String explanation() {
      return "there is no field '" + reference + "'";
    }
  }
}
