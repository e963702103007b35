/** Shows over the pages of `develop` what is wrong with the content, and which of them the public does not see. No build contains it. */
import type { Problem } from "../content/problems";
import type { ContentState } from "./content-state";

const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; background: #1b1b1b; color: #fff;
          border-top: 4px solid #f6c445; font: 15px/1.5 system-ui, sans-serif; }
  section { padding: 1rem 1.5rem; max-width: 70rem; }
  h2 { margin: 0 0 .5rem; font-size: 1.1rem; }
  li { margin-block: .75rem; }
  code { color: #f6c445; }
  dl { margin: 0; display: grid; grid-template-columns: max-content 1fr; gap: 0 .75rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
};

const entry = ({ file, line, field, expected, found, mend }: Problem): HTMLElement => {
  const rows = Object.entries({ Expected: expected, Found: found, "To mend it": mend });
  return element(
    "li",
    element("code", `content/${file}${line === undefined ? "" : `:${line}`}`),
    ` ${field}`,
    element("dl", ...rows.flatMap(([name, text]) => [element("dt", name), element("dd", text)])),
  );
};

const drawOver = (tag: string, ...children: readonly HTMLElement[]): void => {
  document.querySelector(tag)?.remove();
  if (children.length === 0) return;
  const host = document.createElement(tag);
  host.attachShadow({ mode: "open" }).append(element("style", STYLE), ...children);
  document.body.append(host);
};

const problemList = (problems: readonly Problem[]): HTMLElement => {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const section = element(
    "section",
    element("h2", `${count} in the content. The page shows its last good state.`),
    element("ol", ...problems.map(entry)),
  );
  section.setAttribute("role", "alert");
  return section;
};

/** How soon a page that the app has opened gets its own note, in milliseconds. */
const LOOK_MS = 300;

let state: ContentState = { problems: [], hidden: {} };
let noted: string | undefined;

const note = (): void => {
  const why = state.hidden[window.location.pathname];
  if (why === noted) return;
  noted = why;
  drawOver("content-note", ...(why === undefined ? [] : [element("section", why)]));
};

/** Listens to `develop` and shows what it says. */
export const watchContent = (address: string): void => {
  new EventSource(address).addEventListener("message", ({ data }: MessageEvent<string>) => {
    state = JSON.parse(data) as ContentState;
    drawOver("content-problems", ...(state.problems.length > 0 ? [problemList(state.problems)] : []));
    note();
  });
  setInterval(note, LOOK_MS);
};
