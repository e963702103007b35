/** Leads from an open entry to its earlier versions at GitHub, and says who published it last. */
import type { CmsBackend } from "../backend";
import { entryPath } from "../entry-path";
import { openEntry } from "./decap";
import { element } from "./element";
import { GitHub, type FileChange } from "./github";
import { signedIn, type SignedIn } from "./signed-in";

/** How long until it is looked again whether somebody has signed in, in milliseconds. */
const PAUSE_MS = 1_000;

const STYLE = `
  :host { position: fixed; inset: auto auto 12px 16px; z-index: 1000; max-width: 45vw; }
  a { display: block; padding: 8px 14px; border-radius: 6px; background: #fff; color: #1f4fb0; box-shadow: 0 2px 12px rgb(14 30 37 / 40%);
      font: 600 13px/1.4 system-ui, sans-serif; }
  a:focus-visible { outline: 2px solid #3a69c7; outline-offset: 2px; }
`;

const untilSignedIn = async (isOver: () => boolean): Promise<SignedIn | undefined> => {
  while (!isOver()) {
    const you = signedIn();
    if (you) return you;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return undefined;
};

const linkTo = (href: string, { name, date }: FileChange): HTMLElement => {
  const link = element("a", `Earlier versions (last changed ${date.toLocaleDateString("en-US", { dateStyle: "long" })}, ${name})`);
  link.href = href;
  link.target = "_blank";
  link.rel = "noopener";
  return link;
};

/** Shows the link with each entry that is opened, where there is something to see: not for one that was never published, and not locally. */
export const watchHistory = (backend: CmsBackend): void => {
  if (backend.name === "proxy") return;
  const { repo, branch } = backend;
  const host = document.createElement("entry-history");
  const root = host.attachShadow({ mode: "open" });
  let turn = 0;
  const show = async (): Promise<void> => {
    const mine = ++turn;
    host.remove();
    const open = openEntry();
    const path = open && entryPath(open);
    if (path === undefined) return;
    const you = await untilSignedIn(() => mine !== turn);
    const last = you && (await new GitHub(repo, you.token).lastChange(path, branch));
    if (!last || mine !== turn) return;
    root.replaceChildren(element("style", STYLE), linkTo(`https://github.com/${repo}/commits/${branch}/${path}`, last));
    document.body.append(host);
  };
  // Without an answer there is no link: the note after saving has it too.
  const showIfKnown = () => void show().catch(() => undefined);
  window.addEventListener("hashchange", showIfKnown);
  window.CMS.registerEventListener({ name: "postPublish", handler: showIfKnown });
  showIfKnown();
};
