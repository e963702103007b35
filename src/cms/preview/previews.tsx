/** All previews, by folder, list or file. */
import type { ReactNode } from "react";
import { PagePath } from "../../components/layout/nav-link";
import { InLanguage } from "../../components/ui/page-language";
import { WordsProvider } from "../../components/ui/words";
import type { Content } from "../../content/schema";
import { LANGUAGES } from "../../content/shared/languages";
import { withDraft, type Draft } from "./draft";
import { entryPreviews } from "./entries";
import { FrameData } from "./gatsby";
import { frameData } from "./page-data";
import { filePreviews } from "./pages";

const PREVIEWS: Readonly<Record<string, ((content: Content, slug: string) => ReactNode) | null>> = { ...entryPreviews, ...filePreviews };

/** Names of the folders, lists and files that have a preview. */
export const previewNames: readonly string[] = Object.keys(PREVIEWS).filter((name) => PREVIEWS[name]);

interface PreviewProps {
  /** Name of the folder, list or file. */
  readonly name: string;
  readonly draft: Draft;
  /** The saved content. */
  readonly content: Content;
}

/** Renders a draft as the site will show it. */
export const Preview = ({ name, draft, content }: PreviewProps) => {
  const all = withDraft(content, name, draft);
  return (
    <FrameData.Provider value={frameData(all)}>
      <PagePath.Provider value={LANGUAGES[content.language].prefix}>
        <InLanguage language={content.language}>
          <WordsProvider words={all.words}>{PREVIEWS[name]?.(all, draft.slug)}</WordsProvider>
        </InLanguage>
      </PagePath.Provider>
    </FrameData.Provider>
  );
};
