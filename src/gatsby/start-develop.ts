/** Shows content problems on the pages of `develop`, and starts the scripts that built pages load. */
import { PROBLEMS_PATH, type ContentState } from "./content-problems";

const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; background: #1b1b1b; color: #fff;
          font: 14px/1.5 ui-monospace, monospace; }
  content-problems, content-note { display: block; padding: 1rem 1.5rem; border-top: 4px solid #f6c445; white-space: pre-wrap; }
`;

/** Adds an element at the bottom of the window, in which messages are below each other. Returns its shadow root. */
const addMessages = (): ShadowRoot => {
  const host = document.body.appendChild(document.createElement("develop-messages"));
  const root = host.attachShadow({ mode: "open" });
  root.append(Object.assign(document.createElement("style"), { textContent: STYLE }));
  return root;
};

/** Shows a message in a custom element and removes the previous element with the same tag. If `text` is empty, shows nothing. */
const showIn = (messages: ShadowRoot, tag: string, text = "", role = "note"): void => {
  messages.querySelector(tag)?.remove();
  if (text !== "") messages.append(Object.assign(document.createElement(tag), { textContent: text, role }));
};

/** Interval for checking whether the app has navigated to another page, in milliseconds. */
const LOOK_MS = 300;

/** Subscribes to the `develop` server's content state and shows it. */
const watchContent = (address: string): void => {
  let state: ContentState = { problems: "", hidden: {} };
  let noted: string | undefined;
  const messages = addMessages();
  const note = (): void => {
    const why = state.hidden[window.location.pathname];
    if (why !== noted) showIn(messages, "content-note", why);
    noted = why;
  };
  new EventSource(address).addEventListener("message", ({ data }: MessageEvent<string>) => {
    state = JSON.parse(data) as ContentState;
    showIn(messages, "content-problems", state.problems && `This page shows the last valid content. ${state.problems}`, "alert");
    note();
  });
  setInterval(note, LOOK_MS);
};

/**
 * In `develop`, starts the scripts that built pages load in their heads, and shows content problems. Gatsby renders the page afterward.
 * Islands need no hydration, because React renders the whole page. Builds omit this code.
 */
export const onClientEntry = async (): Promise<void> => {
  if (process.env.NODE_ENV !== "development") return;
  const [{ startQuoteForm }, { startPage }] = await Promise.all([import("../quote/inline-script"), import("../client")]);
  watchContent(PROBLEMS_PATH);
  startPage(window);
  startQuoteForm(document, []);
};

/** In `develop`, starts the blog list's script, which needs the rendered list. Builds omit this code. */
export const onInitialClientRender = async (): Promise<void> => {
  if (process.env.NODE_ENV !== "development") return;
  const { startPostList } = await import("../blog/list/inline-script");
  startPostList(document, []);
};
