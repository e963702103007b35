import type { ComponentProps, ReactNode } from "react";
import type { Crumb } from "../../content/shared/crumbs";
import { Breadcrumbs } from "../../components/ui/breadcrumbs";
import { Contents } from "../../components/sections/contents";
import { PostArticle } from "../../components/sections/post-article";
import { Prose } from "../../components/sections/prose";
import { RelatedLinks } from "../../components/sections/related-links";
import { WhatItCosts, type WhatItCostsProps } from "../../pricing/what-it-costs";
import { Picture, type PictureSource } from "../../components/ui/picture";

/** What may be missing is null, and asked for all the same: a field that a query forgets does not compile. */
export interface PostViewProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly author: string;
  readonly date: string;
  /** The day the text last changed, if after its date. */
  readonly updated: string | null;
  readonly picture: PictureSource | null;
  readonly text: Pick<ComponentProps<typeof Prose>, "pieces"> & ComponentProps<typeof Contents>;
  /** What it costs, on posts that show it. */
  readonly costs: WhatItCostsProps;
  /** Sheets to fill in, on posts that offer some. */
  readonly worksheets: ReactNode;
  /** The way to them from the top. */
  readonly sheetLinks: ReactNode;
  readonly related: ComponentProps<typeof RelatedLinks>["groups"];
  readonly callBox: { readonly heading: string; readonly text: string | null };
  readonly phone: string;
}

/** As src/components/sections/post-article.module.css draws it. */
const BOXES = [
  { media: "width < 64rem", width: "95vw", height: 16 / 9 },
  { media: "width < 84rem", width: "calc(95vw - 24rem)", height: 16 / 9 },
  { width: "54rem", height: 16 / 9 },
];

/** Draws the page of one built-in post. The page's template and the CMS's preview share it. */
export const PostView = ({ crumbs, picture, text, costs, worksheets, sheetLinks, related, ...article }: PostViewProps) => (
  <>
    <PostArticle
      {...article}
      picture={picture && <Picture picture={picture} boxes={BOXES} isHero />}
      above={<Breadcrumbs crumbs={crumbs} />}
    >
      {sheetLinks}
      <Prose pieces={text.pieces} before={<Contents headings={text.headings} />} />
    </PostArticle>
    {worksheets}
    <WhatItCosts {...costs} isOpen />
    <RelatedLinks groups={related} />
  </>
);
