/** All examples, by component. */
import type { Example } from "../components/examples/example";
import { breadcrumbsExamples } from "../components/layout/breadcrumbs.examples";
import { callBarExamples } from "../components/layout/call-bar.examples";
import { footerExamples } from "../components/layout/footer.examples";
import { headerExamples } from "../components/layout/header.examples";
import { logoExamples } from "../components/layout/logo.examples";
import { navDropdownExamples } from "../components/layout/nav-dropdown.examples";
import { beforeAfterExamples } from "../components/sections/before-after.examples";
import { callToActionExamples } from "../components/sections/call-to-action.examples";
import { contactDetailsExamples } from "../components/sections/contact-details.examples";
import { estimateNoteExamples } from "../components/sections/estimate-note.examples";
import { faqsExamples } from "../components/sections/faqs.examples";
import { galleryExamples } from "../components/sections/gallery.examples";
import { heroExamples } from "../components/sections/hero.examples";
import { linkListExamples } from "../components/sections/link-list.examples";
import { locationCardsExamples } from "../components/sections/location-cards.examples";
import { paragraphsExamples } from "../components/sections/paragraphs.examples";
import { postArticleExamples } from "../components/sections/post-article.examples";
import { postCardsExamples } from "../components/sections/post-cards.examples";
import { projectCardsExamples } from "../components/sections/project-cards.examples";
import { proseExamples } from "../components/sections/prose.examples";
import { reasonsExamples } from "../components/sections/reasons.examples";
import { relatedLinksExamples } from "../components/sections/related-links.examples";
import { scopeListExamples } from "../components/sections/scope-list.examples";
import { serviceAreasExamples } from "../components/sections/service-areas.examples";
import { serviceCardsExamples } from "../components/sections/service-cards.examples";
import { stepsExamples } from "../components/sections/steps.examples";
import { testimonialsExamples } from "../components/sections/testimonials.examples";
import { buttonLinkExamples } from "../components/ui/button-link.examples";
import { iconExamples } from "../components/ui/icon.examples";
import { phoneButtonExamples } from "../components/ui/phone-button.examples";
import { pictureExamples } from "../components/ui/picture.examples";
import { sectionExamples } from "../components/ui/section.examples";
import { starsExamples } from "../components/ui/stars.examples";

export const examples: Readonly<Record<string, readonly Example[]>> = {
  breadcrumbs: breadcrumbsExamples,
  "call-bar": callBarExamples,
  footer: footerExamples,
  header: headerExamples,
  logo: logoExamples,
  "nav-dropdown": navDropdownExamples,
  "before-after": beforeAfterExamples,
  "call-to-action": callToActionExamples,
  "contact-details": contactDetailsExamples,
  "estimate-note": estimateNoteExamples,
  faqs: faqsExamples,
  gallery: galleryExamples,
  hero: heroExamples,
  "link-list": linkListExamples,
  "location-cards": locationCardsExamples,
  paragraphs: paragraphsExamples,
  "post-article": postArticleExamples,
  "post-cards": postCardsExamples,
  "project-cards": projectCardsExamples,
  prose: proseExamples,
  reasons: reasonsExamples,
  "related-links": relatedLinksExamples,
  "scope-list": scopeListExamples,
  "service-areas": serviceAreasExamples,
  "service-cards": serviceCardsExamples,
  steps: stepsExamples,
  testimonials: testimonialsExamples,
  "button-link": buttonLinkExamples,
  icon: iconExamples,
  "phone-button": phoneButtonExamples,
  picture: pictureExamples,
  section: sectionExamples,
  stars: starsExamples,
};
