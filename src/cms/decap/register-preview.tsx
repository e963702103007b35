/** Renders previews. New uploads are shown from local URLs, because the site does not serve them yet. */
import { Component, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { resolveData } from "../../content/check/fact-references";
import type { NewPictures } from "../admin/new-pictures";
import type { SiteNow } from "../admin/site-now";
import { partsOfCollection } from "../collections";
import { Preview } from "../preview/previews";
import type { ShownDraft } from "../preview/with-draft";
import type { Data } from "../same";
import { decap, draftOf, filledBy, type PreviewProps } from "./api";

/** Shows new pictures in the form: replaces the URL of a picture that fails to load with the picture's local URL. */
export const showNewPictures = (pictures: NewPictures): void => {
  window.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const here = pictures.urlOf(new URL(target.src).pathname);
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

/** Matches the path of a picture in JSON or in a markdown body. */
const PICTURE = /(?<=["(])\/images\/[^"\\)\s]+/g;

/** Returns the draft with its facts filled in, and with local URLs of its new pictures. */
const shownDraft = ({ entry, getAsset }: PreviewProps, site: SiteNow, pictures: NewPictures): ShownDraft => {
  const { collection, slug, data } = draftOf(entry);
  const { facts } = site.draftSiteFor(collection);
  // Decap knows the pictures of drafts that wait for review on GitHub.
  const isInReview = (path: string) => site.all.backend.name === "github" && !site.hasPicture(path);
  const urlOf = (path: string) => pictures.urlOf(path) ?? (isInReview(path) ? String(getAsset(path)) : path);
  const shown = JSON.stringify(resolveData(data, facts).data).replace(PICTURE, urlOf);
  return { slug: slug || "new", data: JSON.parse(shown) as Data, language: partsOfCollection(collection).language };
};

/**
 * Registers the preview of a folder's entries, a list or a file. Decap bundles a different version of React than the site uses, so the
 * registered component is an empty element that the site's React renders into.
 *
 * @param key the name under which Decap looks up the preview: for a folder, its collection in one language, such as `es-posts`; for a list or
 * file, `name`
 * @param name the name of the folder, list or file, which is the same in all languages
 */
export const registerPreview = (key: string, name: string, site: SiteNow, pictures: NewPictures): void => {
  let root: Root | undefined;
  const ref = (box: Element | null) => {
    root?.unmount();
    root = box ? createRoot(box) : undefined;
  };
  const draw = (props: PreviewProps) => {
    const { collection } = draftOf(props.entry);
    root?.render(
      <SafePreview>
        <Preview name={name} draft={shownDraft(props, site, pictures)} content={site.contentFor(collection)} />
      </SafePreview>,
    );
  };
  decap().registerPreviewTemplate(key, filledBy({ ref }, draw));
};
