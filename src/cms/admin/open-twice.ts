/** Says in both tabs when one entry is open in two, before words are typed that the other tab then knows nothing of. */
import { openEntry } from "./decap";
import { NotePanel } from "./note-panel";

const HEADING = "This entry is open in another tab";
const MESSAGE = "Neither tab sees what is typed in the other. Close one of the two; before you go on in an older one, load it again.";

interface News {
  readonly entry: string;
  readonly isOpen: boolean;
}

/** Watches which entry this tab has open, and asks the browser whether another tab has it too. */
export const watchTabs = (): void => {
  const panel = new NotePanel("open-twice");
  const tabs = new BroadcastChannel("editor-tabs");
  const show = () => panel.show(HEADING, [{ message: MESSAGE }]);
  let entry: string | undefined;
  let leave = (): void => undefined;

  const enter = (): void => {
    const open = openEntry();
    const next = open && `${open.collection}/${open.slug}`;
    if (next === entry) return;
    leave();
    panel.hide();
    entry = next;
    if (entry === undefined) return;
    const here = entry;
    const left = new AbortController();
    tabs.postMessage({ entry: here, isOpen: true } satisfies News);
    leave = () => {
      left.abort();
      tabs.postMessage({ entry: here, isOpen: false } satisfies News);
    };
    // The browser frees what a tab held, however it ends.
    const hold = () =>
      new Promise<void>((free) => {
        panel.hide();
        left.signal.addEventListener("abort", () => free());
      });
    const wait = () => navigator.locks.request(here, { signal: left.signal }, hold);
    const tryIt = (lock: Lock | null) => {
      if (lock) return hold();
      show();
      // Not within this request: the browser asks them one after the other.
      setTimeout(() => void wait().catch(() => undefined));
      return undefined;
    };
    void navigator.locks.request(here, { ifAvailable: true }, tryIt);
  };

  tabs.addEventListener("message", ({ data }: MessageEvent<News>) => {
    if (data.entry !== entry) return;
    if (data.isOpen) show();
    else panel.hide();
  });
  window.addEventListener("hashchange", enter);
  window.addEventListener("pagehide", () => leave());
  enter();
};
