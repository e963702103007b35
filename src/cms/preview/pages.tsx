/** Previews of single pages, files and lists: the site's own pages, rendered with the draft. */
import type { ComponentType, ReactNode } from "react";
import type { PageProps } from "gatsby";
import { Layout } from "../../components/layout/layout";
import { toReview } from "../../components/sections/review";
import { Testimonials } from "../../components/sections/testimonials";
import type { Content, FileName, ListName } from "../../content/schema";
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
import { blogData, homeData, locationsData, notFoundData, projectsData, reviewsOf, servicesData } from "./page-data";

/** Renders a page with its query result. */
const page = <Data extends object>(Page: ComponentType<PageProps<Data>>, data: object): ReactNode => (
  // Our pages use no other props from Gatsby. page-data.ts lists what the data lacks.
  <Page {...({ data } as PageProps<Data>)} />
);

/** Renders the preview of a file or list from the whole content. */
type DrawFile = (content: Content) => ReactNode;

const about: DrawFile = (content) => page(AboutPage, content);
const contact: DrawFile = (content) => page(ContactPage, content);
const prices: DrawFile = (content) => <WhatItCosts kind="both" prices={content.facts.prices} guide={content.priceGuide} />;

/** Previews of all single files and lists; null for those that do not belong to one page. */
export const filePreviews: Readonly<Record<FileName | ListName, DrawFile | null>> = {
  homePage: (content) => page(HomePage, homeData(content)),
  aboutPage: about,
  contactPage: contact,
  servicesPage: (content) => page(ServicesPage, servicesData(content)),
  locationsPage: (content) => page(LocationsPage, locationsData(content)),
  projectsPage: (content) => page(ProjectsPage, projectsData(content)),
  blogPage: (content) => page(BlogPage, blogData(content)),
  thankYouPage: (content) => page(ThankYouPage, content),
  notFoundPage: (content) => page(NotFoundPage, notFoundData(content)),
  privacyPage: (content) => page(PrivacyPage, content),
  projects: (content) => page(ProjectsPage, projectsData(content)),
  testimonials: (content) => <Testimonials heading={content.homePage.testimonials.heading} items={reviewsOf(content).map(toReview)} />,
  // The frame and the page that show most of the company's data.
  business: (content) => <Layout>{contact(content)}</Layout>,
  company: about,
  facts: prices,
  priceGuide: prices,
  navigation: () => <Layout>{null}</Layout>,
  words: null,
  diagrams: null,
  worksheets: null,
  redirects: null,
};
