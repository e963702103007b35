/** Previews of services, places and posts: the site's own views, with data from the CMS's form instead of GraphQL. */
import type { ReactNode } from "react";
import { LocationView } from "../../templates/views/location-view";
import { MainList } from "../../templates/views/main-list";
import { PostView } from "../../templates/views/post-view";
import { ServiceView } from "../../templates/views/service-view";
import { BeforeAfter } from "../../components/sections/before-after";
import { toReview } from "../../components/sections/review";
import { crumbsTo } from "../../content/shared/crumbs";
import { promisesOf } from "../../content/shared/facts";
import { textLinks } from "../../content/paths-in";
import { pageLink, relatedLinks } from "../../content/related-links";
import { pageText } from "../../content/markdown/html";
import { settingsOf } from "../../content/settings";
import { required } from "../../content/shared/required";
import { pathOf } from "../../content/shared/routes";
import type { Content, Entry, FolderName } from "../../content/schema";
import { withSources } from "../../content/with-sources";
import { worksheetsOf } from "../../content/worksheets-of";
import { diagramHtml } from "../../content/diagrams";
import { reviewsOf } from "./page-data";
import { extrasOf } from "../../templates/views/extras";

const extras = (content: Content, entry: Entry<"services"> | Entry<"posts">) =>
  extrasOf(settingsOf(content), { ...entry, ...worksheetsOf(content, entry) });

/** Returns the props that all views share, besides the fields. */
const common = (content: Content, folder: FolderName, entry: Entry<FolderName>) => ({
  crumbs: crumbsTo(folder, { title: entry.title, path: pathOf(folder, entry) }, content.words),
  text: pageText(
    withSources(entry.body, entry.sources, content.words.lists.sources),
    (key) => diagramHtml(key, content),
    textLinks(content),
  ),
  related: relatedLinks(content, entry.related),
  phone: content.business.phone,
});

const service = (content: Content, entry: Entry<"services">): ReactNode => (
  <ServiceView
    {...entry}
    {...common(content, "services", entry)}
    {...extras(content, entry)}
    mainList={<MainList kind={entry.listKind} list={entry.list} />}
    beforeAfter={entry.beforeAfter && <BeforeAfter {...entry.beforeAfter} />}
    photoAddresses={{ email: content.business.email, textPhone: content.company.textPhone }}
  />
);

const location = (content: Content, entry: Entry<"locations">): ReactNode => {
  const items = entry.services.items.flatMap(({ service: slug, description }) => {
    const link = pageLink(content, "services", slug);
    return link ? [{ description, service: link }] : [];
  });
  return (
    <LocationView
      {...entry}
      {...common(content, "locations", entry)}
      benefits={entry.benefits ?? null}
      services={{ ...entry.services, items }}
      reviews={reviewsOf(content)
        .filter((review) => review.location.slug === entry.slug)
        .map(toReview)}
      facts={promisesOf(content.business, content.words)}
    />
  );
};

const post = (content: Content, entry: Entry<"posts">): ReactNode => (
  <PostView
    {...entry}
    {...common(content, "posts", entry)}
    {...extras(content, entry)}
    updated={entry.updated ?? null}
    picture={entry.picture ?? null}
    callBox={{ ...content.blogPage.callBox, text: content.blogPage.callBox.text ?? null }}
  />
);

const entryIn = <Name extends FolderName>(entries: readonly Entry<Name>[], slug: string): Entry<Name> =>
  required(
    entries.find((entry) => entry.slug === slug),
    slug,
  );

/** Functions that render the preview of an entry, by folder. */
export const entryPreviews: Readonly<Record<FolderName, (content: Content, slug: string) => ReactNode>> = {
  services: (content, slug) => service(content, entryIn<"services">(content.services, slug)),
  locations: (content, slug) => location(content, entryIn<"locations">(content.locations, slug)),
  posts: (content, slug) => post(content, entryIn<"posts">(content.posts, slug)),
};
