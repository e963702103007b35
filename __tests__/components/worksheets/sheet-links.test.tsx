/** The thumbnails of the links to a page's sheets. */
import { renderToStaticMarkup } from "react-dom/server";
import { SheetLinks } from "../../../src/worksheets/sheet-links";
import type { SheetBlockWords } from "../../../src/worksheets/types";

const block = (parts: Partial<SheetBlockWords>): SheetBlockWords => ({ fields: [], points: [], company: false, ...parts });
const fields = (count: number) => block({ fields: Array.from({ length: count }, () => ({ label: "Property", kind: "line" })) });
const points = (count: number) => block({ points: Array.from({ length: count }, () => "Keep pets off.") });
const table = (rows: number) => block({ table: { columns: ["Phase", "Closed"], rows: Array.from({ length: rows }, () => "Phase") } });
const drawing = block({ drawing: "Graph paper" });

/** Returns the commands of a thumbnail's path as [letter, ...numbers]. */
const commandsOf = (blocks: readonly SheetBlockWords[]) => {
  const view = renderToStaticMarkup(<SheetLinks heading="Sheets" sheets={[{ name: "notice", title: "Notice", blocks: [...blocks] }]} />);
  const page = new DOMParser().parseFromString(view, "text/html");
  const path = page.querySelector("path[stroke-opacity]")?.getAttribute("d") ?? "";
  return [...path.matchAll(/([MHVz])([\d. ]*)/g)].map(([, letter = "", numbers = ""]) => ({
    letter,
    numbers: numbers.split(" ").filter(Boolean).map(Number),
  }));
};
/** Returns the y of each line's start and each vertical line's end. */
const heightsOf = (commands: ReturnType<typeof commandsOf>): readonly number[] =>
  commands.flatMap(({ letter, numbers }) => (letter === "M" ? numbers.slice(1) : letter === "V" ? numbers : []));
/** Returns the y of the point lines, which alone start at x 7. */
const pointsOf = (commands: ReturnType<typeof commandsOf>): readonly number[] =>
  commands.flatMap(({ letter, numbers: [x, y = 0] }) => (letter === "M" && x === 7 ? [y] : []));
const boxesOf = (commands: ReturnType<typeof commandsOf>) =>
  commands.flatMap(({ letter }, index) =>
    letter === "z" ? [{ top: commands[index - 4]?.numbers[1] ?? 0, bottom: commands[index - 2]?.numbers[0] ?? 0 }] : [],
  );

it.each([
  ["fields and a drawing", [fields(2), drawing, points(4)], 2],
  ["a drawing alone", [drawing, points(1)], 1],
  ["a drawing and points in one block", [{ ...drawing, points: ["One", "Two"] }], 2],
  ["a table and a drawing", [table(2), drawing, points(3)], 2],
])("shows the points below the box after %s", (_, blocks, count) => {
  const commands = commandsOf(blocks);
  const [box] = boxesOf(commands);
  expect(box?.bottom).toBeGreaterThan(box?.top ?? Infinity);
  expect(pointsOf(commands)).toHaveLength(count);
  expect(Math.min(...pointsOf(commands))).toBeGreaterThan(box?.bottom ?? Infinity);
});

it.each([
  ["a long table", [table(20)], 0],
  ["a table after many fields", [fields(18), table(3)], 0],
  ["a drawing after many fields", [fields(20), drawing], 0],
  ["two drawings", [drawing, drawing, points(9)], 1],
  ["many points after a drawing", [drawing, points(9)], 1],
])("keeps %s within the page", (_, blocks, boxes) => {
  const commands = commandsOf(blocks);
  expect(boxesOf(commands)).toHaveLength(boxes);
  for (const { top, bottom } of boxesOf(commands)) expect(bottom).toBeGreaterThan(top);
  expect(Math.max(...heightsOf(commands))).toBeLessThanOrEqual(42);
});
