import type { ComponentProps, ReactNode } from "react";
import type { Crumb } from "../../content/crumbs";
import { Breadcrumbs } from "../ui/breadcrumbs";
import { BeforeAfter, type BeforeAfterProps } from "../sections/before-after";
import { CallToAction } from "../sections/call-to-action";
import { EstimateNote } from "../sections/estimate-note";
import { Faqs } from "../sections/faqs";
import { Hero } from "../sections/hero";
import { Prose } from "../sections/prose";
import { Reasons, type ItemListProps } from "../sections/reasons";
import { RelatedLinks } from "../sections/related-links";
import type { PictureSource } from "../ui/picture";

export interface ServiceViewProps {
  readonly crumbs: readonly Crumb[];
  readonly hero: ComponentProps<typeof Hero>;
  /** The page's text, as HTML. */
  readonly html: string;
  /** The pictures of the text, with their sizes. */
  readonly bodyPictures?: readonly PictureSource[];
  /** The main list, drawn the way its kind asks for. */
  readonly mainList: ReactNode;
  readonly benefits: ItemListProps;
  /** About accessible parking: marked in its blue. */
  readonly accessibleParking?: boolean | null;
  readonly beforeAfter?: BeforeAfterProps | null;
  readonly faqs: ComponentProps<typeof Faqs>;
  readonly callToAction: { readonly heading: string; readonly text: string };
  readonly related: ComponentProps<typeof RelatedLinks>;
  readonly phone: string;
  /** Why to ask this company, shown beside the text together with the way to do it. */
  readonly facts?: readonly string[];
}

/** Draws the page of one service. The page's template and the CMS's preview share it. */
export const ServiceView = ({
  crumbs,
  hero,
  html,
  bodyPictures,
  mainList,
  benefits,
  accessibleParking,
  beforeAfter,
  faqs,
  callToAction,
  related,
  phone,
  facts,
}: ServiceViewProps) => {
  return (
    <div data-accent={accessibleParking ? "access" : undefined}>
      <Hero {...hero} phone={phone} above={<Breadcrumbs crumbs={crumbs} />} />
      {mainList}
      <Reasons {...benefits} />
      <Prose html={html} pictures={bodyPictures} ground="sand" beside={facts && <EstimateNote phone={phone} facts={facts} />} />
      {beforeAfter && <BeforeAfter {...beforeAfter} />}
      <Faqs {...faqs} />
      <RelatedLinks {...related} />
      <CallToAction {...callToAction} phone={phone} />
    </div>
  );
};
