import { Helmet } from "react-helmet";
import { headFor } from "../../seo/head";
import type { HeadPage } from "../../seo/page";
import { useSite } from "./use-site";

/** Draws the head of a page from what it says of itself. */
export const PageHead = (page: HeadPage) => {
  const { business } = useSite();
  const { title, meta, link, jsonLd } = headFor(page, business);
  return (
    <Helmet htmlAttributes={{ lang: "en-US" }}>
      <title>{title}</title>
      {meta.map((tag) => (
        <meta key={tag.name ?? tag.property} {...tag} />
      ))}
      {link.map((tag) => (
        <link key={`${tag.rel} ${tag.href}`} {...tag} />
      ))}
      {jsonLd && <script type="application/ld+json">{jsonLd}</script>}
    </Helmet>
  );
};
