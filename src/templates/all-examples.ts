/** All examples, by component. */
import type { Example } from "../components/examples/example";
import { breadcrumbsExamples } from "../components/ui/breadcrumbs.examples";
import { callBarExamples } from "../components/layout/call-bar.examples";
import { footerExamples } from "../components/layout/footer.examples";
import { headerExamples } from "../components/layout/header.examples";
import { logoExamples } from "../components/layout/logo.examples";
import { navDropdownExamples } from "../components/layout/nav-dropdown.examples";
import { beforeAfterExamples } from "../components/sections/before-after.examples";
import { callToActionExamples } from "../components/sections/call-to-action.examples";
import { categoryFilterExamples } from "../components/sections/category-filter.examples";
import { contactDetailsExamples } from "../components/sections/contact-details.examples";
import { contentsExamples } from "../components/sections/contents.examples";
import { estimateNoteExamples } from "../components/sections/estimate-note.examples";
import { faqsExamples } from "../components/sections/faqs.examples";
import { filteredLinksExamples } from "../components/sections/filtered-links.examples";
import { finderExamples } from "../components/sections/finder.examples";
import { galleryExamples } from "../components/sections/gallery.examples";
import { heroExamples } from "../components/sections/hero.examples";
import { linkListExamples } from "../components/sections/link-list.examples";
import { locationCardsExamples } from "../components/sections/location-cards.examples";
import { openingExamples } from "../components/sections/opening.examples";
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
import { storyExamples } from "../components/sections/story.examples";
import { testimonialsExamples } from "../components/sections/testimonials.examples";
import { workGalleryExamples } from "../components/sections/work-gallery.examples";
import { whatItCostsExamples } from "../pricing/what-it-costs.examples";
import { worksheetsExamples } from "../worksheets/worksheets.examples";
import { peopleExamples } from "../components/sections/people.examples";
import { trustExamples } from "../components/sections/trust.examples";
import { warrantyTermsExamples } from "../components/sections/warranty-terms.examples";
import { bandExamples } from "../components/ui/band.examples";
import { buttonExamples } from "../components/ui/button.examples";
import { buttonLinksExamples } from "../components/ui/button-links.examples";
import { emailTextExamples } from "../components/ui/email-text.examples";
import { iconExamples } from "../components/ui/icon.examples";
import { phoneButtonExamples } from "../components/ui/phone-button.examples";
import { photoButtonsExamples } from "../components/ui/photo-buttons.examples";
import { pictureExamples } from "../components/ui/picture.examples";
import { sectionExamples } from "../components/ui/section.examples";
import { stripExamples } from "../components/ui/strip.examples";
import { starsExamples } from "../components/ui/stars.examples";

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
