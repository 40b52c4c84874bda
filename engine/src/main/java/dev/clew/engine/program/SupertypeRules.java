package dev.clew.engine.program;

import dev.clew.engine.program.LinkageProblem.IllegalAccess;
import dev.clew.engine.program.LinkageProblem.IncompatibleChange;
import dev.clew.engine.program.path.ClassFile;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** What a class may extend and implement (JVMS 5.3.5). */
final class SupertypeRules {

  private final ClassHeader header;
  private final ClassFile file;
  private final HotSpotDialect dialect;

  /**
   * @param header of the class to be
   * @param file where that class is
   */
  SupertypeRules(ClassHeader header, ClassFile file, HotSpotDialect dialect) {
    this.header = header;
    this.file = file;
    this.dialect = dialect;
  }

  void checkSuperclass(ClassInfo superclass) {
    if (superclass.isInterface()) {
      throw incompatible("class %s has interface %s as super class", superclass);
    }
    if (superclass.isFinal()) {
      throw incompatible("class %s cannot inherit from final class %s", superclass);
    }
    if (forbids(superclass)) {
      throw notPermitted(superclass);
    }
    if (!sees(superclass)) {
      throw inaccessible("class %s cannot access its superclass %s", superclass);
    }
  }

  void checkInterface(ClassInfo each) {
    if (!each.isInterface()) {
      throw incompatible("class %s can not implement %s, because it is not an interface", each);
    }
    if (forbids(each)) {
      throw notPermitted(each);
    }
    if (!sees(each)) {
      throw inaccessible("class %s cannot access its superinterface %s", each);
    }
  }

  /**
   * A sealed class permits those that it names, from its own module. In the unnamed module, and for
   * classes that are not public, also from its own package only.
   */
  private boolean forbids(ClassInfo supertype) {
    List<String> permitted = supertype.header().permittedSubclasses();
    if (permitted.isEmpty()) {
      return false;
    }
    boolean isPublic = (header.access() & Opcodes.ACC_PUBLIC) != 0;
    return !permitted.contains(header.name())
        || file.isJdk() != supertype.isJdk()
        || !(isPublic || isInPackageOf(supertype));
  }

  private boolean sees(ClassInfo supertype) {
    return supertype.isPublic() || isInPackageOf(supertype) || file.isGenerated();
  }

  private boolean isInPackageOf(ClassInfo other) {
    String name = header.name();
    return name.substring(0, Math.max(name.lastIndexOf('/'), 0)).equals(other.packageName());
  }

  private LinkageException notPermitted(ClassInfo supertype) {
    return new LinkageException(
        new IncompatibleChange(dialect.notPermitted(header.name(), supertype)));
  }

  private LinkageException incompatible(String message, ClassInfo supertype) {
    return new LinkageException(new IncompatibleChange(format(message, supertype)));
  }

  private LinkageException inaccessible(String message, ClassInfo supertype) {
    return new LinkageException(new IllegalAccess(format(message, supertype)));
  }

  private String format(String message, ClassInfo supertype) {
    return String.format(message, header.name().replace('/', '.'), supertype);
  }
}
