// Values of results as Java writes them.

const IN_CHAR = { "'": "\\'", "\\": "\\\\" };
const ESCAPES = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r" };
const DEEPEST = 4;

export function literal(text) {
  return `"${text.replace(/[\\"\n\t\r]/g, (unit) => ESCAPES[unit])}"`;
}

function simpleType(type) {
  return type.slice(type.lastIndexOf(".") + 1);
}

function list(parts) {
  return parts.length > 12 ? [...parts.slice(0, 12), `… ${parts.length - 12} more`].join(", ") : parts.join(", ");
}

// By number, what objects among inputs are called, for those that are the same: "from", "list.first".
export function namesOf(inputs) {
  const names = new Map();
  const visit = (value, name) => {
    if (value && typeof value === "object" && !("ref" in value) && !names.has(value.id)) {
      if (value.id !== undefined) {
        names.set(value.id, name);
      }
      Object.entries(value.fields || {}).forEach(([field, part]) => visit(part, `${name}.${field}`));
      (value.elements || []).forEach((part, index) => visit(part, `${name}[${index}]`));
    }
  };
  inputs.forEach((input) => visit(input.value, input.name));
  return names;
}

// What stands under "value", by the declared type where that is known.
export function valueText(value, type = "", known = new Map(), depth = 0) {
  if (value === null || value === undefined) {
    return "null";
  }
  if (typeof value === "string") {
    if (type === "char") {
      return `'${IN_CHAR[value] || value}'`;
    }
    return type === "float" || type === "double" ? value : literal(value);
  }
  if (typeof value === "number") {
    return numberText(value, type);
  }
  if (typeof value !== "object") {
    return String(value);
  }
  if ("number" in value) {
    return `${value.number}L`;
  }
  if (depth > DEEPEST) {
    return "…";
  }
  return objectText(value, known, depth);
}

function numberText(value, type) {
  if (type === "long") {
    return `${value}L`;
  }
  const text = Object.is(value, -0) ? "-0" : String(value);
  return (type === "float" || type === "double" || text === "-0") && /^-?\d+$/.test(text) ? `${text}.0` : text;
}

function objectText(value, known, depth) {
  const inner = (part) => valueText(part, "", known, depth + 1);
  if ("ref" in value) {
    return "value" in value ? inner(value.value) : known.has(value.ref) ? `same as ${known.get(value.ref)}` : `#${value.ref}`;
  }
  const type = simpleType(value.type);
  if ("constant" in value) {
    return `${type}.${value.constant}`;
  }
  if ("name" in value) {
    return `${simpleType(value.name)}.class`;
  }
  if ("elements" in value) {
    return `${type} {${list(value.elements.map(inner))}}`;
  }
  if ("entries" in value) {
    return `${type} {${list(value.entries.map((e) => `${inner(e.key)} = ${inner(e.value)}`))}}`;
  }
  if ("call" in value) {
    return `${value.call}(${list(value.arguments.map(inner))})`;
  }
  if ("fields" in value) {
    const fields = Object.entries(value.fields).map(([name, part]) => `${name} = ${inner(part)}`);
    return `${value.stub ? "any " : "new "}${type}${fields.length ? ` {${list(fields)}}` : "()"}`;
  }
  return "value" in value ? `${type}(${inner(value.value)})` : type;
}
