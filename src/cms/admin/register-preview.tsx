import { Component, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { WordsProvider } from "../../components/ui/words";
import { previews, type Draft } from "../preview/previews";
import type { PreviewSite } from "../preview/site-data";
import { resolveData } from "../../content/fact-references";
import type { NamedFacts } from "../../content/named-facts";
import type { FolderName } from "../../content/schema";
import { toPlain, type DraftMap, type PreviewProps } from "./decap";

/** Shows in words that a preview failed, and tries again with the next change. */
class PreviewGuard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>This entry cannot be previewed yet.</p> : this.props.children;
  }
}

const draftOf = ({ entry, getAsset }: PreviewProps, facts: NamedFacts): Draft => {
  const slug = entry.get("slug");
  return {
    slug: typeof slug === "string" && slug ? slug : "new",
    data: resolveData(toPlain(entry.get("data")), facts).data,
    asset: (src) => getAsset(src).toString(),
  };
};

/**
 * Registers the preview of a collection. The bundle's React is another version than the site's, so its component is an empty box
 * in which the site's React draws.
 *
 * @param factsNow what references in texts stand for at the moment
 * @param onDraft is given the entry each time it is drawn
 */
export const registerPreview = (
  collection: FolderName,
  site: PreviewSite,
  factsNow: () => NamedFacts,
  onDraft: (entry: DraftMap) => void,
): void => {
  const Preview = previews[collection];
  const roots = new WeakMap<object, Root>();
  let box: Element | null = null;
  let version = 0;
  const draw = (key: object, props: PreviewProps) => {
    if (!box) return;
    const root = roots.get(key) ?? createRoot(box);
    roots.set(key, root);
    onDraft(props.entry);
    root.render(
      <PreviewGuard key={version++}>
        <WordsProvider words={site.words}>
          <Preview draft={draftOf(props, factsNow())} site={site} />
        </WordsProvider>
      </PreviewGuard>,
    );
  };
  window.CMS.registerPreviewTemplate(
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
