/** Mistakes in content, and their exact error messages: file, line, field, expected, found and fix. */
import { copyForEachTest, reportLines } from "../../fixtures/content-copy";

const copy = copyForEachTest();
const { change } = copy;

const CRACKS = "services/crack-filling.md";
/** Text that a test appends to this post starts on line 45. */
const POST = "posts/first-seal-after-paving.md";

const BUSINESS = "settings/business.yml";

/** Replaces text in braces, such as `settings/business.yml:{license:}`, with the number of the line that contains the text. */
const withLine = (report: string): string =>
  report.replace(/^(?<file>\S+):\{(?<text>[^}]*)\}/, (_, file: string, text: string) => {
    const index = copy
      .read(file)
      .split("\n")
      .findIndex((line) => line.includes(text));
    return `${file}:${index + 1}`;
  });

it.each<[string, () => void, ...string[]]>([
  [
    "an unknown key",
    () => change(CRACKS, "summary:", "subtitle: More\nsummary:"),
    'services/crack-filling.md:3 subtitle: one of the fields title, summary, seo, hero, listKind, list, benefits, beforeAfter, accessibleParking, photos, prices, worksheets, crackGauge, faqs, callToAction, related, sources, menu, card, footer, form, formValue, preselectedFor, address, formerly, updated, publishOn, draft; a field named "subtitle". Correct the field\'s name, or delete it.',
  ],
  [
    "the former name of a field",
    () => change(CRACKS, "summary:", "access: More\nsummary:"),
    'services/crack-filling.md:3 access: accessibleParking; a field named "access". access was renamed to accessibleParking: change the name and keep the value.',
  ],
  [
    "a blank title",
    () => change(CRACKS, "title: Crack Filling", "title:"),
    "services/crack-filling.md:2 title: text; an empty value. As menus and cards show it.",
  ],
  [
    "a day that is not on the calendar",
    () => change(POST, '"2026-09-14"', '"2025-02-30"'),
    'posts/first-seal-after-paving.md:5 date: a date that exists, written YYYY-MM-DD; "2025-02-30". The day the post is published. A post with a future date appears on that day.',
  ],
  [
    "an update dated before the post",
    () => change(POST, 'date: "2026-09-14"', 'date: "2026-09-14"\nupdated: "2026-09-13"'),
    'posts/first-seal-after-paving.md:6 updated: the post\'s own date, or a later day; "2026-09-13". When the advice itself last changed, if after publication.',
  ],
  ...[
    ...["/", "/shop", "?from=mail", "#top", "/shop/?from=mail"].map((suffix) => `https://www.example.com${suffix}`),
    ...["https://someone:secret@www.example.com", "http://www.example.com", "www.example.com"],
  ].map((address): [string, () => void, string] => [
    `the wrong site address ${address}`,
    () => change(BUSINESS, /^siteUrl: .*$/m, `siteUrl: "${address}"`),
    `settings/business.yml:{siteUrl:} siteUrl: https:// and the domain, without a path, slash, ?, # or password; "${address}". https:// and the domain, without a slash at the end.`,
  ]),
  [
    "a day in two rows of the opening hours",
    () => change(BUSINESS, /^hours:\n/m, 'hours:\n  - days: [Monday]\n    opens: "09:00"\n    closes: "10:00"\n'),
    'settings/business.yml:{- Monday} hours[1].days[0]: a day that has no hours yet; "Monday". Days with these hours.',
  ],
  [
    "a closed day listed twice",
    () => change(BUSINESS, "closedDays:\n", "closedDays:\n  - date: 2099-12-24\n    reason: Inventory\n"),
    'settings/business.yml:{- date: "2099-12-24"} closedDays[1].date: a date that no other closed day has; "2099-12-24". A day on which you are closed all day.',
  ],
  [
    "a before picture without an after picture",
    () => change("projects.yml", /^ {4}picture:\n(?: {6}.*\n)+/m, ""),
    "projects.yml:2 projects[0].picture: a picture of the finished work, to compare with the one from before; nothing. A picture of the finished work.",
  ],
  [
    "two files with the same slug",
    () => copy.write("services/crack-filling.markdown", copy.read(CRACKS)),
    `services/crack-filling.markdown (file name): a name that ends with .md; services/crack-filling.markdown. Rename the file.`,
    "services/crack-filling.md (file name): an address that no other file has; content/services/crack-filling.markdown has the same address. Rename this file.",
  ],
  [
    "a related service that does not exist",
    () => change(CRACKS, /(?<=^related:\n {2}services:[\n -]*\[?)sealcoating/m, "no-such-service"),
    'services/crack-filling.md:{no-such-service} related.services[0]: a page in content/services; "no-such-service". Choose another page: content/services/no-such-service.md does not exist.',
  ],
  [
    "a missing picture",
    () => change(CRACKS, "/images/edge.jpg", "/images/crocodile.jpg"),
    'services/crack-filling.md:{crocodile} hero.picture.src: a picture that is in content/images; "/images/crocodile.jpg". Add the file to content/images, or correct the name (capitalization matters).',
  ],
  [
    "a search title that search engines would truncate",
    () => change(CRACKS, /title: Filled cracks/, `title: ${"Crack ".repeat(12).trim()}`),
    `services/crack-filling.md:{Crack Crack} seo.title: at most 60 characters; 71 characters: "${"Crack ".repeat(12).trim()}". The blue line in search results. At most 60 characters.`,
  ],
  [
    "the length of an overlong quoted title only once",
    () => change(CRACKS, "title: Filled cracks", `title: '${'"Crack" '.repeat(12).trim()}'`),
    `services/crack-filling.md:{"Crack" "Crack"} seo.title: at most 60 characters; 95 characters: ${JSON.stringify('"Crack" '.repeat(12)).slice(0, 80)}.... The blue line in search results. At most 60 characters.`,
  ],
  [
    "YAML that does not parse",
    () => change("projects.yml", "projects:", "projects: [\n"),
    "projects.yml:3 (whole file): YAML that can be read; Nested mappings are not allowed in compact mappings. Fix this line: check its indentation and colons, and put quotes around values that contain a colon followed by a space.",
  ],
  [
    "a value that contains itself",
    () => change("projects.yml", "projects:", "again: &a [*a]\nprojects:"),
    "projects.yml:1 (whole file): values without a cycle; an alias (*) inside the value that it repeats. Write the value out instead of using * and &.",
  ],
  ...["[a](", "![a](", "[", "> ", "[a][", "1. ", "- ", "- > ", "*_", "~a"].map((mark): [string, () => void, string] => [
    `${mark} repeated 20,000 times`,
    () => copy.append(POST, mark.repeat(20_000)),
    "posts/first-seal-after-paving.md:45 text: links, brackets, quotes and lists nested at most 20 levels deep, and at most 2000 characters such as * or [ in a paragraph; deeper nesting, or more of these characters. Close each [ with ] and each ( with ), and delete the >, - or * that are not needed.",
  ]),
  ...["www.a.b ", "a-b@c. ", "&amp; ", "a\n", "- a\n", "<a ", "$1-2 "].map((text): [string, () => void, string] => [
    `${JSON.stringify(text)} repeated to 12,000 characters`,
    () => copy.append(POST, text.repeat(12_000 / text.length)),
    `posts/first-seal-after-paving.md:45 text: an empty line after at most 10000 characters; ${text.repeat(12_000 / text.length).trim().length} characters. Put empty lines between the paragraphs, or split the table or list.`,
  ]),
  [
    "a number where text is expected",
    () => change(BUSINESS, /^(?<key>license): .*$/m, "$<key>: 0x4AAAAAAA"),
    'settings/business.yml:{license:} license: text; the number 1252698794. Put the value in double quotes, for example "0123": without quotes, YAML reads it as a number.',
  ],
  ...(
    [
      ["[prices][p]\n\n[p]: /no-such-page", 47],
      ["[prices]\n\n[prices]: </no-such-page> 'Prices'", 47],
      ["[*What* `it` costs](/no-such-page)", 45],
      ["[More](/no-such-page)", 45],
      ["More[^1].\n\n[^1]: See [this](/no-such-page).", 47],
    ] as const
  ).map(([text, line]): [string, () => void, string] => [
    `the broken link ${JSON.stringify(text)}`,
    () => copy.append(POST, text),
    `posts/first-seal-after-paving.md:${line} text: an address on this site; "/no-such-page". Correct the address. Drafts and pages with a future date cannot be linked to.`,
  ]),
])("reports %s", (_, breakIt, ...reports) => {
  breakIt();
  expect(reportLines(copy.problems())).toEqual(reports.map(withLine));
});

it.each([
  ["a link to another site", "Read the [guide](https://www.ada.gov/static/guide.pdf)."],
  ["a percent sign", "Save [50% off](/contact) or 50%, see https://www.example.org/50%."],
  ["brackets that are not links", "Write [a][b] or [c] as you like."],
  ["links in code", "Write `[a](/no-such-page)`.\n\n    [b](/no-such-page)"],
])("accepts %s", (_, text) => {
  copy.append(POST, text);
  expect(copy.problems()).toEqual([]);
});

/** Breaks a list's file, so that its list is empty. */
const breakList = (name: "projects" | "redirects", file: string): void => copy.change(file, `${name}:`, `${name}: [\n`);
const breakProjects = () => breakList("projects", "projects.yml");
const breakRedirects = () => breakList("redirects", "settings/redirects.yml");

it.each<[string, () => void, string, readonly string[]]>([
  ["a link to the projects, whose file cannot be read", breakProjects, "/projects", ["projects.yml"]],
  ["a link to a part of the projects, whose file cannot be read", breakProjects, "/projects#main", ["projects.yml"]],
  ["a broken link while the projects cannot be read", breakProjects, "/no-such-page", ["projects.yml", POST]],
  ["an old path while the redirects cannot be read", breakRedirects, "/old-page", ["settings/redirects.yml"]],
  ["an old path that has no redirect", () => undefined, "/old-page", [POST]],
])("reports each fault once: %s", (_, damage, link, files) => {
  damage();
  copy.append(POST, `\nSee [this](${link}).\n`);
  expect(copy.problems().map(({ file }) => file)).toEqual(files);
});
