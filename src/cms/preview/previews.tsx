/** Renders previews: the site's own pages, with the draft in place of the saved version. */
import type { ComponentType, ReactNode } from "react";
import type { PageProps } from "gatsby";
import { withDerived } from "../../content/entries/derived";
import { preselectedServices, shownWords } from "../../content/entries/form-services";
import { Layout } from "../../components/layout/layout";
import { PagePath } from "../../components/layout/nav-link";
import { Testimonials } from "../../components/sections/testimonials";
import { InLanguage } from "../../components/ui/page-language";
import { WordsProvider } from "../../components/ui/words";
import type { Content, FileName, FolderName, ListName } from "../../content/schema";
import { prefixOf } from "../../content/shared/languages";
import AboutPage from "../../pages/about";
import BlogPage from "../../pages/blog";
import ContactPage from "../../pages/contact";
import NotFoundPage from "../../pages/404";
import HomePage from "../../pages/index";
import LocationsPage from "../../pages/locations";
import PrivacyPage from "../../pages/privacy";
import ProjectsPage from "../../pages/projects";
import ServicesPage from "../../pages/services";
import ThankYouPage from "../../pages/thank-you";
import { WhatItCosts } from "../../pricing/what-it-costs";
import LocationPage from "../../templates/location";
import PostPage from "../../templates/post";
import ServicePage from "../../templates/service";
import { FrameData } from "./gatsby";
import { entryData, frameData, pagesData, reviewsOf } from "./page-data";
import { withDraft, type ShownDraft } from "./with-draft";

type RenderPreview = (content: Content, slug: string) => ReactNode;

/** Renders a page with its query result. The cast is safe, because our pages use no other props from Gatsby. */
const page = <Data extends object>(Page: ComponentType<PageProps<Data>>, data: object): ReactNode => (
  <Page {...({ data } as PageProps<Data>)} />
);

const about: RenderPreview = (content) => page(AboutPage, content);
const contact: RenderPreview = (content) => page(ContactPage, content);
const projects: RenderPreview = (content) => page(ProjectsPage, pagesData(content));
const prices: RenderPreview = (content) => (
  <WhatItCosts kind="both" prices={content.facts.prices} guide={content.priceGuide} preselected={preselectedServices(content)} />
);

/** Previews by the name of the folder, list or file. Files that affect no particular page have no preview. */
const PREVIEWS: Readonly<Partial<Record<string, RenderPreview>>> = {
  services: (content, slug) => page(ServicePage, entryData(content, "services", slug)),
  locations: (content, slug) => page(LocationPage, entryData(content, "locations", slug)),
  posts: (content, slug) => page(PostPage, entryData(content, "posts", slug)),
  homePage: (content) => page(HomePage, pagesData(content)),
  aboutPage: about,
  contactPage: contact,
  servicesPage: (content) => page(ServicesPage, pagesData(content, { hasPictures: true })),
  locationsPage: (content) => page(LocationsPage, pagesData(content)),
  projectsPage: projects,
  blogPage: (content) => page(BlogPage, pagesData(content)),
  thankYouPage: (content) => page(ThankYouPage, content),
  notFoundPage: (content) => page(NotFoundPage, pagesData(content)),
  privacyPage: (content) => page(PrivacyPage, content),
  projects,
  testimonials: (content) => <Testimonials heading={content.homePage.testimonials.heading} items={reviewsOf(content)} />,
  // The contact page, header and footer together show most of the company's data.
  business: (content, slug) => <Layout>{contact(content, slug)}</Layout>,
  company: about,
  facts: prices,
  priceGuide: prices,
  navigation: () => <Layout>{null}</Layout>,
} satisfies Readonly<Partial<Record<FolderName | ListName | FileName, RenderPreview>>>;

/** Names of the folders, lists and files that have a preview. */
export const previewNames: readonly string[] = Object.keys(PREVIEWS);

/**
 * Renders a draft as the site will show it.
 *
 * @param name name of the folder, list or file
 * @param content the saved content
 */
export const Preview = ({ name, draft, content }: Readonly<{ name: string; draft: ShownDraft; content: Content }>) => {
  const all = withDerived(withDraft(content, name, draft));
  return (
    <FrameData.Provider value={frameData(all)}>
      <PagePath.Provider value={prefixOf(content.language)}>
        <InLanguage language={content.language}>
          <WordsProvider words={shownWords(all)}>{PREVIEWS[name]?.(all, draft.slug)}</WordsProvider>
        </InLanguage>
      </PagePath.Provider>
    </FrameData.Provider>
  );
};
