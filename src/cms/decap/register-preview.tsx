/** Renders previews. New uploads are shown from local URLs, because the site does not serve them yet. */
import { Component, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { resolveData } from "../../content/check/fact-references";
import type { NamedFacts } from "../../content/facts/named-facts";
import type { LocalPictures } from "../admin/unsaved-text";
import type { SiteNow } from "../admin/site-now";
import { Preview, type ShownDraft } from "../preview/previews";
import type { Data } from "../same";
import { decap, draftOf, filledBy, toPlain, type DraftMap, type PreviewProps } from "./api";

const MEDIA_FOLDER = /^content(?=\/images\/)/;

/** A media file of an entry. `draft` is true until the entry is published. */
interface Upload {
  readonly path: string;
  readonly draft?: unknown;
  readonly url?: unknown;
  readonly displayURL?: unknown;
}

/** Returns the local URLs of an entry's new pictures, by the pictures' paths on the site. */
export const newPictures = (entry: DraftMap): LocalPictures => {
  const files = (toPlain(entry.get("mediaFiles")) ?? []) as readonly Upload[]; // Safe cast: Decap's list of media files.
  return new Map(
    files.flatMap(({ path, draft, url, displayURL = url }) =>
      draft === true && typeof displayURL === "string" ? [[path.replace(MEDIA_FOLDER, ""), displayURL]] : [],
    ),
  );
};

/**
 * Shows new pictures in the form: replaces the URL of a picture that fails to load with the picture's local URL.
 *
 * @param pictures returns the new pictures of the open form
 */
export const showNewPictures = (pictures: () => LocalPictures): void => {
  window.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const here = pictures().get(new URL(target.src).pathname);
      if (here !== undefined) target.src = here;
    },
    { capture: true },
  );
};

/** Renders a preview. If rendering fails, shows a note until the next change. */
export class SafePreview extends Component<{ readonly children: ReactNode }, { readonly failed?: ReactNode }> {
  override state = { failed: undefined };

  override componentDidCatch() {
    this.setState({ failed: this.props.children });
  }

  override render() {
    const { children } = this.props;
    return this.state.failed === children ? <p>The preview cannot show this version. Nothing you typed is lost.</p> : children;
  }
}

const drawnDraft = ({ entry }: PreviewProps, facts: NamedFacts, restored: LocalPictures): ShownDraft => {
  const { slug, data } = draftOf(entry);
  let shown = JSON.stringify(resolveData(data, facts).data);
  for (const [address, here] of [...restored, ...newPictures(entry)]) shown = shown.replaceAll(address, here);
  return { slug: slug || "new", data: JSON.parse(shown) as Data };
};

/**
 * Registers the preview of a folder's entries, a list or a file. Decap bundles a different version of React than the site uses, so the
 * registered component is an empty element that the site's React renders into.
 *
 * @param collection the folder's collection, or the name of the list or file
 * @param name the name of the folder, list or file
 * @param restored the pictures of restored drafts
 */
export const registerPreview = (collection: string, name: string, site: SiteNow, restored: LocalPictures): void => {
  let root: Root | undefined;
  const ref = (box: Element | null) => {
    root?.unmount();
    root = box ? createRoot(box) : undefined;
  };
  const draw = (props: PreviewProps) => {
    const { collection: own } = draftOf(props.entry);
    root?.render(
      <SafePreview>
        <Preview name={name} draft={drawnDraft(props, site.around(own).facts, restored)} content={site.contentAround(own)} />
      </SafePreview>,
    );
  };
  decap().registerPreviewTemplate(collection, filledBy({ ref }, draw));
};
