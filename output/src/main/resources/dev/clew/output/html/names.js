// Names of Java as people read them.

export function simple(name) {
  return name.slice(name.lastIndexOf(".") + 1);
}

export function packageOf(name) {
  const end = name.lastIndexOf(".");
  return end < 0 ? "(no package)" : name.slice(0, end);
}

const PRIMITIVES = {
  B: "byte", C: "char", D: "double", F: "float", I: "int", J: "long", S: "short", V: "void", Z: "boolean",
};

// The types of a descriptor's parameters, without packages.
export function parameters(descriptor) {
  const inside = descriptor.slice(1, descriptor.indexOf(")"));
  return [...inside.matchAll(/(\[*)(?:L([^;]*);|([BCDFIJSVZ]))/g)].map(
    ([, dims, type, letter]) =>
      (type ? simple(type.replaceAll("/", ".")).replaceAll("$", ".") : PRIMITIVES[letter]) + "[]".repeat(dims.length),
  );
}

// A target as its source has it: Cart.total(int, String).
export function title(target) {
  const open = target.method.indexOf("(");
  const name = target.method.slice(0, open);
  const list = parameters(target.method.slice(open)).join(", ");
  const type = simple(target.class).replaceAll("$", ".");
  return name === "<init>" ? `new ${type}(${list})` : `${type}.${name}(${list})`;
}

// A place as a stack trace has it.
export function place(model, site) {
  const file = model.fileName(site.class);
  return site.line > 0 ? `${file}:${site.line}` : `${simple(site.class)}.${site.method}`;
}
