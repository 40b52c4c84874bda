// What the modules of the page promise. Appended to them, so that their names are known here; each
// case is a sentence, and what was not so is left where the test of Java finds it.

const wrong = [];
let asked = 0;

function same(sentence, found, wanted) {
  asked++;
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    wrong.push(`${sentence}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  }
}

// Texts.
same("markup is text", h("p", {}, "<b>&</b>").innerHTML, "&lt;b&gt;&amp;&lt;/b&gt;");
same("half of a pair is shown", plain("a\uD800b"), "a\\uD800b");
same("a whole pair stays", plain("a😀b"), "a😀b");
same("marks of direction are shown", plain("\u202Ea"), "\\u202Ea");
same("controls have their names", plain("a\nb\0"), "a\\nb\\0");
same("what is unseen is set apart", shown("a\u200Fb").querySelector(".unseen").textContent, "\\u200F");
same("a long text is cut", shown("x".repeat(5000)).querySelector(".text").textContent.length, 4000);
const long = shown("x".repeat(1_000_000));
long.querySelector(".more").click();
same("and is whole when asked for", long.textContent.length, 1_000_000);
same("thousands are apart", count(1234567), "1\u202f234\u202f567");

// Values.
same("a string", valueText('a"\\\n', "java.lang.String"), '"a\\"\\\\\\n"');
same("a char", valueText("x", "char"), "'x'");
same("a number that JSON has not", valueText("NaN", "double"), "NaN");
same("null", valueText(null, "int[]"), "null");
same("chars that Java escapes", [valueText("'", "char"), valueText("\\", "char")], ["'\\''", "'\\\\'"]);
same("a double is no int", [valueText(1, "double"), valueText(-0, "float"), valueText(0.5, "double"), valueText({ type: "A", id: 1, fields: { d: -0 } })], ["1.0", "-0.0", "0.5", "new A {d = -0.0}"]);
const exactly = (text) => JSON.parse(exact(text));
same("a long to its last digit", valueText(exactly('{ "value" : 9223372036854775807 }').value, "long"), "9223372036854775807L");
same("a long within an array", valueText(exactly('{"type":"long[]","id":1,"elements":[-9223372036854775808,1]}')), "long[] {-9223372036854775808L, 1}");
same("digits of texts and fractions stay", exactly('["1234567890123456789", "a\\" : 1234567890123456789", 0.12345678901234567, 1.5E10, 9007199254740991]\n[]'.split("\n")[0]), ["1234567890123456789", 'a" : 1234567890123456789', 0.12345678901234567, 1.5e10, 9007199254740991]);
same("lines between are kept", exact('[1,\n12345678901234567890,\n"x"]'), '[1,\n{"number":"12345678901234567890"},\n"x"]');
same("an array", valueText({ type: "int[]", id: 1, elements: [1, 2] }), "int[] {1, 2}");
same("an object", valueText({ type: "a.Cart", id: 1, fields: { n: 3 } }), "new Cart {n = 3}");
same("a stub", valueText({ type: "a.Shop", id: 1, stub: true, fields: {} }), "any Shop()");
same("an alias", valueText({ ref: 4 }), "#4");
const twice = [{ name: "from", value: { type: "A", id: 1, fields: { next: { type: "B", id: 2, fields: {} } } } }, { name: "list", value: { type: "A[]", id: 3, elements: [{ ref: 1 }, { type: "B", id: 4, fields: {} }, null] } }];
same("objects among inputs have names", [...namesOf(twice)], [[1, "from"], [2, "from.next"], [3, "list"], [4, "list[1]"]]);
same("an alias of what has a name", [valueText({ ref: 2 }, "B", namesOf(twice)), valueText(twice[1].value, "A[]", namesOf(twice))], ["same as from.next", "A[] {same as from, new B(), null}"]);
same("an alias of a string", valueText({ ref: 4, value: "ab" }), '"ab"');
same("a map", valueText({ type: "java.util.Map", id: 1, entries: [{ key: "a", value: null }] }), 'Map {"a" = null}');
same("a constant", valueText({ type: "a.Color", constant: "RED" }), "Color.RED");
same("a class", valueText({ type: "java.lang.Class", name: "int[]" }), "int[].class");
same("a call", valueText({ type: "java.util.Date", id: 2, call: "new java.util.Date", arguments: [7] }), "new java.util.Date(7)");

// Names.
same("a title", title({ class: "com.acme.Cart$Item", method: "total(ILjava/lang/String;[[J)I" }), "Cart.Item.total(int, String, long[][])");
same("a constructor", title({ class: "Cart", method: "<init>()V" }), "new Cart()");
same("lines", [...lines("3-5,9")], [3, 4, 5, 9]);
same("no lines", [...lines("")], []);

// Classes may be named like parts of every object.
const odd = new Model(JSON.parse('{"command":"check","targets":[],"classes":{"A":{"file":"/x/A.java"},"__proto__":{"file":null}}}'), JSON.parse('{"files":{},"places":{},"tests":{},"reasons":{}}'));
same("a class of any name has a file", ["constructor", "__proto__", "toString", "A"].map((name) => odd.fileName(name)), ["constructor.java", "__proto__.java", "toString.java", "A.java"]);
same("and a test of any name", odd.testFile("constructor#a"), undefined);

// Addresses.
same("an address", parse("#source/a.B%24C/17?path=3&q=a%20b"), { view: "source", parts: ["a.B$C", "17"], options: { path: "3", q: "a b" } });
same("no address", parse(""), { view: "findings", parts: [], options: {} });
same("half an escape", parse("#tree/%E0%A4").parts, ["%E0%A4"]);
same("there and back", parse(link("tree", ["a/b", 3], { q: "x=1&y#", path: "" })), { view: "tree", parts: ["a/b", "3"], options: { q: "x=1&y#" } });
same("half of a pair in an address", typeof link("tree", ["\uD800"]), "string");

// Java.
same("comments and words", coloured("int x; // y"), [["word", "int"], ["", " x; "], ["comment", "// y"]]);
same("strings", coloured('f("a//b")'), [["", "f("], ["string", '"a//b"'], ["", ")"]]);
same("comments over lines", colouredLines(["int a; /* b", " * int c", "d */ int e;", "int f;"]), [[["word", "int"], ["", " a; "], ["comment", "/* b"]], [["comment", " * int c"]], [["comment", "d */"], ["", " "], ["word", "int"], ["", " e;"]], [["word", "int"], ["", " f;"]]]);
same("texts over lines", colouredLines(['s = """', "int a", '""";']), [[["", "s = "], ["string", '"""']], [["string", "int a"]], [["string", '"""'], ["", ";"]]]);
same("what looks like a comment in a text", colouredLines(['s = "/*";', "int a; // /*", "int b;"]).map((row) => row.length), [3, 3, 2]);
same("a method of a file", method("class T {\n  @Test\n  void a() {\n    b();\n  }\n\n  @Test\n  void c() {}\n}\n", "a"), "@Test\nvoid a() {\n  b();\n}");
same("a method that is not there", method("class T {}", "a"), "class T {}");

// Sentences.
same("holes", parts("a «b» c"), [[false, "a "], [true, "b"], [false, " c"]]);
same("an empty hole", parts("«»"), [[true, ""]]);
same("what is new", difference("a = 1", "a = 1 OR 1").filter(([isNew]) => isNew).map(([, word]) => word).join(""), " OR 1");

same("neighbours that are alike are one", joinedAlike([[false, "a"], [true, " "], [true, "OR"], [false, "b"]]), [[false, "a"], [true, " OR"], [false, "b"]]);

same("a statement by clauses", clauseTree("SELECT c FROM t WHERE c = 's';"), ["statement", ["SELECT", ["c"]], ["FROM", ["t"]], ["WHERE", ["c = 's'"]]]);
same("OR is above AND", clauseTree("SELECT c FROM t WHERE a = 1 AND b = 2 OR c = ';OR'")[3], ["WHERE", ["OR", ["AND", ["a = 1"], ["b = 2"]], ["c = ';OR'"]]]);
same("brackets are trees", clauseTree("SELECT c FROM t WHERE (a OR b) AND f(x, y)")[3], ["WHERE", ["AND", ["( )", ["OR", ["a"], ["b"]]], ["f(x, y)"]]]);
same("several statements", clauseTree("SELECT c FROM t; DROP TABLE t"), ["2 statements", ["statement", ["SELECT", ["c"]], ["FROM", ["t"]]], ["statement", ["DROP TABLE", ["t"]]]]);
same("no statement", clauseTree(""), ["0 statements"]);

// Trees.
const path = (id, steps, more = {}) => ({ id, steps, outcome: "returned", condition: [], proven: true, ...more });
const site = { class: "A", method: "m", line: 3 };
const fork = { ...site, kind: "branch" };
const some = {
  forks: [fork, { ...fork, line: 4 }],
  texts: ["x > 0", "x <= 0", "y"],
  paths: [path(1, [0, 0, 0, 1, 0, 2]), path(2, [0, 0, 0, 1, 1, -1]), path(3, [0, 1, 1], { outcome: "threw", exception: "E", site })],
};
const top = root(some);
same("a tree parts where paths do", top.children().map((node) => node.members.length), [2, 1]);
same("a node knows its steps", top.children()[0].steps, [0, 0, 0]);
same("leaves are paths", top.children()[0].children().map((node) => node.path.id), [1, 2]);
same("the way to a path", wayTo(top, 2).map((node) => node.depth), [0, 1, 2]);
same("paths are found by what they say", search(some, "Y").map((each) => each.id), [1]);
same("and by how they end", search(some, "threw").map((each) => each.id), [3]);
same("and by number", search(some, "#2").map((each) => each.id), [2]);
same("no word finds all", search(some, " ").length, 3);
const many = { forks: [fork], texts: ["a"], paths: Array.from({ length: 1207 }, (_, i) => path(i + 1, [0, i, -1])) };
same("leaves that end alike are folded", rowsOf(root(many)).map((row) => row.count ?? 1), [1, 1, 1, 1204]);
const sought = root(many);
sought.wanted = wayTo(sought, 900).at(-1);
same("but for the one that is asked for", rowsOf(sought).map((row) => row.path?.id ?? row.count), [1, 2, 3, 900, 1203]);
const deep = path(1, Array.from({ length: 3000 }, (_, i) => (i % 3 === 1 ? 0 : 0)));
same("a path alone is a leaf however long", root({ forks: [fork], texts: ["a"], paths: [deep] }).isLeaf, true);
same("paths without steps are leaves", root({ forks: [], texts: [], paths: [path(1, []), path(2, [])] }).children().length, 2);

// Findings.
same("a name is broken at its words", h("p", {}, breakable("a.IndexOutOf(x)")).innerHTML, "a.<wbr>Index<wbr>Out<wbr>Of(<wbr>x)");
same("what no condition says is said", [conditionOf({ condition: [] }), conditionOf({ condition: [], foundBy: "concrete" }), conditionOf({ condition: ["x > 0"] })].map((each) => each.textContent), ["Taken always.", "Found by a call with made-up inputs: no condition is known.", "Taken when (1 condition)x > 0"]);
const threw = (id, line) => path(id, [], { outcome: "threw", exception: "E", message: "", site: { class: "A", method: "m", line }, inputs: [], confirmation: "failed" });
const seen = new Model({ command: "check", classes: {}, targets: [{ class: "A", method: "m()V", errors: [], others: [], paths: [threw(1, 3), threw(2, 3), threw(3, 4)], forks: [], texts: [] }] }, { files: {}, places: {}, tests: {}, reasons: {} });
same("each place is once what no JVM confirmed, with its paths", seen.findings.map((each) => [each.level, each.site.line, each.paths]), [["unconfirmed", 3, 2], ["unconfirmed", 4, 1]]);

// What was left out.
const numbersOf = (more, found, status = "complete") => {
  const one = { status, class: "A", method: "m()V", errors: [], paths: [], reasons: found, nullPlaces: [{ class: "A", method: "m", line: 7 }] };
  const results = { command: "check", summary: { nullPlaces: 0 }, classes: {}, targets: [one], ...more };
  return h("div", {}, reasons(new Model(results, { files: {}, places: {}, tests: {}, reasons: {} }), "")).textContent;
};
same("nothing is said where all was tried", numbersOf({}, []), "Nothing: every path of every method was followed to its end.");
same("that time was up is said", numbersOf({}, [], "timeout").includes("paths were left when the time was up"), true);
same("and once", numbersOf({}, [{ code: "not-started", count: 1, detail: "" }], "timeout").includes("time was up"), false);
same("places without null are said", numbersOf({ summary: { nullPlaces: 1 } }, []).includes("--null-inputs yes tries null there, too: A.java:7"), true);
same("paths that were not tried are said", numbersOf({ summary: { untried: [{ obstacle: "refused", count: 2, detail: "a file", allow: "files" }] } }, []), "2 paths that no real JVM has tried (refused): a file; --allow files permits it");
same("what cannot be used is said", numbersOf({ skipped: ["no.such.Class: missing"] }, []), "Not used: no.such.Class: missing");
same("a method counts once for a reason", numbersOf({}, [{ code: "file", count: 1, detail: "a" }, { code: "file", count: 2, detail: "b" }]).includes("3 times in 1 method"), true);

// Coverage.
const model = {
  classes: { A: { lines: "1-4", covered: "1-3" } },
  targets: [{ class: "A", coverage: { tried: 3, sets: [{ paths: 2, lines: "1-2" }, { paths: 1, lines: "1,3" }] } }],
};
same("never, some, all", [...coverageOf(model, ["A"], null)], [[1, "all"], [2, "some"], [3, "some"], [4, "never"]]);
same("nothing was tried", coverageOf({ classes: { A: { lines: "" } }, targets: [] }, ["A"], null), null);
same("the lines of a path", [...linesOfPath(model.targets[0], { lines: 1 })], [1, 3]);
same("lines that are not known", linesOfPath(model.targets[0], {}), null);

// Steps between lines.
const steps = [{ fork: { ...fork, line: 3 }, side: 0, text: "x > 0" }, { fork: { ...fork, line: 3 }, side: 1, text: "" }, { fork: { ...fork, class: "B" }, side: 0, text: "y" }];
same("steps stand at their lines", [...stepsByLine(steps, ["A"])].map(([line, list]) => [line, list.map((each) => each.number)]), [[3, [1]]]);
same("inputs of a condition", inputsIn("xy > 1", [{ name: "x" }, { name: "y" }, { name: "xy" }]).map((each) => each.name), ["xy"]);
same("budgets", [budgetOf("90s"), budgetOf("2m"), budgetOf("500ms"), budgetOf("")], [90000, 120000, 500, 0]);

same("the end of the last line begins no other", [rowsOfFile("a\r\nb\n"), rowsOfFile("a\n\n"), rowsOfFile("a"), rowsOfFile("")], [["a", "b"], ["a", ""], ["a"], [""]]);

// Drawings.
same("facts are by their rule", [...byRule([["length", "a"], ["edge", "b"], ["length", "c"]])], [["length", ["a", "c"]], ["edge", ["b"]]]);
same("a graph says what its colours mean", [...h("div", {}, stringGraph({ nodes: [["unknown", "s"], ["fact", "f"]], lines: [[0, 1, "is"]], derived: [] })).querySelectorAll(".key")].map((each) => each.textContent.trim()), ["an unknown string", "what holds of a string"]);
const drawn = automaton({ states: 2, accepting: [1], moves: [[0, 1, "</text>"], [1, 1, "[0-9]"]] }, "Words");
same("an automaton is drawn", [drawn.querySelectorAll(".vertex").length, drawn.querySelectorAll(".edge").length, drawn.querySelectorAll("circle").length], [2, 2, 3]);
const large = automaton({ states: 400, accepting: Array.from({ length: 400 }, (_, i) => i), moves: Array.from({ length: 400 }, (_, i) => [0, i, "a"]) }, "Words");
same("moves in a row are one arrow", rowsOfMoves([[0, 1, "a"], [1, 2, "b"], [2, 3, "c"], [3, 3, "d"]], new Set([3])), [{ from: 0, to: 3, label: "abc" }, { from: 3, to: 3, label: "d" }]);
same("but not past where words end, or ways part", rowsOfMoves([[0, 1, "a"], [1, 2, "b"], [2, 0, "c"], [2, 4, "d"]], new Set([1])).map(({ label }) => label), ["a", "b", "c", "d"]);
same("an endless row ends", rowsOfMoves([[0, 1, "a"], [1, 0, "b"]], new Set([0])).map(({ label }) => label), ["ab"]);
same("a large one is a table", [large.tagName, large.querySelectorAll("tbody tr").length], ["DETAILS", 400]);

document.documentElement.dataset.asked = String(asked);
document.documentElement.dataset.wrong = wrong.join("\n");
document.documentElement.dataset.ready = "true";
