/** Shows content problems on the pages of `develop`, and starts the scripts that built pages load. */
import { PROBLEMS_PATH, type ContentState } from "./content-problems";

const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; background: #1b1b1b; color: #fff;
          border-top: 4px solid #f6c445; font: 14px/1.5 ui-monospace, monospace; }
  p { margin: 0; padding: 1rem 1.5rem; white-space: pre-wrap; }
`;

/** Shows a message in a custom element and removes the previous element with the same tag. If `text` is empty, shows nothing. */
const showOver = (tag: string, text = "", role = "note"): void => {
  document.querySelector(tag)?.remove();
  if (text === "") return;
  const host = document.createElement(tag);
  const style = Object.assign(document.createElement("style"), { textContent: STYLE });
  const message = Object.assign(document.createElement("p"), { textContent: text, role });
  host.attachShadow({ mode: "open" }).append(style, message);
  document.body.append(host);
};

/** Interval for checking whether the app has navigated to another page, in milliseconds. */
const LOOK_MS = 300;

/** Subscribes to the `develop` server's content state and shows it. */
const watchContent = (address: string): void => {
  let state: ContentState = { problems: "", hidden: {} };
  let noted: string | undefined;
  const note = (): void => {
    const why = state.hidden[window.location.pathname];
    if (why !== noted) showOver("content-note", why);
    noted = why;
  };
  new EventSource(address).addEventListener("message", ({ data }: MessageEvent<string>) => {
    state = JSON.parse(data) as ContentState;
    showOver("content-problems", state.problems && `This page shows the last valid content. ${state.problems}`, "alert");
    note();
  });
  setInterval(note, LOOK_MS);
};

/**
 * In `develop`, starts the scripts that built pages load in their heads, and shows content problems. Islands need no hydration, because
 * React renders the whole page. Builds omit this code.
 */
export const onClientEntry = async (): Promise<void> => {
  if (process.env.NODE_ENV !== "development") return;
  const [{ startQuoteForm }, { startPostList }, { startPage }] = await Promise.all([
    import("../quote/inline-script"),
    import("../blog/list/inline-script"),
    import("../client"),
  ]);
  watchContent(PROBLEMS_PATH);
  startPage(window);
  startQuoteForm(document, []);
  startPostList(document, []);
};
