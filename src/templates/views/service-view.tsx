import type { ComponentProps, ReactNode } from "react";
import type { Crumb } from "../../content/shared/crumbs";
import { routes } from "../../content/shared/routes";
import { Breadcrumbs } from "../../components/ui/breadcrumbs";
import { CallToAction, type CallToActionText } from "../../components/sections/call-to-action";
import { CrackGauge } from "../../components/sections/crack-gauge";
import { Faqs } from "../../components/sections/faqs";
import { Hero } from "../../components/sections/hero";
import { Opening, type OpeningProps } from "../../components/sections/opening";
import { Prose, type TextPiece } from "../../components/sections/prose";
import { Reasons, type ItemListProps } from "../../components/sections/reasons";
import { RelatedLinks } from "../../components/sections/related-links";
import type { PhotoAddresses } from "../../components/ui/photo-buttons";
import { WhatItCosts, type WhatItCostsProps } from "../../pricing/what-it-costs";

/** What may be missing is null, and asked for all the same: a field that a query forgets does not compile. */
export interface ServiceViewProps {
  readonly crumbs: readonly Crumb[];
  readonly hero: ComponentProps<typeof Hero>;
  /** The page's text: what opens the page, and the rest. */
  readonly text: { readonly opening: OpeningProps | null | undefined; readonly rest: readonly TextPiece[] };
  /** The words of the crack gauge, and the widths it goes by, on pages that have it. */
  readonly crackGauge: ComponentProps<typeof CrackGauge> | null | undefined;
  /** The main list, drawn the way its kind asks for. */
  readonly mainList: ReactNode;
  readonly benefits: ItemListProps;
  /** What it costs, on pages that show it. */
  readonly costs: WhatItCostsProps;
  /** Sheets to fill in, on pages that offer some. */
  readonly worksheets: ReactNode;
  /** About accessible parking: marked in its blue. */
  readonly accessibleParking: boolean | null;
  /** A pair of pictures, drawn, on pages that show one. */
  readonly beforeAfter: ReactNode;
  readonly faqs: ComponentProps<typeof Faqs>;
  readonly callToAction: CallToActionText;
  /** Whether its texts ask for photos. */
  readonly photos: boolean | null;
  readonly photoAddresses: PhotoAddresses;
  readonly related: ComponentProps<typeof RelatedLinks>["groups"];
  readonly phone: string;
}

/** Draws the page of one service. The page's template and the CMS's preview share it. */
export const ServiceView = ({ phone, ...page }: ServiceViewProps) => {
  const { opening, rest } = page.text;
  return (
    <div data-accent={page.accessibleParking ? "access" : undefined}>
      <Hero {...page.hero} phone={phone} above={<Breadcrumbs crumbs={page.crumbs} />} />
      {page.crackGauge && <CrackGauge {...page.crackGauge} />}
      {opening && <Opening {...opening} />}
      {page.mainList}
      {page.worksheets}
      <WhatItCosts {...page.costs} />
      <Reasons {...page.benefits} isFolded />
      {rest.length > 0 && <Prose pieces={rest} background="sand" />}
      {page.beforeAfter}
      <Faqs {...page.faqs} companyPage={routes.about} />
      <RelatedLinks groups={page.related} />
      <CallToAction {...page.callToAction} phone={phone} photos={page.photos ? page.photoAddresses : undefined} />
    </div>
  );
};
