/** What a visitor sees and has done on a page, in words that can be compared. */
import type { Page } from "@playwright/test";

export interface Snapshot {
  /** A line for each element, text and comment inside body, in order, with all attributes as they are. */
  readonly nodes: readonly string[];
  /** Where each element stands in the document and how large it is, in whole CSS pixels; hidden ones say so. */
  readonly boxes: readonly string[];
  /** What each field holds: value, and whether it is checked. */
  readonly fields: readonly string[];
  /** What the field with the focus has marked, and what is marked in the text. */
  readonly selection: readonly string[];
  /** The element with the focus. */
  readonly focus: readonly string[];
  /** Elements that the first snapshot of this page saw and that are not there any more: drawn anew, though perhaps alike. */
  readonly replaced: readonly string[];
  /** The addresses of the frames within the page. */
  readonly frames: readonly string[];
  /** How far each thing that scrolls is scrolled, in CSS pixels; the page itself is "". */
  readonly scroll: Readonly<Record<string, number>>;
}

/** Takes down the page as it is. The first call also remembers the elements. */
export const snapshot = async (page: Page): Promise<Snapshot> => {
  const seen = await page.evaluate(() => {
    /** Names an element by its way down from body. */
    const pathOf = (node: Node | null): string => {
      if (!node || node === document.body || !node.parentNode) return "";
      const place = Array.prototype.indexOf.call(node.parentNode.childNodes, node);
      return `${pathOf(node.parentNode)}/${node.nodeName.toLowerCase()}:${place}`;
    };
    const nodes: string[] = [];
    const walk = (node: Node, depth: number) => {
      const attributes = node instanceof Element ? [...node.attributes].map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`) : [];
      nodes.push(`${" ".repeat(depth)}${node.nodeName.toLowerCase()}${attributes.join("")}${JSON.stringify(node.nodeValue ?? "")}`);
      for (const child of node.childNodes) walk(child, depth + 1);
    };
    for (const child of document.body.childNodes) walk(child, 0);

    const elements = [...document.body.querySelectorAll("*")];
    const first: unknown = Reflect.get(window, "firstSeen");
    const remembered = first instanceof Map ? [...first] : [];
    if (!(first instanceof Map)) Reflect.set(window, "firstSeen", new Map(elements.map((element) => [element, pathOf(element)])));

    const active = document.activeElement;
    const isTextField = active instanceof HTMLTextAreaElement || active instanceof HTMLInputElement;
    const marked = getSelection();
    const scroll = elements.filter(({ scrollTop }) => scrollTop > 0).map((element) => [pathOf(element), element.scrollTop] as const);
    return {
      nodes,
      boxes: elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x + scrollX, y + scrollY, width, height].map(Math.round).join(" ");
        return `${pathOf(element)} ${element.checkVisibility() ? box : "hidden"}`;
      }),
      fields: elements.flatMap((element) => {
        if (element instanceof HTMLInputElement) return [`${pathOf(element)} ${JSON.stringify(element.value)} ${String(element.checked)}`];
        const isField = element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
        return isField ? [`${pathOf(element)} ${JSON.stringify(element.value)}`] : [];
      }),
      selection: [
        `text ${JSON.stringify(marked?.toString())}`,
        `from ${pathOf(marked?.anchorNode ?? null)} ${marked?.anchorOffset ?? 0}`,
        `to ${pathOf(marked?.focusNode ?? null)} ${marked?.focusOffset ?? 0}`,
        isTextField
          ? `field ${active.selectionStart ?? "-"} ${active.selectionEnd ?? "-"} ${active.selectionDirection ?? "-"}`
          : "no field",
      ],
      focus: [pathOf(active)],
      replaced: remembered.filter(([element]) => element instanceof Node && !element.isConnected).map(([, path]) => String(path)),
      scroll: { "": scrollY, ...Object.fromEntries(scroll) },
    };
  });
  return { ...seen, frames: page.frames().map((frame) => frame.url()) };
};

/** Waits until nothing scrolls any more and the page has nothing to do. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const places = () => [scrollY, ...[...document.querySelectorAll("*")].map(({ scrollTop }) => scrollTop)].join();
    let last = "";
    for (let still = 0; still < 8; still++) {
      await frame();
      const now = places();
      if (now !== last) still = 0;
      last = now;
    }
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
  });
