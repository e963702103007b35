import type { ComponentProps, ReactNode } from "react";
import type { Crumb } from "../../content/shared/crumbs";
import { routes } from "../../content/shared/routes";
import { Breadcrumbs } from "../../components/ui/breadcrumbs";
import { CallToAction, type CallToActionText } from "../../components/sections/call-to-action";
import { Faqs } from "../../components/sections/faqs";
import { Hero } from "../../components/sections/hero";
import { Opening, type OpeningProps } from "../../components/sections/opening";
import { Prose, type TextPiece } from "../../components/sections/prose";
import { Reasons, type ItemListProps } from "../../components/sections/reasons";
import { RelatedLinks } from "../../components/sections/related-links";
import type { PhotoAddresses } from "../../components/ui/contact-links";
import type { ExtraParts } from "./extras";

/** Optional fields are null, not undefined, so that a query that forgets one does not compile. */
export interface ServiceViewProps {
  readonly crumbs: readonly Crumb[];
  readonly hero: ComponentProps<typeof Hero>;
  /** The page's text: its first section, and the rest. */
  readonly text: { readonly opening: OpeningProps | null | undefined; readonly rest: readonly TextPiece[] };
  /** The main list, rendered by its kind. */
  readonly mainList: ReactNode;
  readonly benefits: ItemListProps;
  readonly extras: ExtraParts;
  /** Section about accessible parking, in its blue. */
  readonly accessibleParking: boolean | null;
  /** The comparison slider, on pages that have one. */
  readonly beforeAfter: ReactNode;
  readonly faqs: ComponentProps<typeof Faqs>;
  readonly callToAction: CallToActionText;
  /** Whether the texts ask for photos. */
  readonly photos: boolean | null;
  readonly photoAddresses: PhotoAddresses;
  readonly related: ComponentProps<typeof RelatedLinks>["groups"];
  readonly phone: string;
}

/** Renders the page of one service, for its template and the editor's preview. */
export const ServiceView = ({ phone, ...page }: ServiceViewProps) => {
  const { opening, rest } = page.text;
  return (
    <div data-accent={page.accessibleParking ? "access" : undefined}>
      <Hero {...page.hero} phone={phone} above={<Breadcrumbs crumbs={page.crumbs} />} />
      {page.extras.above}
      {opening && <Opening {...opening} />}
      {page.mainList}
      {page.extras.below}
      <Reasons {...page.benefits} isFolded />
      {rest.length > 0 && <Prose pieces={rest} background="sand" />}
      {page.beforeAfter}
      <Faqs {...page.faqs} companyPage={routes.about} />
      <RelatedLinks groups={page.related} />
      <CallToAction {...page.callToAction} phone={phone} photos={page.photos ? page.photoAddresses : undefined} />
    </div>
  );
};
