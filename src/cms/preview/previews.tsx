/** Draws a draft the way the site will: the same views, fed from the CMS's form instead of GraphQL. */
import { Marked } from "marked";
import type { ReactNode } from "react";
import { LocationView } from "../../components/views/location-view";
import { BeforeAfter } from "../../components/views/pair";
import { PostView } from "../../components/views/post-view";
import { MainList } from "../../components/views/main-list";
import { ServiceView } from "../../components/views/service-view";
import { withDrawings } from "../../content/drawing-references";
import { pathOf, pathTo } from "../../content/routes";
import type { FolderName } from "../../content/schema";
import { locationSchema } from "../../content/schema/location";
import { postSchema } from "../../content/schema/post";
import type { Related } from "../../content/schema/related";
import { serviceSchema } from "../../content/schema/service";
import { crumbsTo } from "../../content/crumbs";
import { drawingHtml } from "../../drawings";
import { worksheetsOf } from "../../content/worksheets-of";
import { Worksheets } from "../../worksheets/worksheets";
import { complete } from "./complete";
import type { PreviewSite } from "./site-data";

/** An entry as it stands in the editor's form. */
export interface Draft {
  readonly slug: string;
  /** Front matter and `body`, in whatever state the form is. */
  readonly data: unknown;
  readonly asset: (src: string) => string;
}

const ENTITIES: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };
// HTML typed into a text stays text: nobody's draft runs a script in the editor of somebody else.
const markdown = new Marked({ renderer: { html: ({ text }) => text.replace(/[<>&]/g, (letter) => ENTITIES[letter] ?? letter) } });

const htmlOf = (data: unknown, site: PreviewSite): string => {
  const body: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "body") : undefined;
  const html = typeof body === "string" ? markdown.parse(body, { async: false }) : "";
  return withDrawings(html, (key) => drawingHtml(key, site.drawings));
};

const target = (site: PreviewSite, folder: FolderName, slug: string) => ({
  title: site.titles[folder][slug] ?? slug,
  path: pathTo(folder, site.known.addresses[folder][slug] ?? slug),
});

const related = (site: PreviewSite, { services, locations, posts }: Related) => ({
  services: services.map((slug) => target(site, "services", slug)),
  locations: locations.map((slug) => target(site, "locations", slug)),
  posts: posts.map((slug) => target(site, "posts", slug)),
});

const SheetsPreview = ({ entry, site }: { readonly entry: Parameters<typeof worksheetsOf>[1]; readonly site: PreviewSite }) => (
  <Worksheets {...site.worksheets} {...worksheetsOf(site, entry)} known={site.sheetCompany} />
);

const ServicePreview = ({ draft, site }: { readonly draft: Draft; readonly site: PreviewSite }) => {
  const service = complete(serviceSchema, draft.data, draft.asset);
  return (
    <ServiceView
      {...service}
      mainList={<MainList kind={service.listKind} list={service.list} />}
      beforeAfter={service.beforeAfter && <BeforeAfter {...service.beforeAfter} />}
      crumbs={crumbsTo(
        "services",
        { title: service.title, path: pathOf("services", { slug: draft.slug, address: service.address }) },
        site.words.crumbs,
      )}
      html={htmlOf(draft.data, site)}
      costs={{ ...site.costs, kind: service.prices }}
      worksheets={<SheetsPreview entry={service} site={site} />}
      related={related(site, service.related)}
      photoAddresses={site.photoAddresses}
      phone={site.phone}
    />
  );
};

const LocationPreview = ({ draft, site }: { readonly draft: Draft; readonly site: PreviewSite }) => {
  const location = complete(locationSchema, draft.data, draft.asset);
  const items = location.services.items.map(({ service, description }) => ({ description, service: target(site, "services", service) }));
  const reviews = site.reviews.filter((review) => review.location === draft.slug);
  return (
    <LocationView
      {...location}
      crumbs={crumbsTo(
        "locations",
        { title: location.title, path: pathOf("locations", { slug: draft.slug, address: location.address }) },
        site.words.crumbs,
      )}
      html={htmlOf(draft.data, site)}
      services={{ ...location.services, items }}
      reviews={reviews.map((review) => ({ ...review, place: location.title }))}
      related={related(site, location.related)}
      phone={site.phone}
    />
  );
};

const PostPreview = ({ draft, site }: { readonly draft: Draft; readonly site: PreviewSite }) => {
  const post = complete(postSchema, draft.data, draft.asset);
  return (
    <PostView
      {...post}
      crumbs={crumbsTo(
        "posts",
        { title: post.title, path: pathOf("posts", { slug: draft.slug, address: post.address }) },
        site.words.crumbs,
      )}
      html={htmlOf(draft.data, site)}
      costs={{ ...site.costs, kind: post.prices }}
      worksheets={<SheetsPreview entry={post} site={site} />}
      related={related(site, post.related)}
      callBox={site.callBox}
      phone={site.phone}
    />
  );
};

/** The preview of each collection that has one. */
export const previews: Readonly<Record<FolderName, (props: { readonly draft: Draft; readonly site: PreviewSite }) => ReactNode>> = {
  services: ServicePreview,
  locations: LocationPreview,
  posts: PostPreview,
};
