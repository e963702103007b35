import type { ComponentProps } from "react";
import type { Crumb } from "../../content/shared/crumbs";
import { routes } from "../../content/shared/routes";
import { Breadcrumbs } from "../../components/ui/breadcrumbs";
import { CallToAction, type CallToActionText } from "../../components/sections/call-to-action";
import { EstimateNote } from "../../components/sections/estimate-note";
import { Faqs } from "../../components/sections/faqs";
import { Hero } from "../../components/sections/hero";
import { Prose } from "../../components/sections/prose";
import { Reasons, type ItemListProps } from "../../components/sections/reasons";
import { RelatedLinks } from "../../components/sections/related-links";
import { ServiceCards } from "../../components/sections/service-cards";
import { useWords } from "../../components/ui/words";
import { fillIn } from "../../content/shared/placeholders";
import { Testimonials, type TestimonialProps } from "../../components/sections/testimonials";

interface ServiceLink {
  readonly description: string;
  readonly service: { readonly title: string; readonly path: string };
}

/** Optional fields are null, not undefined, so that a query that forgets one does not compile. */
export interface LocationViewProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly hero: ComponentProps<typeof Hero>;
  readonly text: Pick<ComponentProps<typeof Prose>, "pieces">;
  readonly benefits: ItemListProps | null;
  readonly services: { readonly heading: string; readonly items: readonly ServiceLink[] };
  readonly reviews: readonly TestimonialProps[];
  readonly faqs: ComponentProps<typeof Faqs>;
  readonly callToAction: CallToActionText;
  readonly related: ComponentProps<typeof RelatedLinks>["groups"];
  readonly phone: string;
  /** Reasons to choose the company, shown beside the text with the contact button. */
  readonly facts: readonly string[];
}

/** Renders the page of one place, for its template and the editor's preview. */
export const LocationView = ({ hero, services, phone, ...page }: LocationViewProps) => {
  const words = useWords("reviews");
  const cards = services.items.map(({ service, description }) => ({ title: service.title, description, link: service.path }));
  return (
    <>
      <Hero {...hero} phone={phone} above={<Breadcrumbs crumbs={page.crumbs} />} />
      {page.text.pieces.length > 0 && <Prose pieces={page.text.pieces} beside={<EstimateNote phone={phone} facts={page.facts} />} />}
      {page.benefits && <Reasons {...page.benefits} background="sand" isFolded />}
      <ServiceCards heading={services.heading} items={cards} background={page.benefits ? "white" : "sand"} isSplit />
      <Testimonials heading={fillIn(words.from, { place: page.title })} items={page.reviews} background="sand" />
      <Faqs {...page.faqs} companyPage={routes.about} />
      <RelatedLinks groups={page.related} />
      <CallToAction {...page.callToAction} phone={phone} />
    </>
  );
};
