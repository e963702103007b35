import type { ComponentProps } from "react";
import type { Crumb } from "../../content/shared/crumbs";
import { Breadcrumbs } from "../../components/ui/breadcrumbs";
import { Contents } from "../../components/sections/contents";
import { PostArticle } from "../../components/sections/post-article";
import { Prose } from "../../components/sections/prose";
import { RelatedLinks } from "../../components/sections/related-links";
import { Picture, type PictureSource } from "../../components/ui/picture";
import type { ExtraParts } from "./extras";

/** Optional fields are null, not undefined, so that a query that forgets one does not compile. */
export interface PostViewProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly author: string;
  readonly date: string;
  /** The day the advice last changed, if later than the date. */
  readonly updated: string | null;
  readonly picture: PictureSource | null;
  readonly text: Pick<ComponentProps<typeof Prose>, "pieces"> & ComponentProps<typeof Contents>;
  readonly extras: ExtraParts;
  readonly related: ComponentProps<typeof RelatedLinks>["groups"];
  readonly callBox: { readonly heading: string; readonly text: string | null };
  readonly phone: string;
}

/** Sizes in src/components/sections/post-article.module.css. */
const BOXES = [
  { media: "width < 64rem", width: "95vw", height: 16 / 9 },
  { media: "width < 84rem", width: "calc(95vw - 24rem)", height: 16 / 9 },
  { width: "54rem", height: 16 / 9 },
];

/** Renders the page of one built-in post, for its template and the editor's preview. */
export const PostView = ({ crumbs, picture, text, extras, related, ...article }: PostViewProps) => (
  <>
    <PostArticle
      {...article}
      picture={picture && <Picture picture={picture} boxes={BOXES} isHero />}
      above={<Breadcrumbs crumbs={crumbs} />}
    >
      {extras.links}
      <Prose pieces={text.pieces} before={<Contents headings={text.headings} />} />
    </PostArticle>
    {extras.below}
    <RelatedLinks groups={related} />
  </>
);
