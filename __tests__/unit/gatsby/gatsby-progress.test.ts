/** Tests what a person sees of Gatsby's log during a build or the start of `develop`. */
import { BUILD_STAGES, DEVELOP_STAGES, GatsbyProgress } from "../../../scripts/lib/gatsby-progress";

/** Runs a build's log through GatsbyProgress. One second passes before each line. Returns the printed text. */
const printed = (lines: readonly (object | string)[], isTerminal = false, stages = BUILD_STAGES): string => {
  let text = "";
  let seconds = 0;
  const progress = new GatsbyProgress({ write: (more) => (text += more), isTerminal, now: () => seconds * 1000 }, stages);
  for (const line of lines) {
    seconds++;
    progress.line(typeof line === "string" ? line : JSON.stringify(line));
  }
  progress.end();
  return text;
};

const start = (id: string, counts: object = {}) => ({ type: "ACTIVITY_START", payload: { id, text: id, ...counts } });
const update = (id: string, counts: object) => ({ type: "ACTIVITY_UPDATE", payload: { id, ...counts } });
const log = (level: string, payload: object) => ({ type: "LOG", payload: { level, ...payload } });
const PICTURES = "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs";

it("prints one line for each stage, with its seconds", () => {
  expect(printed([start("compile gatsby files"), start("source and transform nodes"), start("query-extraction")])).toBe(
    "Starting Gatsby ... 2.0 s\nReading the content ... 1.0 s\nFinding out what each page needs ... 0.0 s\n",
  );
});

it("prints no stage twice if Gatsby repeats an activity", () => {
  const text = printed([start("source and transform nodes"), start("query-extraction"), start("source and transform nodes")]);
  expect(text.match(/Reading the content \.\.\./g)).toHaveLength(1);
});

it.each(["run queries in workers", "run page queries", "run static queries"])(
  "shows the stage of the pages' data when Gatsby starts %s",
  (id) => {
    expect(printed([start(id)])).toContain("Collecting the pages' data");
  },
);

it("combines the counts of updates, each of which contains only one count", () => {
  const lines = [
    start("run queries in workers"),
    start(PICTURES, { current: 0, total: 1 }),
    update(PICTURES, { total: 3 }),
    update(PICTURES, { current: 2 }),
  ];
  expect(printed(lines)).toContain("resizing pictures ... 2 of 3 pictures, 3.0 s");
});

it("does not count queries in the stage that counts pictures", () => {
  expect(printed([start("run page queries", { current: 0, total: 9 })])).not.toContain(" of ");
});

const manyPictures = [
  start("run queries in workers"),
  ...Array.from({ length: 60 }, (_, index) => update(PICTURES, { current: index + 1, total: 60 })),
];

it("if the output is a file, prints progress at most every 15 seconds", () => {
  expect(printed(manyPictures).match(/of 60 pictures \.\.\./g)).toHaveLength(4);
});

it("replaces the line for each picture in a terminal", () => {
  const text = printed(manyPictures, true);
  expect(text.match(/of 60 pictures \.\.\./g)).toHaveLength(60);
  // One line for each of the two stages, and the empty end after the last line break.
  expect(text.split("\n")).toHaveLength(3);
});

it("if the output is a file, prints the stage again at its end if a message was printed in the meantime", () => {
  expect(printed([log("WARNING", { text: "Careful." })])).toBe("Starting Gatsby ...\nCareful.\n\nStarting Gatsby ... 1.0 s\n");
});

it("in a terminal, shows the stage again below a message", () => {
  expect(printed([log("WARNING", { text: "Careful." })], true)).toBe(
    "\r\u001b[KStarting Gatsby ...\r\u001b[KCareful.\n\n\r\u001b[KStarting Gatsby ...\r\u001b[KStarting Gatsby ... 1.0 s\n",
  );
});

it.each([
  ["an error", log("ERROR", { text: "1 problem" }), "\n1 problem\n"],
  [
    "an error's file and line",
    log("ERROR", { text: "Unexpected token", filePath: "/p/src/a.tsx", location: { start: { line: 3, column: 7 } } }),
    "File: /p/src/a.tsx:3:7",
  ],
  [
    "an error's stack",
    log("ERROR", { text: "No", stack: [{ functionName: "render", fileName: "/p/src/b.tsx", lineNumber: 12 }] }),
    "    at render /p/src/b.tsx:12",
  ],
  ["an error without a text", log("ERROR", {}), "The build failed."],
  ["a warning", log("WARNING", { text: "18 things are left" }), "18 things are left\n"],
  ["a message of the project", log("LOG", { text: "The site is in dist/" }), "The site is in dist/\n"],
  ["a line of another program", "(node:1) Warning: old", "(node:1) Warning: old\n"],
  ["a line that only looks like JSON", "{not json", "{not json\n"],
  ["JSON that is not Gatsby's", '{"a":1}', '{"a":1}\n'],
])("prints %s", (_, line, text) => {
  expect(printed([line])).toContain(text);
});

it.each([
  ["Gatsby's advice about React Helmet", log("WARNING", { text: "gatsby-plugin-react-helmet: Gatsby now has built-in support for it" })],
  [
    "Gatsby's advice about AVIFs without a fallback",
    log("WARNING", { text: "Image a.jpg specified only AVIF format, with no fallback format. This" }),
  ],
  [
    "Gatsby's advice about a list without a page",
    log("WARNING", { text: 'The GraphQL query in the non-page component "a" will not be run.' }),
  ],
  ["Gatsby's advice about page queries", log("LOG", { text: "\nExported queries are only executed for page components. It's" })],
  ["Gatsby's information", log("INFO", { text: "Total nodes: 375" })],
  ["the end of an activity", log("ACTIVITY_SUCCESS", { text: "load plugins" })],
  ["Gatsby's status", { type: "SET_STATUS", payload: "IN_PROGRESS" }],
  ["an empty line", "  "],
])("does not print %s", (_, line) => {
  expect(printed([line])).toBe("Starting Gatsby ... 1.0 s\n");
});

it.each([
  // A blank character, which Gatsby prints as an empty line.
  "\u2800",
  "You can now view mojave-blacktop-website in the browser.",
  "  http://localhost:8000/",
  "  http://localhost:8000/___graphql",
  "View GraphiQL, an in-browser IDE, to explore your site's data and schema",
])("does not print the lines in which `develop` names its addresses: %j", (text) => {
  expect(printed([log("LOG", { text })], false, DEVELOP_STAGES)).toBe("Starting Gatsby ... 1.0 s\n");
});

it("calls back once when `develop` serves the site", () => {
  const onReady = jest.fn();
  const progress = new GatsbyProgress({ write: () => undefined, isTerminal: false, now: () => 0 }, DEVELOP_STAGES, onReady);
  const banner = JSON.stringify(log("LOG", { text: "You can now view mojave-blacktop-website in the browser." }));
  progress.line(banner);
  progress.line(banner);
  expect(onReady).toHaveBeenCalledTimes(1);
});

describe("after the last stage has ended", () => {
  const after = (line: object): string => {
    let text = "";
    const progress = new GatsbyProgress({ write: (more) => (text += more), isTerminal: true, now: () => 0 }, DEVELOP_STAGES);
    progress.end();
    text = "";
    progress.line(JSON.stringify(line));
    return text;
  };

  it("shows no stage when `develop` builds again", () => {
    expect(after(start("webpack-develop"))).toBe("");
  });

  it("prints errors", () => {
    expect(after(log("ERROR", { text: "Unexpected token" }))).toContain("Unexpected token");
  });

  it("does not show the last stage again below an error", () => {
    expect(after(log("ERROR", { text: "Unexpected token" }))).not.toContain("...");
  });
});
