/** Renders previews, and shows new uploads through local URLs, because the site URL that Decap uses does not exist yet. */
import { Component, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { z } from "zod";
import { resolveData } from "../../content/fact-references";
import type { NamedFacts } from "../../content/named-facts";
import type { SiteNow } from "../admin/site";
import { Preview, type Draft as DrawnDraft } from "../preview/previews";
import { decap, draftOf, toPlain, type DraftMap, type PreviewProps } from "./api";
import { openForm } from "./controls";

const MEDIA_FOLDER = /^content(?=\/images\/)/;

/** A file of an entry: `draft` until its entry is published. */
const uploadSchema = z.object({ path: z.string(), draft: z.literal(true), url: z.string().optional(), displayURL: z.string().optional() });

/** Returns an entry's new pictures: the path on the site, and the URL in this browser. */
const newPictures = (entry: DraftMap): readonly (readonly [address: string, here: string])[] => {
  const files = toPlain(entry.get("mediaFiles"));
  return (Array.isArray(files) ? files : []).flatMap((file: unknown) => {
    const { path = "", url, displayURL } = uploadSchema.safeParse(file).data ?? {};
    const here = url ?? displayURL;
    return here === undefined ? [] : [[path.replace(MEDIA_FOLDER, ""), here] as const];
  });
};

/** Replaces the paths of an entry's new pictures in a text or JSON with their URLs in this browser. */
const withNewPictures = (entry: DraftMap, text: string): string =>
  newPictures(entry).reduce((all, [address, here]) => all.replaceAll(address, here), text);

/** Shows new pictures in the form: a picture that fails to load gets its URL in this browser. */
export const showNewPictures = (): void => {
  window.addEventListener(
    "error",
    ({ target }) => {
      const entry = openForm();
      if (!entry || !(target instanceof HTMLImageElement)) return;
      const here = new Map(newPictures(entry)).get(new URL(target.src).pathname);
      if (here !== undefined) target.src = here;
    },
    { capture: true },
  );
};

/** Error boundary that shows a message if a preview fails. The next change mounts a new one. */
class PreviewGuard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>This entry cannot be previewed yet.</p> : this.props.children;
  }
}

const drawnDraft = ({ entry }: PreviewProps, facts: NamedFacts): DrawnDraft => {
  const { slug, data } = draftOf(entry);
  const shown: unknown = JSON.parse(withNewPictures(entry, JSON.stringify(resolveData(data, facts).data)));
  return { slug: slug || "new", data: shown };
};

/**
 * Registers the preview of a folder's entries, a list or a file. The bundle's React has another version than the site's, so its
 * component is an empty element into which the site's React renders.
 *
 * @param collection the folder's collection, or the name of the list or file
 * @param name the name of the folder, list or file
 */
export const registerPreview = (collection: string, name: string, site: SiteNow): void => {
  const roots = new WeakMap<object, Root>();
  let box: Element | null = null;
  let version = 0;
  const draw = (key: object, props: PreviewProps) => {
    if (!box) return;
    const root = roots.get(key) ?? createRoot(box);
    roots.set(key, root);
    const { collection: own } = draftOf(props.entry);
    root.render(
      <PreviewGuard key={version++}>
        <Preview name={name} draft={drawnDraft(props, site.around(own).facts)} content={site.contentAround(own)} />
      </PreviewGuard>,
    );
  };
  decap().registerPreviewTemplate(
    collection,
    window.createClass({
      render: () => window.h("div", { ref: (element: Element | null) => (box = element) }),
      componentDidMount() {
        draw(this, this.props);
      },
      componentDidUpdate() {
        draw(this, this.props);
      },
      componentWillUnmount() {
        roots.get(this)?.unmount();
      },
    }),
  );
};
