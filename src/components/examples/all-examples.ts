/** All examples, by component. */
import type { Example } from "./example";
import { breadcrumbsExamples } from "../ui/breadcrumbs.examples";
import { callBarExamples } from "../layout/call-bar.examples";
import { footerExamples } from "../layout/footer.examples";
import { headerExamples } from "../layout/header.examples";
import { logoExamples } from "../layout/logo.examples";
import { navDropdownExamples } from "../layout/nav-dropdown.examples";
import { beforeAfterExamples } from "../sections/before-after.examples";
import { callToActionExamples } from "../sections/call-to-action.examples";
import { categoryFilterExamples } from "../sections/category-filter.examples";
import { contactDetailsExamples } from "../sections/contact-details.examples";
import { contentsExamples } from "../sections/contents.examples";
import { estimateNoteExamples } from "../sections/estimate-note.examples";
import { faqsExamples } from "../sections/faqs.examples";
import { filteredLinksExamples } from "../sections/filtered-links.examples";
import { finderExamples } from "../sections/finder.examples";
import { galleryExamples } from "../sections/gallery.examples";
import { heroExamples } from "../sections/hero.examples";
import { linkListExamples } from "../sections/link-list.examples";
import { locationCardsExamples } from "../sections/location-cards.examples";
import { openingExamples } from "../sections/opening.examples";
import { paragraphsExamples } from "../sections/paragraphs.examples";
import { postArticleExamples } from "../sections/post-article.examples";
import { postCardsExamples } from "../sections/post-cards.examples";
import { projectCardsExamples } from "../sections/project-cards.examples";
import { proseExamples } from "../sections/prose.examples";
import { reasonsExamples } from "../sections/reasons.examples";
import { relatedLinksExamples } from "../sections/related-links.examples";
import { scopeListExamples } from "../sections/scope-list.examples";
import { serviceAreasExamples } from "../sections/service-areas.examples";
import { serviceCardsExamples } from "../sections/service-cards.examples";
import { stepsExamples } from "../sections/steps.examples";
import { storyExamples } from "../sections/story.examples";
import { testimonialsExamples } from "../sections/testimonials.examples";
import { workGalleryExamples } from "../sections/work-gallery.examples";
import { whatItCostsExamples } from "../../prices/what-it-costs.examples";
import { worksheetsExamples } from "../../worksheets/worksheets.examples";
import { peopleExamples } from "../sections/people.examples";
import { trustExamples } from "../sections/trust.examples";
import { warrantyTermsExamples } from "../sections/warranty-terms.examples";
import { bandExamples } from "../ui/band.examples";
import { buttonExamples } from "../ui/button.examples";
import { buttonLinksExamples } from "../ui/button-links.examples";
import { emailTextExamples } from "../ui/email-text.examples";
import { iconExamples } from "../ui/icon.examples";
import { phoneButtonExamples } from "../ui/phone-button.examples";
import { photoButtonsExamples } from "../ui/photo-buttons.examples";
import { pictureExamples } from "../ui/picture.examples";
import { sectionExamples } from "../ui/section.examples";
import { stripExamples } from "../ui/strip.examples";
import { starsExamples } from "../ui/stars.examples";

/** The examples of each component, by its name in the address below /_kit. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  breadcrumbs: breadcrumbsExamples,
  "call-bar": callBarExamples,
  footer: footerExamples,
  header: headerExamples,
  logo: logoExamples,
  "nav-dropdown": navDropdownExamples,
  "before-after": beforeAfterExamples,
  "work-gallery": workGalleryExamples,
  "call-to-action": callToActionExamples,
  "contact-details": contactDetailsExamples,
  "estimate-note": estimateNoteExamples,
  faqs: faqsExamples,
  finder: finderExamples,
  gallery: galleryExamples,
  hero: heroExamples,
  "link-list": linkListExamples,
  "location-cards": locationCardsExamples,
  opening: openingExamples,
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
  story: storyExamples,
  testimonials: testimonialsExamples,
  people: peopleExamples,
  trust: trustExamples,
  "warranty-terms": warrantyTermsExamples,
  band: bandExamples,
  button: buttonExamples,
  "button-links": buttonLinksExamples,
  contents: contentsExamples,
  "category-filter": categoryFilterExamples,
  "filtered-links": filteredLinksExamples,
  "email-text": emailTextExamples,
  icon: iconExamples,
  "phone-button": phoneButtonExamples,
  "photo-buttons": photoButtonsExamples,
  picture: pictureExamples,
  section: sectionExamples,
  stars: starsExamples,
  strip: stripExamples,
  "what-it-costs": whatItCostsExamples,
  worksheets: worksheetsExamples,
};
